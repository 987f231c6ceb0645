import './period-scores.css';
import { SPORT } from '@touchline/catalogue/sport/sports';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';

/** Periods that fit beside each other; longer matches show the latest. */
const SHOWN = 9;
const HALVES = ['match.half.1', 'match.half.2'] as const;

/** The scores of the periods and, in racket sports, the running points. Two halves are written in a line, more in a small table. */
export function PeriodScores({ match }: { readonly match: MatchDetail }) {
  const t = useTranslator();
  const { periods, points, period } = match.state;
  // Cricket's periods are innings: each side bats in one of them, and the score says them.
  if (periods.length === 0 || match.away === null || match.sport === SPORT.cricket) return null;
  if (match.format.periods === 2 && periods.length <= 2 && !points)
    return (
      <p className="board-halves figures">
        {periods.map(([home, away], index) => (
          <span key={HALVES[index]}>
            <span dir="auto">{t(HALVES[index] ?? 'match.half.2')}</span> <b>{t('score.pair', { home, away })}</b>
          </span>
        ))}
      </p>
    );
  // Sports that play all periods in any case have a place for those to come already.
  const count = match.format.scoring === 'sum' ? Math.max(periods.length, match.format.periods) : periods.length;
  const from = Math.max(0, count - SHOWN);
  const shown = Array.from({ length: count - from }, (_, index) => ({ number: from + index + 1, score: periods[from + index] }));
  const sides = [match.home, match.away];
  return (
    <table className="board-periods figures">
      <caption className="screen-reader-only">{t('match.statistics')}</caption>
      <thead>
        <tr>
          <td />
          {shown.map(({ number }) => (
            <th key={number} scope="col">
              {number}
            </th>
          ))}
          {points ? (
            <th scope="col" dir="auto">
              {t('match.points')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {sides.map((competitor, side) => (
          <tr key={competitor.id}>
            <th scope="row">
              <span className="screen-reader-only">{competitor.name}</span>
            </th>
            {shown.map(({ number, score }) => (
              <td key={number} className={number === period ? 'board-period-now' : undefined}>
                {score?.[side] ?? '–'}
              </td>
            ))}
            {points ? <td className="board-points">{pointText(points[side] ?? 0, match.sport)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Tennis counts 0, 15, 30, 40, advantage (50 in the facts). */
const pointText = (points: number, sport: number): string => (sport === 4 && points === 50 ? 'A' : String(points));
