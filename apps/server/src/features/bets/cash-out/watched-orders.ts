import type { BetLegRow, BetRow } from '../bet-row.ts';
import type { CashOutOrder } from './cash-out-order.store.ts';

/** An order to sell with the bet that it is for, as they were read last. */
export interface Watched {
  readonly order: CashOutOrder;
  readonly row: BetRow;
  readonly legs: readonly BetLegRow[];
}

/** The orders to sell that a process knows, and which of them a look is due at: those that are new, and those whose matches have changed. */
export class WatchedOrders {
  readonly #byBet = new Map<bigint, Watched>();
  readonly #byMatch = new Map<number, Set<bigint>>();
  readonly #due = new Set<bigint>();

  find(betId: bigint): Watched | undefined {
    return this.#byBet.get(betId);
  }
  watch(one: Watched): void {
    const { id } = one.row;
    this.forget(id);
    this.#byBet.set(id, one);
    for (const { matchId } of one.legs) this.#byMatch.set(Number(matchId), (this.#byMatch.get(Number(matchId)) ?? new Set()).add(id));
    this.#due.add(id);
  }
  forget(betId: bigint): void {
    for (const leg of this.#byBet.get(betId)?.legs ?? []) {
      const bets = this.#byMatch.get(Number(leg.matchId));
      bets?.delete(betId);
      if (bets?.size === 0) this.#byMatch.delete(Number(leg.matchId));
    }
    this.#byBet.delete(betId);
    this.#due.delete(betId);
  }
  forgetAll(): void {
    for (const betId of [...this.#byBet.keys()]) this.forget(betId);
  }
  /** Called for every change of the feed. */
  matchChanged(match: number): void {
    for (const betId of this.#byMatch.get(match) ?? []) this.#due.add(betId);
  }
  /** The bets that are due; none is until something happens again. */
  takeDue(): bigint[] {
    const now = [...this.#due];
    this.#due.clear();
    return now;
  }
}
