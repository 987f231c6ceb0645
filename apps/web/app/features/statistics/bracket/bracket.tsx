import type { CompetitorView } from '@touchline/contract/line/shapes';
import type { StageMatch, StageView } from '@touchline/contract/statistics/shapes';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { CompetitorMark } from '../competitor-name.tsx';
import { useStatisticsFormats } from '../frame/statistics-view.tsx';
import { StatisticsLink } from '../statistics-link.tsx';
import { arrangeBracket } from './arrange-bracket.ts';
import { roundName } from './round-name.ts';

/** The net of a knock-out: a column a round, lines from each pair of matches to the one that follows. */
export function Bracket({ sport, rounds }: { readonly sport: number; readonly rounds: StageView['rounds'] }) {
  const t = useTranslator();
  const columns = useMemo(() => arrangeBracket(rounds), [rounds]);
  return (
    <ScrollBox label={t('stats.net')} className="statistics-bracket">
      {columns.map((column) => (
        <div key={column.name} className="statistics-bracket-round">
          <h3>{roundName(t, column.name)}</h3>
          <ol>
            {column.matches.map(({ match, key }) => (
              <li key={key}>
                {match ? (
                  <BracketMatch match={match} sport={sport} />
                ) : (
                  <div className="bracket-match bracket-match-open">{t('stats.net.open')}</div>
                )}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </ScrollBox>
  );
}

function BracketMatch({ match, sport }: { readonly match: StageMatch; readonly sport: number }) {
  const { date, time } = useStatisticsFormats();
  return (
    <StatisticsLink page="game" params={{ sportId: sport, gameId: match.id }} className="bracket-match">
      <BracketSide side={match.home} score={match.score?.[0]} won={match.winner === 1} />
      <BracketSide side={match.away} score={match.score?.[1]} won={match.winner === 2} />
      {match.over ? null : (
        <time className="figures faint">
          {date(match.startsAt)} {time(match.startsAt)}
        </time>
      )}
    </StatisticsLink>
  );
}

function BracketSide({
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
    <span className={`bracket-match-side${won ? ' strong bracket-match-won' : ''}`} title={side.name}>
      <CompetitorMark competitor={side} size={16} />
      <span className="ellipsis bracket-match-name" dir="auto">
        {side.name}
      </span>
      <b className="figures">{score ?? ''}</b>
    </span>
  );
}
