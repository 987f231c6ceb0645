import { sportById } from '@touchline/catalogue/sport/sports';
import type { ResultRow } from '@touchline/contract/results/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import type { CSSProperties } from 'react';

/** More periods than this do not stand beside names: nine innings are read when the row is opened. */
const MAX_COLUMNS = 5;

/** How many columns of periods some rows have under one head; 0 where one of them has none, or more than fit. */
export function periodColumns(results: readonly Pick<ResultRow, 'away' | 'periods'>[]): number {
  const max = Math.max(0, ...results.map(({ away, periods }) => (away && periods.length > 1 ? periods.length : 0)));
  return max > MAX_COLUMNS ? 0 : max;
}

/** The heads over `ScoreColumns`: the numbers of the periods, and the total. */
export function ScoreHeads({ columns }: { readonly columns: number }) {
  const t = useTranslator();
  if (columns === 0) return null;
  return (
    <span className="result-columns result-column-head figures" aria-hidden="true" style={{ '--columns': columns } as CSSProperties}>
      {Array.from({ length: columns }, (_, index) => index + 1).map((period) => (
        <span key={period}>{period}</span>
      ))}
      <span dir="auto">{t('results.total')}</span>
    </span>
  );
}

/** The scores of both sides one above the other, a column a period, the total last. Left to right; read aloud as pairs. */
export function ScoreColumns({ result, columns }: { readonly result: ResultRow; readonly columns: number }) {
  const t = useTranslator();
  const { sport, score, periods, winner } = result;
  const pairs = periods.length > 1 ? periods.map(([home, away]) => t('score.pair', { home, away })).join(', ') : '';
  const shown = Array.from({ length: columns }, (_, index) => periods[index]);
  // An innings is one side's alone: the other has no score in it, not even 0.
  const isAlone = sportById(sport).family === 'bat';
  return (
    <>
      <span className="screen-reader-only">
        {t('score.pair', { home: score[0], away: score[1] })}
        {pairs === '' ? '' : ` (${pairs})`}
      </span>
      <span className="result-columns figures" aria-hidden="true" style={{ '--columns': columns } as CSSProperties}>
        {([0, 1] as const).map((side) => [
          ...shown.map((period, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a period is known by its place alone
            <span key={`${side} ${index}`}>{period && !(isAlone && period[side] === 0 && period[1 - side] !== 0) ? period[side] : ''}</span>
          )),
          <b key={`${side} total`} className={winner === side + 1 ? 'result-total' : 'result-total muted'}>
            {score[side]}
          </b>,
        ])}
      </span>
    </>
  );
}
