import { ScrollBox } from '@touchline/ui/scroll-box';
import type { ReactNode } from 'react';

interface PayTableProps {
  readonly label: string;
  /** The head over the first column, which names each line. */
  readonly corner: string;
  readonly heads: readonly string[];
  readonly lines: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly cells: readonly ReactNode[];
    readonly isChosen?: boolean;
  }[];
}

/** The pays of a game, line by line; where the table is wider than the screen, it scrolls by itself. */
export function PayTable({ label, corner, heads, lines }: PayTableProps) {
  return (
    <ScrollBox label={label} className="pay-table">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="pay-table-cell">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className={line.isChosen ? 'pay-table-chosen' : undefined}>
              <th scope="row">{line.name}</th>
              {line.cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={i} className="pay-table-cell figures">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
