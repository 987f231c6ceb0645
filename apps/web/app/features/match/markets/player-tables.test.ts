import { marketIdByKey } from '@touchline/betting/markets/market-id-by-key';
import { NO_GOALSCORER, playerOutcome } from '@touchline/betting/markets/sport/player-markets';
import type { MarketView } from '@touchline/contract/line/shapes';
import { selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { isOfPlayerTable, orderRows, playerTables, soughtRows } from './player-tables.ts';

const NAMES: Readonly<Record<number, string>> = {
  [playerOutcome(1, 8)]: 'B. Saka',
  [playerOutcome(1, 9)]: 'V. Gyokeres',
  [playerOutcome(2, 9)]: 'E. Haaland',
  [NO_GOALSCORER]: 'No goalscorer',
};
const LINEUPS = {
  home: Array.from({ length: 10 }, (_, i) => ({ name: NAMES[playerOutcome(1, i)] ?? `Home ${i}`, number: i, position: '' })),
  away: Array.from({ length: 10 }, (_, i) => ({ name: NAMES[playerOutcome(2, i)] ?? `Away ${i}`, number: i, position: '' })),
};

function market(type: string, prices: readonly (readonly [outcome: number, odds: number])[], more: Partial<MarketView> = {}): MarketView {
  const id = marketIdByKey(type, { specifier: more.subject ?? 0, line: more.line ?? 0 });
  return {
    id,
    type,
    group: 'players',
    name: type,
    period: 0,
    line: 0,
    subject: 0,
    status: 'open',
    layout: 2,
    main: true,
    selections: prices.map(([outcome, odds]) => ({
      id: selectionId(id, outcome),
      name: NAMES[outcome] ?? String(outcome),
      label: outcome === 1 ? 'O' : 'U',
      odds,
    })),
    ...more,
  };
}

const ANYTIME = market('anytime-goalscorer', [
  [playerOutcome(1, 8), 3200],
  [playerOutcome(1, 9), 2600],
  [playerOutcome(2, 9), 1900],
]);
const FIRST = market('first-goalscorer', [
  [playerOutcome(1, 8), 8000],
  [playerOutcome(2, 9), 4500],
  [NO_GOALSCORER, 11_000],
]);

describe('tables of players', () => {
  it('have a row a player and a column for each market that is offered', () => {
    const [table] = playerTables([FIRST, ANYTIME], LINEUPS);
    expect(table?.heads).toEqual(['anytime-goalscorer', 'first-goalscorer']);
    expect(table?.rows.map(({ name, side, cells }) => [name, side, ...cells.map((cell) => cell?.selection.odds ?? null)])).toEqual([
      ['B. Saka', 1, 3200, 8000],
      ['V. Gyokeres', 1, 2600, null],
      ['E. Haaland', 2, 1900, 4500],
      ['No goalscorer', 0, null, 11_000],
    ]);
    expect(isOfPlayerTable(ANYTIME)).toBe(true);
    expect(isOfPlayerTable(market('result', []))).toBe(false);
  });

  it('put the likeliest first and nobody last', () => {
    const [table] = playerTables([ANYTIME, FIRST], LINEUPS);
    expect(orderRows(table?.rows ?? []).map(({ name }) => name)).toEqual(['E. Haaland', 'V. Gyokeres', 'B. Saka', 'No goalscorer']);
  });

  it('have a row a line of points, the main one first, the better player above', () => {
    const points = (player: number, line: number, main: boolean): MarketView =>
      market(
        'player-points',
        [
          [1, 1900],
          [2, 1900],
        ],
        { subject: player, line, main },
      );
    const [table] = playerTables(
      [points(playerOutcome(1, 8), 50, true), points(playerOutcome(1, 9), 82, false), points(playerOutcome(1, 9), 102, true)],
      LINEUPS,
    );
    expect(table?.heads).toEqual(['over', 'under']);
    const rows = orderRows(table?.rows ?? []).map(({ name, isOther, cells }) => [name, isOther, cells[0]?.market.line, cells[0]?.label]);
    expect(rows).toEqual([
      ['V. Gyokeres', false, 102, 'O'],
      ['V. Gyokeres', true, 82, 'O'],
      ['B. Saka', false, 50, 'O'],
    ]);
  });

  it('take the best of each side into one column, and each feat into its own', () => {
    const best = (side: 1 | 2): MarketView => market('top-batter', [[playerOutcome(side, 8), 4000]], { subject: side });
    const fifty = market('batter-milestone', [[playerOutcome(2, 8), 6000]], { subject: 50 });
    const [table] = playerTables([best(1), best(2), fifty], LINEUPS);
    expect(table?.heads).toEqual(['top-batter', 'batter-milestone-50']);
    expect(table?.rows.map(({ cells }) => cells.map((cell) => cell?.selection.odds ?? null))).toEqual([
      [4000, null],
      [4000, 6000],
    ]);
  });

  it('are found by a name with or without its marks, else by the market', () => {
    const [table] = playerTables([ANYTIME, FIRST], LINEUPS);
    const rows = table?.rows ?? [];
    expect(soughtRows(rows, 'haaland').map(({ name }) => name)).toEqual(['E. Haaland']);
    expect(soughtRows(rows, 'anytime').length).toBe(3);
    expect(soughtRows(rows, 'corner')).toEqual([]);
    expect(soughtRows(rows, '')).toBe(rows);
  });
});
