import type { MatchRow, StateView } from '@touchline/contract/line/shapes';
import type { FeedDelta } from '@touchline/contract/push/messages';

/** How long a moved price keeps its arrow (look.md: 3 s). */
export const ARROW_MS = 3000;

export const OPEN = 0;
export const SUSPENDED = 1;
export const CLOSED = 2;
export type CellStatus = typeof OPEN | typeof SUSPENDED | typeof CLOSED;
const STATUS: Readonly<Record<'open' | 'suspended' | 'closed', CellStatus>> = { open: OPEN, suspended: SUSPENDED, closed: CLOSED };

export type Move = 'up' | 'down' | null;
const MOVES: readonly Move[] = [null, 'up', 'down'];

/** A price, its status and its arrow in one number, so that a cell compares a single value: `unpackCell` takes it apart. */
export type PackedCell = number;
export const packCell = (odds: number, status: CellStatus, move: 0 | 1 | 2 = 0): PackedCell => (odds * 4 + status) * 4 + move;
export function unpackCell(cell: PackedCell): { readonly odds: number; readonly status: CellStatus; readonly move: Move } {
  const rest = Math.floor(cell / 4);
  return { odds: Math.floor(rest / 4), status: (rest % 4) as CellStatus, move: MOVES[cell % 4] ?? null };
}
export const cellStatus = (status: keyof typeof STATUS): CellStatus => STATUS[status];

type Listener = () => void;

type PicturedRow = Pick<MatchRow, 'id' | 'state' | 'markets' | 'marketCount'>;
/** Parts that a picture and a delta both tell: a slot, the state of a match, its number of markets. */
type Part = number | `state ${number}` | `count ${number}`;

/**
 * The running prices and states of everything on the screen, outside of React: a cell subscribes to its own selection and nothing else, so a tick
 * redraws only what it changed. Prices lie in typed arrays, a slot per selection.
 *
 * Keeps two values per selection: the current one, which the coupon uses, and the displayed one, which stays still while the player has
 * paused price updates.
 */
export class LiveStore {
  #slots = new Map<string, number>();
  #odds = new Int32Array(1024);
  #status = new Uint8Array(1024);
  #displayed = new Float64Array(1024).fill(-1);
  #movedAt = new Float64Array(1024);
  #listeners = new Map<number, Set<Listener>>();
  #states = new Map<number, StateView>();
  #stateListeners = new Map<number, Set<Listener>>();
  #counts = new Map<number, number>();
  #paused = false;
  #pauseListeners = new Set<Listener>();
  #changedWhilePaused = new Set<number>();
  #withArrow = new Set<number>();
  readonly #updated = new Set<Part>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  #slotOf(match: number, selection: number): number {
    const key = `${match}:${selection}`;
    const known = this.#slots.get(key);
    if (known !== undefined) return known;
    const slot = this.#slots.size;
    if (slot === this.#odds.length) this.#grow();
    this.#slots.set(key, slot);
    return slot;
  }

