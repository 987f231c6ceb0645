import { insurancePayout } from '@touchline/betting/cash-out/insurance-payout';
import { parseLegResult } from '@touchline/betting/settlement/leg-result';
import { type BetSettlement, settleBet } from '@touchline/betting/settlement/settle-bet';
import { NO_TAX, type TaxedPayout, type TaxedStake, taxPayout } from '@touchline/betting/tax/betting-tax';
import type { BetStatus } from '@touchline/contract/bets/calls';
import { roundHalfUp } from '@touchline/kernel/ratio';
import { type BetLegRow, type BetRow, betOf, openStake, statusOf, taxOf, termsOf } from '../bet-row.ts';

/** How a bet ends: what it pays and withholds. */
export interface SettlementOutcome {
  readonly status: Exclude<BetStatus, 'open'>;
  /** `netMinor` contains what an insurance pays. */
  readonly payout: TaxedPayout & { readonly insurancePayoutMinor: bigint };
}

/** Steps that bring a bet to what its legs say. */
export interface SettlementChange {
  /** The standing settlement is taken back first. */
  readonly reverses: boolean;
  /** Null: the bet is open (again). */
  readonly ending: SettlementOutcome | null;
}

/** Of the part of the bet that was not sold: its share of the stake tax, half up. */
export function taxedStakeOf(row: BetRow): TaxedStake {
  const netStakeMinor = openStake(row);
  const taxMinor = roundHalfUp({ num: row.stakeTaxMinor * netStakeMinor, den: row.stakeMinor - row.stakeTaxMinor });
  return { grossStakeMinor: netStakeMinor + taxMinor, taxMinor, netStakeMinor };
}

const NOTHING = { grossMinor: 0n, taxMinor: 0n, refundedTaxMinor: 0n, netMinor: 0n, insurancePayoutMinor: 0n };

/** Void for a reason of its own: as if the bet had never been made, so that all of its tax comes back. A free bet comes back by itself. */
function voidEnding(row: BetRow): SettlementOutcome {
  if (termsOf(row).funding.source === 'free-bet') return { status: 'returned', payout: NOTHING };
  const { grossStakeMinor, taxMinor, netStakeMinor } = taxedStakeOf(row);
  const payout = { ...NOTHING, grossMinor: netStakeMinor, refundedTaxMinor: taxMinor, netMinor: grossStakeMinor };
  return {
    status: 'returned',
    payout: { ...payout, insurancePayoutMinor: row.premiumMinor, netMinor: grossStakeMinor + row.premiumMinor },
  };
}

/** A free bet pays what the bet wins beyond its stake; the stake was a gift and stays with the house. */
function freeBetEnding(row: BetRow, settled: BetSettlement): SettlementOutcome {
  const stake = taxedStakeOf(row);
  const status = statusOf(settled.outcome);
  if (settled.returnMinor <= stake.netStakeMinor) return { status: status === 'won' ? 'lost' : status, payout: NOTHING };
  const { taxMinor } = taxPayout(stake, settled, taxOf(row) ?? NO_TAX);
  const grossMinor = settled.returnMinor - stake.netStakeMinor;
  const netMinor = grossMinor > taxMinor ? grossMinor - taxMinor : 0n;
  return { status, payout: { ...NOTHING, grossMinor, taxMinor: grossMinor - netMinor, netMinor } };
}

/** How the bet stands by its legs' results; null while it is open. */
export function settlementOutcome(row: BetRow, legs: readonly BetLegRow[]): SettlementOutcome | null {
  if (row.voidReason !== null) return voidEnding(row);
  if (row.held) return null;
  const results = legs.map((leg) => (leg.result === null ? undefined : parseLegResult(leg.result)));
  const settled = settleBet(betOf(row, legs), results);
  if (!settled) return null;
  if (termsOf(row).funding.source === 'free-bet') return freeBetEnding(row, settled);
  const payout = taxPayout(taxedStakeOf(row), settled, taxOf(row) ?? NO_TAX);
  const insurancePayoutMinor = insurancePayout(row, settled.outcome);
  return {
    status: statusOf(settled.outcome),
    payout: { ...payout, insurancePayoutMinor, netMinor: payout.netMinor + insurancePayoutMinor },
  };
}

/** Compares how a bet stands with how it should; null where nothing has to move: what its player sold is no longer decided by results. */
export function decideSettlement(row: BetRow, legs: readonly BetLegRow[]): SettlementChange | null {
  if (row.status === 'sold') return null;
  const ending = settlementOutcome(row, legs);
  if (row.status === 'open') return ending && { reverses: false, ending };
  const same =
    ending !== null &&
    ending.status === row.status &&
    ending.payout.netMinor === row.paidMinor &&
    ending.payout.taxMinor === row.payoutTaxMinor;
  return same ? null : { reverses: true, ending };
}
