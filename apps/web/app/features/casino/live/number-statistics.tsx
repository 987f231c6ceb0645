import { countResults } from '@touchline/casino/statistics/count-results';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ShownResult } from '../shared/result-strip.tsx';
import type { SharedTable } from '../shared/use-shared-table.ts';

/** How many of the most and of the least frequent results are named. */
const NAMED = 5;

interface NumberStatisticsProps {
  readonly table: SharedTable;
  /** Results are numbered from 0 to one less. */
  readonly outcomes: number;
  readonly resultOf: (result: number) => ShownResult;
}

/** The most and the least frequent results of the last 200 rounds. Each is as likely as any other in the next one, which is said beside them. */
export function NumberStatistics({ table, outcomes, resultOf }: NumberStatisticsProps) {
  const t = useTranslator();
  const counts = countResults(
    outcomes,
    table.results.map(({ result }) => result),
  );
  const groups = [
    ['hot', counts.slice(0, NAMED)],
    ['cold', counts.slice(-NAMED)],
  ] as const;
  return (
    <Card>
      <CardHeader title={t('casino.live.statistics')}>
        <span className="muted figures">{t('casino.live.statistics.rounds', { n: table.results.length })}</span>
      </CardHeader>
      <div className="live-statistics">
        {groups.map(([key, group]) => (
          <section key={key}>
            <h3>{t(`casino.live.statistics.${key}`)}</h3>
            <ul className="live-counts" dir="ltr">
              {group.map(({ result, times }) => {
                const { text, tone } = resultOf(result);
                return (
                  <li key={result}>
                    <b className="place-tone figures" data-tone={tone}>
                      {text}
                    </b>
                    <span className="figures">{t('casino.live.statistics.times', { n: times })}</span>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
        <p className="muted">{t('casino.live.statistics.note')}</p>
      </div>
    </Card>
  );
}
