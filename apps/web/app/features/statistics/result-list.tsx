import type { ResultRow } from '@touchline/contract/results/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { CompetitorMark } from './competitor-name.tsx';
import { useStatisticsFormats } from './frame/statistics-view.tsx';
import { StatisticsLink } from './statistics-link.tsx';

/** W, D or L for the competitor that the list is about. */
const resultForSide = ({ winner, home }: ResultRow, about: number): 'W' | 'D' | 'L' =>
  winner === 0 ? 'D' : (winner === 1) === (home.id === about) ? 'W' : 'L';

/** Played matches, newest first, each leading to its page. `about` marks how one side fared. */
export function ResultList({ matches, about }: { readonly matches: readonly ResultRow[]; readonly about?: number }) {
  const t = useTranslator();
  const { date } = useStatisticsFormats();
  return (
    <ol className="statistics-results">
      {matches.map((match) => {
        const result = about === undefined || match.away === null ? null : resultForSide(match, about);
        return (
          <li key={match.id}>
            <StatisticsLink
              page="game"
              params={{ sportId: match.sport, gameId: match.id }}
              className="statistics-result"
              title={match.champ.name}
            >
              <time className="figures faint">{date(match.startsAt)}</time>
              <span className={`statistics-result-home ellipsis${match.winner === 1 ? ' strong' : ''}`} dir="auto">
                {match.home.name}
              </span>
              {match.away ? (
                <>
                  <CompetitorMark competitor={match.home} size={16} />
                  <b className="figures">{t('score.pair', { home: match.score[0], away: match.score[1] })}</b>
                  <CompetitorMark competitor={match.away} size={16} />
                  <span className={`statistics-result-away ellipsis${match.winner === 2 ? ' strong' : ''}`} dir="auto">
                    {match.away.name}
                  </span>
                </>
              ) : null}
            </StatisticsLink>
            {result ? (
              <span className="statistics-form" title={t(`match.result.${result}.long`)}>
                <i data-result={result}>{t(`match.result.${result}`)}</i>
              </span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
