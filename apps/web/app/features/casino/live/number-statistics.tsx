import { countResults } from '@touchline/casino/statistics/count-results';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ShownResult } from '../shared/result-strip.tsx';
import type { SharedTable } from '../shared/use-shared-table.ts';
import { LiveStatistics } from './live-statistics.tsx';

/** How many of the most and of the least frequent results are named. */
const NAMED = 5;

interface NumberStatisticsProps {
  readonly table: Pick<SharedTable, 'results'>;
  /** Results are numbered from 0 to one less. */
  readonly outcomes: number;
  readonly resultOf: (result: number) => ShownResult;
}

/** The most and the least frequent results of the last 200 rounds. Each is as likely as any other in the next one, which is said beside them. */
export function NumberStatistics({ table: { results }, outcomes, resultOf }: NumberStatisticsProps) {
  const t = useTranslator();
  const counts = countResults(
    outcomes,
    results.map(({ result }) => result),
  );
  const groups = [
    ['hot', counts.slice(0, NAMED).filter(({ times }) => times > 0)],
    // Fewer rounds than results leave most of them at nothing: none is rarer than the others.
    ['cold', results.length < outcomes ? [] : counts.slice(-NAMED)],
  ] as const;
  return (
    <LiveStatistics rounds={results.length}>
      {groups.map(([key, group]) =>
        group.length === 0 ? null : (
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
        ),
      )}
    </LiveStatistics>
  );
}
