import type { ResultDetail } from '@touchline/contract/results/calls';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';

interface PeriodScoresProps {
  readonly sides: readonly [ResultDetail['home'], NonNullable<ResultDetail['away']>];
  readonly periods: ResultDetail['periods'];
  /** The name of each period. */
  readonly names: readonly string[];
}

/** A row a side, a column a period. */
export function PeriodScores({ sides, periods, names }: PeriodScoresProps) {
  const t = useTranslator();
  return (
    <ScrollBox label={t('results.periods')}>
      <table className="table result-periods">
        <caption className="screen-reader-only">{t('results.periods')}</caption>
        <thead>
          <tr>
            <td />
            {names.map((name) => (
              <th key={name} scope="col" className="table-end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((side, index) => (
            <tr key={side.id}>
              <th scope="row">{side.name}</th>
              {periods.map((pair, period) => (
                <td key={names[period] ?? period} className="table-end">
                  {pair[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
