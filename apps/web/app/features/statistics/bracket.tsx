import type { CompetitorView } from '@touchline/contract/line-shapes';
import type { StageMatch, StageView } from '@touchline/contract/statistics-shapes';
import { useTexts } from '@touchline/ui/texts';
import { useMemo } from 'react';
import { arrangeBracket } from './arrange-bracket.ts';
import { CompetitorMark } from './competitor-name.tsx';
import { roundName } from './round-name.ts';
import { StatLink } from './stat-link.tsx';
import { useStatisticsFormats } from './statistics-view.tsx';

/** The net of a knock-out: a column a round, lines from each pair of matches to the one that follows. */
export function Bracket({ sport, rounds }: { readonly sport: number; readonly rounds: StageView['rounds'] }) {
  const t = useTexts();
  const columns = useMemo(() => arrangeBracket(rounds), [rounds]);
  return (
    <section className="sx-net" aria-label={t('stats.net')}>
      {columns.map((column) => (
        <div key={column.name} className="sx-net-c">
          <h3>{roundName(t, column.name)}</h3>
          <ol>
            {column.matches.map(({ match, key }) => (
              <li key={key}>
                {match ? <NetMatch match={match} sport={sport} /> : <div className="sx-tie open">{t('stats.net.open')}</div>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function NetMatch({ match, sport }: { readonly match: StageMatch; readonly sport: number }) {
  const { date, time } = useStatisticsFormats();
  return (
    <StatLink page="game" params={{ sportId: sport, gameId: match.id }} className="sx-tie">
      <NetSide side={match.home} score={match.score?.[0]} won={match.winner === 1} />
      <NetSide side={match.away} score={match.score?.[1]} won={match.winner === 2} />
      {match.over ? null : (
        <time className="num mut3">
          {date(match.startsAt)} {time(match.startsAt)}
        </time>
      )}
    </StatLink>
  );
}

function NetSide({
  side,
  score,
  won,
}: {
  readonly side: CompetitorView | null;
  readonly score: number | undefined;
  readonly won: boolean;
}) {
  if (!side) return null;
  return (
    <span className={`sx-tie-s${won ? ' strong' : ''}`} title={side.name}>
      <CompetitorMark competitor={side} size={16} />
      <span className="ell" dir="auto">
        {side.name}
      </span>
      <b className="num">{score ?? ''}</b>
    </span>
  );
}
