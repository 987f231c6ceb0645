import { useTranslator } from '@touchline/ui/translator-context';
import { formatMultiple, multipleTone } from './multiple-text.ts';
import type { SharedTable } from './use-shared-table.ts';

/** The last results of the table, newest first; each can be checked. */
export function ResultStrip({ table, onChoose }: { readonly table: SharedTable; readonly onChoose: (round: string) => void }) {
  const t = useTranslator();
  return (
    <ol className="game-rounds shared-results" aria-label={t('casino.shared.results')}>
      {table.results.map(({ round, number, result }) => {
        const times = formatMultiple(t.language, result);
        return (
          <li key={round}>
            <button
              type="button"
              className="game-round shared-result figures"
              data-tone={multipleTone(result)}
              aria-label={t('casino.shared.results.one', { n: number, times })}
              onClick={() => onChoose(round)}
            >
              {times}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
