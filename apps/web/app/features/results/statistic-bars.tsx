import type { ResultDetail } from '@touchline/contract/results/calls';

/** The figures of both sides, each pair as a bar that they share. */
export function StatisticBars({ statistics }: { readonly statistics: ResultDetail['statistics'] }) {
  return (
    <div className="result-statistics">
      {statistics.map(({ key, name, home: a, away: b }) => (
        <dl key={key} className="result-statistic">
          <dt>{name}</dt>
          <dd className="figures">{a}</dd>
          <dd className="figures">{b}</dd>
          <div className="result-statistic-bar" aria-hidden="true">
            <i style={{ flexGrow: a }} />
            <i style={{ flexGrow: b }} />
          </div>
        </dl>
      ))}
    </div>
  );
}
