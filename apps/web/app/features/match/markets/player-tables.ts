import { NO_GOALSCORER, playerOf } from '@touchline/betting/markets/sport/player-markets';
import type { MarketView, MatchDetail, SelectionView } from '@touchline/contract/line/shapes';
import { outcomeOf } from '@touchline/kernel/selection';
import { hasWords, wordsOf } from './word-search.ts';

/** A column: one market of players. Its head is the text `match.players.<key>`. */
interface PlayerColumn {
  readonly key: string;
  readonly type: string;
  /** The market's subject; `side` where each side has a market of its own. */
  readonly subject: number | 'side';
}

interface TableKind {
  readonly key: string;
  readonly columns: readonly PlayerColumn[];
  /** Instead of columns: the type whose markets are a player's over and under each, a row a line. */
  readonly lines?: string;
}

const column = (type: string, subject: PlayerColumn['subject'] = 0): PlayerColumn => ({
  key: typeof subject === 'number' && subject > 0 ? `${type}-${subject}` : type,
  type,
  subject,
});

/** The tables of players, each a list of columns that stand beside one another wherever one of them is offered. */
const TABLES: readonly TableKind[] = [
  {
    key: 'scorers',
    columns: [
      column('anytime-goalscorer'),
      column('first-goalscorer'),
      column('last-goalscorer'),
      column('player-two-goals'),
      column('player-three-goals'),
      column('player-carded'),
    ],
  },
  { key: 'points', columns: [], lines: 'player-points' },
  { key: 'batters', columns: [column('top-batter', 'side'), column('batter-milestone', 50), column('batter-milestone', 100)] },
  { key: 'runs', columns: [], lines: 'batter-runs' },
];

const tableOf = ({ type, period }: MarketView): TableKind | undefined =>
  period === 0 ? TABLES.find(({ columns, lines }) => lines === type || columns.some((one) => one.type === type)) : undefined;

/** Whether a market stands in a table of players and not in a card of its own. */
export const isOfPlayerTable = (market: MarketView): boolean => tableOf(market) !== undefined;

interface PlayerCell {
  readonly market: MarketView;
  readonly selection: SelectionView;
  /** The text before the price: a line; nothing where the column's head says all. */
  readonly label?: string;
}

export interface PlayerRow {
  readonly key: string;
  readonly name: string;
  /** 0: nobody. */
  readonly side: 0 | 1 | 2;
  readonly cells: readonly (PlayerCell | null)[];
  /** Another line of a player whose main one has a row before it. */
  readonly isOther: boolean;
}

export interface PlayerTable {
  readonly key: string;
  /** The columns' names by `match.players.<key>`. */
  readonly heads: readonly string[];
  readonly rows: readonly PlayerRow[];
  readonly status: MarketView['status'];
}

interface Person {
  readonly name: string;
  readonly side: 0 | 1 | 2;
}

function columnTable({ key, columns }: TableKind, markets: readonly MarketView[]): PlayerTable {
  const offered = columns.filter(({ type, subject }) =>
    markets.some((m) => m.type === type && (subject === 'side' || m.subject === subject)),
  );
  const rows = new Map<number, { readonly person: Person; readonly cells: (PlayerCell | null)[] }>();
  for (const [place, { type, subject }] of offered.entries())
    for (const market of markets) {
      if (market.type !== type || (subject !== 'side' && market.subject !== subject)) continue;
      for (const selection of market.selections) {
        const outcome = outcomeOf(selection.id);
        const row = rows.get(outcome) ?? {
          person: { name: selection.name, side: outcome === NO_GOALSCORER ? 0 : playerOf(outcome).side },
          cells: offered.map(() => null),
        };
        rows.set(outcome, row);
        row.cells[place] = { market, selection };
      }
    }
  return {
    key,
    heads: offered.map((one) => one.key),
    rows: [...rows].map(([outcome, { person, cells }]) => ({ key: String(outcome), ...person, cells, isOther: false })),
    status: statusOf(markets),
  };
}

function lineTable({ key, lines }: TableKind, markets: readonly MarketView[], lineups: MatchDetail['lineups']): PlayerTable {
  const sorted = markets.toSorted((a, b) => a.subject - b.subject || Number(b.main) - Number(a.main) || a.line - b.line);
  return {
    key,
    heads: ['over', 'under'],
    rows: sorted.map((market, place) => {
      const { side, index } = playerOf(market.subject);
      return {
        key: String(market.id),
        name: lineups[side === 1 ? 'home' : 'away'][index]?.name ?? market.name,
        side,
        cells: [0, 1].map((i) => {
          const selection = market.selections[i];
          return selection ? { market, selection, label: selection.label } : null;
        }),
        isOther: sorted[place - 1]?.subject === market.subject,
      };
    }),
    status: statusOf(markets.filter(({ type }) => type === lines)),
  };
}

function statusOf(markets: readonly MarketView[]): MarketView['status'] {
  if (markets.some(({ status }) => status === 'open')) return 'open';
  return markets.every(({ status }) => status === 'closed') ? 'closed' : 'suspended';
}

/** The tables of players that these markets make, in their own order. */
export function playerTables(markets: readonly MarketView[], lineups: MatchDetail['lineups']): readonly PlayerTable[] {
  const byTable = new Map<TableKind, MarketView[]>();
  for (const market of markets) {
    const table = tableOf(market);
    if (table) byTable.set(table, [...(byTable.get(table) ?? []), market]);
  }
  return TABLES.flatMap((table) => {
    const own = byTable.get(table);
    return own ? [table.lines === undefined ? columnTable(table, own) : lineTable(table, own, lineups)] : [];
  });
}

const oddsOf = (row: PlayerRow): number => row.cells.find((cell) => cell && cell.selection.odds > 0)?.selection.odds ?? Infinity;

/** Rows in the order in which they are looked for: the likeliest of the first column first, a player's lines together, nobody last. */
export function orderRows(rows: readonly PlayerRow[]): readonly PlayerRow[] {
  const lines = rows.some(({ isOther }) => isOther) || rows.some(({ cells }) => cells[0]?.label !== undefined);
  if (!lines) return rows.toSorted((a, b) => Number(a.side === 0) - Number(b.side === 0) || oddsOf(a) - oddsOf(b));
  // Of points and runs the higher line is the better player's.
  const main = new Map(rows.filter(({ isOther }) => !isOther).map((row) => [row.cells[0]?.market.subject, row.cells[0]?.market.line ?? 0]));
  const best = (row: PlayerRow): number => main.get(row.cells[0]?.market.subject) ?? 0;
  return rows.toSorted((a, b) => best(b) - best(a));
}

/** Rows whose player is looked for; all of them where the words are of the market. */
export function soughtRows(rows: readonly PlayerRow[], search: string): readonly PlayerRow[] {
  const words = wordsOf(search);
  if (!words) return rows;
  const has = (text: string): boolean => hasWords(text, words);
  const byName = rows.filter(({ name }) => has(name));
  return byName.length > 0 ? byName : rows.filter(({ cells }) => cells.some((cell) => cell && has(cell.market.name)));
}