  #grow(): void {
    const size = this.#odds.length * 2;
    const odds = new Int32Array(size);
    odds.set(this.#odds);
    const status = new Uint8Array(size);
    status.set(this.#status);
    const shown = new Float64Array(size).fill(-1);
    shown.set(this.#displayed);
    const movedAt = new Float64Array(size);
    movedAt.set(this.#movedAt);
    this.#odds = odds;
    this.#status = status;
    this.#displayed = shown;
    this.#movedAt = movedAt;
  }

  /** A loader is asked for a picture: what the stream tells from now on may be newer than it, however late the picture comes. */
  expectPicture(): void {
    this.#updated.clear();
  }

  /** Takes a picture that a loader brought: newer than all that was known when it was asked for, and no move to be marked. */
  seed(rows: readonly PicturedRow[]): void {
    for (const row of rows) this.#takeRow(row, (part) => !this.#updated.has(part));
  }

  /** Applies a numbered delta of any topic. Rows that came or left are the lists' business, not the cells'. */
  apply(delta: FeedDelta): void {
    const tell = (part: Part): true => {
      this.#updated.add(part);
      return true;
    };
    for (const [match, selection, odds, status] of delta.p ?? []) {
      tell(this.#slotOf(match, selection));
      this.#write(match, selection, odds, toStatus(status), true);
    }
    for (const [match, state] of delta.m ?? []) {
      tell(`state ${match}`);
      this.#writeState(match, state);
    }
    for (const [match, count] of delta.n ?? []) {
      tell(`count ${match}`);
      this.#counts.set(match, count);
      this.#notify(this.#stateListeners.get(match));
    }
    for (const [match, markets] of delta.k ?? []) this.#takeMarkets(match, markets, tell);
    for (const row of delta.a ?? []) this.#takeRow(row, tell);
  }

  /** `isNewest`: whether the row is the newest word on a part of it. */
  #takeRow({ id, state, markets, marketCount }: PicturedRow, isNewest: (part: Part) => boolean): void {
    if (isNewest(`state ${id}`)) this.#writeState(id, state);
    if (isNewest(`count ${id}`)) this.#counts.set(id, marketCount);
    this.#takeMarkets(id, markets, isNewest);
  }

  #takeMarkets(match: number, markets: PicturedRow['markets'], isNewest: (part: Part) => boolean): void {
    for (const { status, selections } of markets)
      for (const { id, odds } of selections) if (isNewest(this.#slotOf(match, id))) this.#write(match, id, odds, cellStatus(status), false);
  }

  #write(match: number, selection: number, odds: number, status: CellStatus, marked: boolean): void {
    const slot = this.#slotOf(match, selection);
    const known = this.#displayed[slot] !== -1;
    const before = this.#odds[slot] ?? 0;
    if (known && before === odds && this.#status[slot] === status) return;
    this.#odds[slot] = odds;
    this.#status[slot] = status;
    const moves = marked && known && before > 0 && odds > 0 && before !== odds && status === OPEN;
    if (moves) {
      this.#movedAt[slot] = odds > before ? this.#now() : -this.#now();
      this.#withArrow.add(slot);
    }
    if (this.#paused && known) this.#changedWhilePaused.add(slot);
    else this.#show(slot);
    this.#notify(this.#listeners.get(slot));
  }

  #show(slot: number): void {
    const at = this.#movedAt[slot] ?? 0;
    const move = at === 0 ? 0 : at > 0 ? 1 : 2;
    this.#displayed[slot] = packCell(this.#odds[slot] ?? 0, (this.#status[slot] ?? OPEN) as CellStatus, move);
  }

  /** Takes the arrows off prices that moved more than three seconds ago. The page calls it a few times a second. */
  clearExpiredArrows(): void {
    if (this.#withArrow.size === 0) return;
    const until = this.#now() - ARROW_MS;
    for (const slot of this.#withArrow) {
      if (Math.abs(this.#movedAt[slot] ?? 0) > until) continue;
      this.#withArrow.delete(slot);
      this.#movedAt[slot] = 0;
      if (this.#changedWhilePaused.has(slot)) continue;
      this.#show(slot);
      this.#notify(this.#listeners.get(slot));
    }
  }

  #writeState(match: number, state: StateView): void {
    this.#states.set(match, state);
    this.#notify(this.#stateListeners.get(match));
  }

  #notify(listeners: Set<Listener> | undefined): void {
    if (listeners) for (const listener of listeners) listener();
  }

  /** The screen's view of a selection; undefined where nothing newer than the page is known. */
  cell(match: number, selection: number): PackedCell | undefined {
    const slot = this.#slots.get(`${match}:${selection}`);
    return slot === undefined ? undefined : this.#displayed[slot];
  }

  /** How a selection truly stands, paused or not: for the coupon. */
  price(match: number, selection: number): { readonly odds: number; readonly status: CellStatus } | undefined {
    const slot = this.#slots.get(`${match}:${selection}`);
    return slot === undefined ? undefined : { odds: this.#odds[slot] ?? 0, status: (this.#status[slot] ?? OPEN) as CellStatus };
  }

  subscribeCell(match: number, selection: number, listener: Listener): () => void {
    return listen(this.#listeners, this.#slotOf(match, selection), listener);
  }

  state(match: number): StateView | undefined {
    return this.#states.get(match);
  }
  count(match: number): number | undefined {
    return this.#counts.get(match);
  }
  subscribeState(match: number, listener: Listener): () => void {
    return listen(this.#stateListeners, match, listener);
  }

  get paused(): boolean {
    return this.#paused;
  }
  subscribePaused(listener: Listener): () => void {
    this.#pauseListeners.add(listener);
    return () => this.#pauseListeners.delete(listener);
  }
  /** While paused, prices on the screen stand still; the coupon goes on reading the true ones. Going on shows all at once. */
  setPaused(paused: boolean): void {
    if (paused === this.#paused) return;
    this.#paused = paused;
    if (!paused) {
      for (const slot of this.#changedWhilePaused) {
        this.#show(slot);
        this.#notify(this.#listeners.get(slot));
      }
      this.#changedWhilePaused.clear();
    }
    this.#notify(this.#pauseListeners);
  }
}

const toStatus = (wire: number): CellStatus => (wire === SUSPENDED || wire === CLOSED ? wire : OPEN);

function listen<K>(map: Map<K, Set<Listener>>, key: K, listener: Listener): () => void {
  let set = map.get(key);
  if (!set) {
    set = new Set();
    map.set(key, set);
  }
  set.add(listener);
  return () => {
    set.delete(listener);
    if (set.size === 0) map.delete(key);
  };
}
