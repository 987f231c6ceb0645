import { silkInRace } from '@touchline/catalogue/sport/silk';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { CardHeader } from '@touchline/ui/card';
import { SilkIcon } from '@touchline/ui/silk-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { isNonRunner } from './tracker/race-order.ts';

/** Both line-ups, or the runners of a race. Nothing where neither is known. */
export function LineupList({ match }: { readonly match: MatchDetail }) {
  const t = useTranslator();
  const { home, away } = match.lineups;
  if (match.runners.length > 0)
    return (
      <section className="card">
        <CardHeader title={t('match.runners')}>
          <span className="faint figures">{match.runners.length}</span>
        </CardHeader>
        <ol className="runner-list">
          {match.runners.map((runner, index) => (
            <li key={runner.id} data-out={isNonRunner(match.state, index) || undefined}>
              <span className="player-number figures">{index + 1}</span>
              <SilkIcon silk={silkInRace(match.sport, index, runner.id)} />
              <span className="ellipsis">{runner.name}</span>
            </li>
          ))}
        </ol>
      </section>
    );
  if (home.length === 0 && away.length === 0) return null;
  return (
    <section className="card">
      <CardHeader title={t('match.lineups')} />
      <div className="line-up">
        <Side name={match.home.name} players={home} />
        <Side name={match.away?.name ?? ''} players={away} />
      </div>
    </section>
  );
}

function Side({ name, players }: { readonly name: string; readonly players: MatchDetail['lineups']['home'] }) {
  return (
    <div>
      <h4 className="ellipsis">{name}</h4>
      <ol>
        {players.map((player) => (
          <li key={`${player.number} ${player.name}`}>
            <span className="player-number figures">{player.number}</span>
            <span className="ellipsis">{player.name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
