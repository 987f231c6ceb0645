import { readLegResult } from '@touchline/betting/settlement/leg-result';
import { settleBet } from '@touchline/betting/settlement/settle-bet';
import { NO_TAX, type TaxedPayout, type TaxedStake, taxPayout } from '@touchline/betting/tax/betting-tax';
import type { BetStatus } from '@touchline/contract/bets';
import { type BetLegRow, type BetRow, betOf, statusOf, taxOf } from '../bet-row.ts';

/** How a bet ends: what it pays and withholds. */
export interface Ending {
  readonly status: Exclude<BetStatus, 'open'>;
  readonly payout: TaxedPayout;
}

/** What has to happen to a bet so that it stands as its legs say. */
export interface SettlementChange {
  /** The standing settlement is taken back first. */
  readonly reverses: boolean;
  /** Null: the bet is open (again). */
  readonly ending: Ending | null;
}

export const taxedStakeOf = (row: BetRow): TaxedStake => ({
  paidMinor: row.stakeMinor,
  taxMinor: row.stakeTaxMinor,
  workingMinor: row.stakeMinor - row.stakeTaxMinor,
});

/** How the bet stands by its legs' results; null while it is open. */
export function endingOf(row: BetRow, legs: readonly BetLegRow[]): Ending | null {
  const results = legs.map((leg) => (leg.result === null ? undefined : readLegResult(leg.result)));
  const settled = settleBet(betOf(row, legs), results);
  if (!settled) return null;
  return { status: statusOf(settled.outcome), payout: taxPayout(taxedStakeOf(row), settled, taxOf(row) ?? NO_TAX) };
}

/** Compares how a bet stands with how it should; null where nothing has to move. */
export function decideSettlement(row: BetRow, legs: readonly BetLegRow[]): SettlementChange | null {
  const ending = endingOf(row, legs);
  if (row.status === 'open') return ending && { reverses: false, ending };
  const same =
    ending !== null &&
    ending.status === row.status &&
    ending.payout.netMinor === row.paidMinor &&
    ending.payout.taxMinor === row.payoutTaxMinor;
  return same ? null : { reverses: true, ending };
}
