import { BINGO_GRIDS, type BingoKind } from '@touchline/casino/bingo/bingo-card';
import { useTranslator } from '@touchline/ui/translator-context';

interface BingoCardProps {
  readonly kind: BingoKind;
  readonly number: number;
  readonly cells: readonly (number | null)[];
  /** Numbers that have come. */
  readonly called: ReadonlySet<number>;
  /** Numbers that are marked: those that have come, or those that the player has marked by hand. */
  readonly marked: ReadonlySet<number>;
  /** How many numbers it lacks for the next prize; null where nothing is to be won any more. */
  readonly toGo: number | null;
  readonly isWinner: boolean;
  /** Marks a number by hand; null where cards mark themselves. */
  readonly onMark: ((number: number) => void) | null;
}

/** A card: rows of numbers, those that have come marked. */
export function BingoCardGrid({ kind, number, cells, called, marked, toGo, isWinner, onMark }: BingoCardProps) {
  const t = useTranslator();
  const { rows, columns } = BINGO_GRIDS[kind];
  return (
    <div className="bingo-card" data-kind={kind} data-winner={isWinner} data-near={toGo !== null && toGo <= 1}>
      <p className="bingo-card-head">
        <b>{t('bingo.card', { n: number })}</b>
        <span className="muted">{isWinner ? t('bingo.card.won') : toGo === null ? '' : t('bingo.card.to-go', { n: toGo })}</span>
      </p>
      <table className="bingo-cells" dir="ltr" aria-label={t('bingo.card', { n: number })}>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
            <tr key={row}>
              {cells.slice(row * columns, (row + 1) * columns).map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place
                <td key={column} data-marked={cell === null ? kind === 'seventy-five' : marked.has(cell)} data-blank={cell === null}>
                  <Cell
                    kind={kind}
                    cell={cell}
                    isMarked={cell !== null && marked.has(cell)}
                    isCalled={cell !== null && called.has(cell)}
                    onMark={onMark}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly kind: BingoKind;
  readonly cell: number | null;
  readonly isMarked: boolean;
  readonly isCalled: boolean;
  readonly onMark: BingoCardProps['onMark'];
}

function Cell({ kind, cell, isMarked, isCalled, onMark }: CellProps) {
  const t = useTranslator();
  if (cell === null) return kind === 'seventy-five' ? <span className="bingo-free">{t('bingo.card.free')}</span> : null;
  if (onMark !== null)
    return (
      <button type="button" className="bingo-mark figures" aria-pressed={isMarked} disabled={!isCalled} onClick={() => onMark(cell)}>
        {cell}
      </button>
    );
  return (
    <span className="figures">
      {cell}
      {isMarked ? <span className="screen-reader-only"> {t('bingo.ball.called')}</span> : null}
    </span>
  );
}
