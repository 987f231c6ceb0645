import { useTranslator } from '@touchline/ui/translator-context';
import { formatMultiple, multipleTone } from './multiple-text.ts';
import type { SharedTable } from './use-shared-table.ts';

/** A result in a word or a number, and its colour. */
export interface ShownResult {
  readonly text: string;
  readonly tone: string;
}

interface ResultStripProps {
  readonly table: SharedTable;
  readonly onChoose: (round: string) => void;
  /** How a result is told; as a multiple where nothing is said. */
  readonly resultOf?: ((result: number) => ShownResult) | undefined;
}

/** The most results of the strip. */
const MAX_SHOWN = 50;

/** The last results of the table, newest first; each can be checked. */
export function ResultStrip({ table, onChoose, resultOf }: ResultStripProps) {
  const t = useTranslator();
  const shown = resultOf ?? ((result: number) => ({ text: formatMultiple(t.language, result), tone: multipleTone(result) }));
  return (
    <ol className="game-rounds shared-results" aria-label={t('casino.shared.results')}>
      {table.results.slice(0, MAX_SHOWN).map(({ round, number, result }) => {
        const { text: times, tone } = shown(result);
        return (
          <li key={round}>
            <button
              type="button"
              className="game-round shared-result figures"
              data-tone={tone}
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
