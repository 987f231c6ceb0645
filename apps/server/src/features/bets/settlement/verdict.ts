import { isStartingPriceBetter } from '@touchline/betting/each-way/best-odds';
import { ruleFourDeduction } from '@touchline/betting/each-way/rule-four';
import { isRuleFourMarket, isWinMarket } from '@touchline/betting/markets/sport/race-markets';
import { type LegResult, parseLegResult, VOID } from '@touchline/betting/settlement/leg-result';
import { marketOf, outcomeOf, type SelectionId } from '@touchline/kernel/selection';

/** A selection's result with the message that it comes from. */
export interface KnownResult {
  /** As formatLegResult writes it. */
  readonly result: string;
  readonly version: number;
  /** Epoch ms at which the message came in. */
  readonly receivedAt: number;
}

/** Bets placed in [from, to) (epoch ms, null = unbounded) are void. */
export interface Cancellation {
  readonly from: number | null;
  readonly to: number | null;
  readonly version: number;
  readonly receivedAt: number;
}

/** A runner taken out of a race, by its selection in the market of the winner. */
export interface KnownWithdrawal {
  /** Thousandths, when it was taken out. */
  readonly odds: number;
  /** Epoch ms. */
  readonly at: number;
  readonly version: number;
}

/** The last prices to win before a race was off, thousandths by selection. */
export interface KnownStart {
  readonly prices: Readonly<Record<string, number>>;
  /** Epoch ms. */
  readonly at: number;
  readonly version: number;
}

/**
 * All that is known of a market. The fold of any set of messages is the same in every order: results are kept by selection with the
 * highest version, those up to `rolledBack` do not count, a cancellation counts while its version is above `uncancelled`.
 */
export interface Verdict {
  readonly results: Readonly<Record<string, KnownResult>>;
  readonly rolledBack: number;
  readonly cancellation: Cancellation | null;
  readonly uncancelled: number;
  /** Of a whole match only; absent in verdicts of matches that are no races. */
  readonly withdrawals?: Readonly<Record<string, KnownWithdrawal>>;
  readonly start?: KnownStart;
}

export const NO_VERDICT: Verdict = { results: {}, rolledBack: 0, cancellation: null, uncancelled: 0 };

/** A message's content about one market (or, cancellations only, about a whole match). */
export type VerdictMessage =
  | {
      readonly kind: 'settled';
      readonly version: number;
      readonly receivedAt: number;
      readonly results: readonly (readonly [SelectionId, string])[];
    }
  | { readonly kind: 'rolled-back' | 'cancel-rolled-back'; readonly version: number }
  | { readonly kind: 'withdrawn'; readonly version: number; readonly selection: SelectionId; readonly odds: number; readonly at: number }
  | {
      readonly kind: 'started';
      readonly version: number;
      readonly prices: readonly (readonly [SelectionId, number])[];
      readonly at: number;
    }
  | {
      readonly kind: 'cancelled';
      readonly version: number;
      readonly receivedAt: number;
      readonly from: number | null;
      readonly to: number | null;
    };

/** The verdict after one more message. */
export function foldVerdict(verdict: Verdict, message: VerdictMessage): Verdict {
  switch (message.kind) {
    case 'settled': {
      const results: Record<string, KnownResult> = { ...verdict.results };
      for (const [selection, result] of message.results) {
        const known = results[selection];
        if (!known || known.version < message.version)
          results[selection] = { result, version: message.version, receivedAt: message.receivedAt };
      }
      return { ...verdict, results };
    }
    case 'rolled-back':
      return { ...verdict, rolledBack: Math.max(verdict.rolledBack, message.version) };
    case 'cancelled': {
      const { from, to, version, receivedAt } = message;
      const newer = verdict.cancellation === null || verdict.cancellation.version < version;
      return newer ? { ...verdict, cancellation: { from, to, version, receivedAt } } : verdict;
    }
    case 'withdrawn': {
      const { selection, odds, at, version } = message;
      const known = verdict.withdrawals?.[selection];
      if (known && known.version >= version) return verdict;
      return { ...verdict, withdrawals: { ...verdict.withdrawals, [selection]: { odds, at, version } } };
    }
    case 'started': {
      const { version, prices, at } = message;
      if (verdict.start && verdict.start.version >= version) return verdict;
      return { ...verdict, start: { prices: Object.fromEntries(prices), at, version } };
    }
    case 'cancel-rolled-back':
      return { ...verdict, uncancelled: Math.max(verdict.uncancelled, message.version) };
  }
}

