import { useTranslator } from '@touchline/ui/translator-context';

interface LinePatternsProps {
  /** The row of each reel, line by line. */
  readonly lines: readonly (readonly number[])[];
  readonly rows: number;
}

/** The lines that pay, each as the cells that it goes through. */
export function LinePatterns({ lines, rows }: LinePatternsProps) {
  const t = useTranslator();
  return (
    <ol className="slot-line-list" aria-label={t('slots.lines')}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
        <li key={i}>
          <span className="figures">{i + 1}</span>
          <svg
            viewBox={`0 0 ${line.length * 10} ${rows * 10}`}
            role="img"
            aria-label={t('slots.line.rows', { rows: line.map((row) => row + 1).join(', ') })}
          >
            <polyline points={line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')} />
          </svg>
        </li>
      ))}
    </ol>
  );
}
