import { Button } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { csvOf, downloadText } from './csv.ts';
import { type SortValue, sortRows } from './sort-rows.ts';

export interface Column<R> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: R) => ReactNode;
  /** Makes the column sortable. */
  readonly order?: (row: R) => SortValue;
  /** Of the file; a column without it is not in there. */
  readonly csv?: (row: R) => string;
  readonly end?: boolean;
}

export interface DataTableProps<R> {
  /** Its name, read before it and part of the file's name. */
  readonly name: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly rowKey: (row: R) => string;
  readonly empty: string;
  /** A row can be chosen: by a press, or with arrows (or J and K) and Enter. */
  readonly onOpen?: (row: R) => void;
  readonly openKey?: string | null;
  /** An edge in colour for rows that stand out. */
  readonly edge?: (row: R) => 'danger' | 'accent' | undefined;
  /** Between the head and the table: filters, figures. */
  readonly tools?: ReactNode;
  readonly exportable?: boolean;
}

interface Sort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** Rows of 32 pixels, stacked where the screen is narrow; what has an order can be sorted by it, and saved as CSV as it stands. */
export function DataTable<R>(props: DataTableProps<R>) {
  const { name, columns, rows, rowKey, empty, onOpen, openKey, edge, tools, exportable } = props;
  const t = useTranslator();
  const [sort, setSort] = useState<Sort | null>(null);
  const order = columns.find(({ key }) => key === sort?.key)?.order;
  const shown = sort && order ? sortRows(rows, order, sort.direction, t.language) : rows;

  function save(): void {
    const kept = columns.filter(({ csv }) => csv);
    const lines = [kept.map(({ head }) => head), ...shown.map((row) => kept.map(({ csv }) => csv?.(row) ?? ''))];
    downloadText(`${name} ${new Date().toISOString().slice(0, 16).replace(':', '-')}.csv`, csvOf(lines));
  }
  return (
    <div className="card table-card">
      <div className="table-head">
        <h2>{name}</h2>
        <span className="muted figures">{rows.length}</span>
        <span className="spacer" />
        {tools}
        {exportable && rows.length > 0 ? (
          <Button size="xs" icon="download" onClick={save}>
            {t('console.table.csv')}
          </Button>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <p className="table-empty">{empty}</p>
      ) : (
        <ScrollBox label={name}>
          <table className="table console-table">
            <thead>
              <tr>
                {columns.map((column) => (
                  <Head key={column.key} column={column} sort={sort} onSort={setSort} />
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr
                  key={rowKey(row)}
                  data-edge={edge?.(row)}
                  data-open={openKey === rowKey(row) || undefined}
                  tabIndex={onOpen ? 0 : undefined}
                  onClick={onOpen ? (event) => isOfRow(event) && onOpen(row) : undefined}
                  onKeyDown={onOpen ? (event) => moveAmongRows(event, () => onOpen(row)) : undefined}
                >
                  {columns.map((column) => (
                    <td key={column.key} className={column.end ? 'table-end console-table-end' : undefined} data-label={column.head}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </div>
  );
}

function Head<R>({
  column,
  sort,
  onSort,
}: {
  readonly column: Column<R>;
  readonly sort: Sort | null;
  readonly onSort: (sort: Sort) => void;
}) {
  const { key, head, order, end } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  return (
    <th scope="col" className={end ? 'table-end' : undefined} aria-sort={direction ?? (order ? 'none' : undefined)}>
      {order ? (
        <button
          type="button"
          className="table-sort"
          onClick={() => onSort({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
        >
          {head}
          {direction ? <Icon name={direction === 'ascending' ? 'up' : 'down'} size="xs" /> : null}
        </button>
      ) : (
        head
      )}
    </th>
  );
}

/** Whether a press is of the row, not of a button or a link in it. */
const isOfRow = ({ target }: MouseEvent<HTMLElement>): boolean => !(target instanceof Element && target.closest('button, a'));

function moveAmongRows(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  if (event.target !== event.currentTarget) return;
  const step = { ArrowDown: 'nextElementSibling', j: 'nextElementSibling', ArrowUp: 'previousElementSibling', k: 'previousElementSibling' };
  const way = step[event.key as keyof typeof step] as 'nextElementSibling' | 'previousElementSibling' | undefined;
  if (event.key === 'Enter' || event.key === ' ') open();
  else if (way) (event.currentTarget[way] as HTMLElement | null)?.focus();
  else return;
  event.preventDefault();
}