const standingCancellation = ({ cancellation, uncancelled }: Verdict): Cancellation | null =>
  cancellation !== null && cancellation.version > uncancelled ? cancellation : null;

/** Whether some bets of the market or match are void by when they were placed. */
export const hasCancellation = (verdict: Verdict): boolean => standingCancellation(verdict) !== null;

/** Whether what bets of the match pay depends on when, and at which price, they were placed. */
export const hasRaceTerms = (match: Verdict): boolean => match.withdrawals !== undefined || match.start !== undefined;

/** The part of a leg's winnings that withdrawals after `placedAt` (epoch ms) take, percent. A withdrawn runner itself is void and bears nothing. */
function deductionPercentOf(match: Verdict, selection: SelectionId, placedAt: number): number {
  if (!match.withdrawals || !isRuleFourMarket(marketOf(selection))) return 0;
  const own = outcomeOf(selection);
  const others = Object.entries(match.withdrawals).filter(([withdrawn]) => outcomeOf(Number(withdrawn)) !== own);
  return ruleFourDeduction(
    others.map(([, withdrawal]) => withdrawal),
    placedAt,
  );
}

export interface RacePrice {
  /** The starting price, thousandths; null where the price taken is the better one. */
  readonly startingOdds: number | null;
  readonly deductionPercent: number;
}

/**
 * The price that a leg taken at `odds` and `placedAt` (epoch ms) is paid by: its own or the starting price, whichever is better after Rule 4. `isPlace`: the place
 * half of an each-way bet, which is paid by its runner's price to win.
 */
export function racePriceOf(match: Verdict, selection: SelectionId, odds: number, placedAt: number, isPlace: boolean): RacePrice {
  const taken = { odds, deductionPercent: deductionPercentOf(match, selection, placedAt) };
  const { start } = match;
  const mine = { startingOdds: null, deductionPercent: taken.deductionPercent };
  if (!start || placedAt >= start.at || !(isPlace || isWinMarket(marketOf(selection)))) return mine;
  const price = Object.entries(start.prices).find(([winner]) => outcomeOf(Number(winner)) === outcomeOf(selection))?.[1];
  if (price === undefined || price <= 1000) return mine;
  // A runner taken out at the off was in the starting prices: there was no time to form others.
  const starting = { odds: price, deductionPercent: deductionPercentOf(match, selection, start.at - 1) };
  return isStartingPriceBetter(taken, starting) ? { startingOdds: price, deductionPercent: starting.deductionPercent } : mine;
}

const covers = ({ from, to }: Cancellation, placedAt: number): boolean =>
  (from === null || placedAt >= from) && (to === null || placedAt < to);

/** Whether a bet accepted only now would know how it ends: a result stands, or all bets from now on are void. */
export function isClosed(verdict: Verdict): boolean {
  if (Object.values(verdict.results).some((known) => known.version > verdict.rolledBack)) return true;
  return standingCancellation(verdict)?.to === null;
}

/** How a leg stands, and by which message. */
export interface LegTruth {
  readonly result: LegResult;
  readonly version: number;
  readonly receivedAt: number;
}

/**
 * How a selection stands for a bet placed at `placedAt` (epoch ms): void where a standing cancellation of its market or match covers
 * the moment, else its standing result; undefined while it is open.
 */
export function truthOf(market: Verdict, match: Verdict, selection: SelectionId, placedAt: number): LegTruth | undefined {
  for (const verdict of [market, match]) {
    const cancellation = standingCancellation(verdict);
    if (cancellation && covers(cancellation, placedAt))
      return { result: VOID, version: cancellation.version, receivedAt: cancellation.receivedAt };
  }
  const known = market.results[selection];
  if (!known || known.version <= market.rolledBack) return undefined;
  return { result: parseLegResult(known.result), version: known.version, receivedAt: known.receivedAt };
}
