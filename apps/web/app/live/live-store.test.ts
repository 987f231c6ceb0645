import type { MatchRow } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { ARROW_MS, LiveStore, OPEN, packCell, SUSPENDED, unpackCell } from './live-store.ts';

const MATCH = 7;
const HOME = 100;
const row = (odds: number) =>
  ({
    id: MATCH,
    marketCount: 3,
    state: { status: 'live' },
    markets: [{ status: 'open', selections: [{ id: HOME, odds }] }],
  }) as unknown as MatchRow;

function stage() {
  const clock = { now: 1_000_000 };
  const store = new LiveStore(() => clock.now);
  store.seed([row(1850)]);
  let drawn = 0;
  store.subscribeCell(MATCH, HOME, () => drawn++);
  return { clock, store, drawn: () => drawn, cell: () => unpackCell(store.cell(MATCH, HOME) ?? -1) };
}

describe('a packed cell', () => {
  it.each([
    [1850, OPEN, 0],
    [10_000_000, SUSPENDED, 2],
    [0, OPEN, 1],
  ] as const)('keeps odds %i, status %i and move %i', (odds, status, move) => {
    expect(unpackCell(packCell(odds, status, move))).toEqual({ odds, status, move: [null, 'up', 'down'][move] });
  });
});

describe('the live store', () => {
  it('marks a moved price for three seconds and then lets it rest', () => {
    const { clock, store, cell, drawn } = stage();
    store.apply({ p: [[MATCH, HOME, 1900, OPEN]] });
    expect(cell()).toEqual({ odds: 1900, status: OPEN, move: 'up' });
    clock.now += ARROW_MS - 1;
    store.clearExpiredArrows();
    expect(cell().move).toBe('up');
    clock.now += 2;
    store.clearExpiredArrows();
    expect(cell().move).toBeNull();
    expect(drawn()).toBe(2);
  });
  it('draws nothing when a price comes again unchanged', () => {
    const { store, drawn } = stage();
    store.apply({ p: [[MATCH, HOME, 1850, OPEN]] });
    expect(drawn()).toBe(0);
  });
  it('shows a lock without an arrow', () => {
    const { store, cell } = stage();
    store.apply({ p: [[MATCH, HOME, 1900, SUSPENDED]] });
    expect(cell()).toEqual({ odds: 1900, status: SUSPENDED, move: null });
  });
  it('keeps the screen still while paused, tells the coupon the truth, and shows all on going on', () => {
    const { store, cell } = stage();
    store.setPaused(true);
    store.apply({ p: [[MATCH, HOME, 2000, SUSPENDED]] });
    expect(cell()).toMatchObject({ odds: 1850, status: OPEN });
    expect(store.price(MATCH, HOME)).toEqual({ odds: 2000, status: SUSPENDED });
    store.setPaused(false);
    expect(cell()).toMatchObject({ odds: 2000, status: SUSPENDED });
  });
  it('takes a new picture without marks', () => {
    const { store, cell } = stage();
    store.seed([row(2100)]);
    expect(cell()).toEqual({ odds: 2100, status: OPEN, move: null });
  });
  it('keeps what the stream told after a picture was asked for: the picture may have been taken before', () => {
    const { store, cell } = stage();
    store.expectPicture();
    store.apply({ p: [[MATCH, HOME, 1700, OPEN]], n: [[MATCH, 5]], m: [[MATCH, { status: 'suspended' } as unknown as MatchRow['state']]] });
    store.seed([row(1850)]);
    expect([cell().odds, store.count(MATCH), store.state(MATCH)]).toEqual([1700, 5, { status: 'suspended' }]);
    // The next picture is asked for after that.
    store.expectPicture();
    store.seed([row(1600)]);
    expect([cell().odds, store.count(MATCH), store.state(MATCH)]).toEqual([1600, 3, { status: 'live' }]);
  });
  it('keeps rows and markets that the stream brought after a picture was asked for', () => {
    const { store, cell } = stage();
    store.expectPicture();
    store.apply({ a: [row(1700)] });
    store.seed([row(1850)]);
    expect(cell().odds).toBe(1700);
    store.apply({ k: [[MATCH, row(1650).markets]] });
    store.seed([row(1850)]);
    expect(cell().odds).toBe(1650);
  });
  it('holds more selections than it began with', () => {
    const { store } = stage();
    store.apply({ p: Array.from({ length: 3000 }, (_, n) => [MATCH, 1000 + n, 1500 + n, OPEN] as [number, number, number, number]) });
    expect(store.price(MATCH, 3999)).toEqual({ odds: 4499, status: OPEN });
    expect(store.price(MATCH, HOME)).toEqual({ odds: 1850, status: OPEN });
  });
  it('hears nothing after unsubscribing', () => {
    const { store } = stage();
    let heard = 0;
    store.subscribeCell(MATCH, HOME, () => heard++)();
    store.apply({ p: [[MATCH, HOME, 3000, OPEN]] });
    expect(heard).toBe(0);
  });
});
