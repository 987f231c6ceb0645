import type { Bet, PlaceFraction } from '@touchline/betting/coupon/bet';
import type { BetOutcome } from '@touchline/betting/settlement/settle-bet';
import type { BettingTax } from '@touchline/betting/tax/betting-tax';
import type { BetStatus } from '@touchline/contract/bets/calls';
import { engineBet } from './prepared-bet.ts';
import { type BetTerms, readTax, readTerms } from './terms-json.ts';

/** A row of `bet` as the stores read it. */
export interface BetRow {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly guid: string;
  readonly bodyHash: string;
  readonly kind: string;
  readonly systemSize: number;
  readonly terms: unknown;
  readonly tax: unknown;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly stakeTaxMinor: bigint;
  readonly totalOdds: string | null;
  readonly potentialReturnMinor: bigint;
  readonly balanceMinor: bigint;
  readonly stakeTransactionId: bigint;
  readonly placedAt: Date;
  readonly status: BetStatus;
  readonly paidMinor: bigint | null;
  readonly payoutTaxMinor: bigint | null;
  readonly settledAt: Date | null;
  readonly settleTransactionId: bigint | null;
  readonly steps: number;
  /** Of the working stake, what sales have ended, and what sales in part have paid. */
  readonly cashedOutStakeMinor: bigint;
  readonly cashedOutMinor: bigint;
  readonly insuredMinor: bigint;
  readonly premiumMinor: bigint;
  readonly successorId: bigint | null;
  readonly predecessorId: bigint | null;
  /** Its stake is lent and not repaid yet (advance bet): it ends only when that is decided. */
  readonly held: boolean;
  /** Void whatever its legs say: undone by the player, or an advance that was not repaid in time. */
  readonly voidReason: 'undone' | 'advance-short' | 'by-hand' | null;
}

/** A row of `bet_leg`. */
export interface BetLegRow {
  readonly betId: bigint;
  readonly leg: number;
  readonly matchId: bigint;
  readonly marketId: bigint;
  readonly selectionId: bigint;
  readonly odds: number;
  readonly live: boolean;
  readonly startsAt: Date;
  readonly isBanker: boolean;
  readonly block: number | null;
  readonly result: string | null;
  readonly settledAt: Date | null;
  /** The message that `result` comes from. */
  readonly resultVersion: number | null;
  readonly resultReceivedAt: Date | null;
  /** Paid as won before its result (early payout): it stays won. */
  readonly earlyAt: Date | null;
  /** Rule 4: what withdrawn runners take of the winnings. */
  readonly deductionPercent: number;
  /** Best odds guaranteed: the starting price, where it pays more than `odds`; else null. */
  readonly startingOdds: number | null;
}

export const BET_COLUMNS = `b.id, b.player_id as "playerId", b.account_id as "accountId", b.guid, b.request_hash as "bodyHash", b.kind,
  b.system_size as "systemSize", b.terms, b.tax, b.currency, b.stake_minor as "stakeMinor", b.stake_tax_minor as "stakeTaxMinor",
  b.total_odds as "totalOdds", b.potential_return_minor as "potentialReturnMinor", b.balance_minor as "balanceMinor",
  b.stake_transaction_id as "stakeTransactionId", b.placed_at as "placedAt", b.status, b.payout_minor as "paidMinor",
  b.payout_tax_minor as "payoutTaxMinor", b.settled_at as "settledAt", b.settlement_transaction_id as "settleTransactionId", b.steps,
  b.cashed_out_stake_minor as "cashedOutStakeMinor", b.cashed_out_minor as "cashedOutMinor", b.insured_minor as "insuredMinor", b.premium_minor as "premiumMinor",
  b.replaced_by_bet_id as "successorId", b.replaces_bet_id as "predecessorId", b.awaits_repayment as held, b.void_reason as "voidReason"`;

export const LEG_COLUMNS = `l.bet_id as "betId", l.leg, l.match_id as "matchId", l.market_id as "marketId", l.selection_id as "selectionId",
  l.odds, l.live, l.starts_at as "startsAt", l.is_banker as "isBanker", l.block, l.result, l.settled_at as "settledAt", l.result_version as "resultVersion", l.result_received_at as "resultReceivedAt",
  l.early_at as "earlyAt", l.deduction_percent as "deductionPercent", l.starting_odds as "startingOdds"`;

/** The stake that still works: without tax, and without what was sold. */
export const openStake = (row: Pick<BetRow, 'stakeMinor' | 'stakeTaxMinor' | 'cashedOutStakeMinor'>): bigint =>
  row.stakeMinor - row.stakeTaxMinor - row.cashedOutStakeMinor;

export const termsOf = (row: Pick<BetRow, 'kind' | 'systemSize' | 'terms'>): BetTerms => readTerms(row.kind, row.systemSize, row.terms);

/** Legs with the parts of the odds that the bet's terms pay for places. */
export const withPlaces = <L>(row: Parameters<typeof termsOf>[0], legs: readonly L[]): (L & { readonly place: PlaceFraction | null })[] => {
  const { places } = termsOf(row);
  return legs.map((leg, i) => ({ ...leg, place: places[i] ?? null }));
};

/** The parts that the engine settles and prices. */
export function betOf(row: BetRow, legs: readonly BetLegRow[]): Bet {
  const terms = termsOf(row);
  return engineBet(
    openStake(row),
    terms,
    legs.map(({ odds, startingOdds, deductionPercent }, i) => ({
      odds: startingOdds ?? odds,
      place: terms.places[i] ?? null,
      deductionPercent,
    })),
  );
}

export const taxOf = (row: BetRow): BettingTax | null => readTax(row.tax);

/** The bet's stored word for how it ended. */
export function statusOf(outcome: BetOutcome): Exclude<BetStatus, 'open'> {
  switch (outcome) {
    case 'won':
    case 'lost':
      return outcome;
    case 'void':
    case 'returned':
      return 'returned';
    case 'returned-partly':
      return 'paid-part';
  }
}
