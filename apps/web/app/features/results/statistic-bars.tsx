import type { ResultDetail } from '@touchline/contract/results/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { statisticText } from '../../shell/formats/statistic-text.ts';

/** The figures of both sides, each pair as a bar that they share. */
export function StatisticBars({ statistics }: { readonly statistics: ResultDetail['statistics'] }) {
  const { language } = useTranslator();
  return (
    <div className="result-statistics">
      {statistics.map(({ key, name, home: a, away: b }) => (
        <dl key={key} className="result-statistic">
          <dt>{name}</dt>
          <dd className="figures">{statisticText(language, key, a)}</dd>
          <dd className="figures">{statisticText(language, key, b)}</dd>
          <div className="result-statistic-bar" aria-hidden="true">
            <i style={{ flexGrow: a }} />
            <i style={{ flexGrow: b }} />
          </div>
        </dl>
      ))}
    </div>
  );
}
