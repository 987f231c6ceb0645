import type { MatchDetail } from '@touchline/contract/line-shapes';
import { CardHead } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { isNonRunner } from './race-order.ts';
import { silkOf } from './silk.ts';
import { SilkMark } from './silk-mark.tsx';

/** Both line-ups, or the runners of a race. Nothing where neither is known. */
export function LineupsCard({ match }: { readonly match: MatchDetail }) {
  const t = useTexts();
  const { home, away } = match.lineups;
  if (match.runners.length > 0)
    return (
      <section className="card">
        <CardHead title={t('match.runners')}>
          <span className="mut3 num">{match.runners.length}</span>
        </CardHead>
        <ol className="rn">
          {match.runners.map((runner, index) => (
            <li key={runner.id} data-out={isNonRunner(match.state, index) || undefined}>
              <span className="no num">{index + 1}</span>
              <SilkMark silk={silkOf(match.sport, index, runner.name)} />
              <span className="ell">{runner.name}</span>
            </li>
          ))}
        </ol>
      </section>
    );
  if (home.length === 0 && away.length === 0) return null;
  return (
    <section className="card">
      <CardHead title={t('match.lineups')} />
      <div className="lu">
        <Side name={match.home.name} players={home} />
        <Side name={match.away?.name ?? ''} players={away} />
      </div>
    </section>
  );
}

function Side({ name, players }: { readonly name: string; readonly players: MatchDetail['lineups']['home'] }) {
  return (
    <div>
      <h4 className="ell">{name}</h4>
      <ol>
        {players.map((player) => (
          <li key={`${player.number} ${player.name}`}>
            <span className="no num">{player.number}</span>
            <span className="ell">{player.name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
