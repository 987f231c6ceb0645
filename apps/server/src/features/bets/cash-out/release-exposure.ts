import type { BetLegRow, BetRow } from '../bet-row.ts';
import type { BettingPorts } from '../ports.ts';

/** Gives the risk of a bet, or of part of it, back once it no longer runs. */
export function releaseExposure(
  { risk }: Pick<BettingPorts, 'risk'>,
  row: BetRow,
  legs: readonly BetLegRow[],
  stakeMinor: bigint,
  potentialReturnMinor: bigint,
): void {
  const riskLegs = legs.map((leg) => ({ matchId: Number(leg.matchId), selectionId: Number(leg.selectionId), live: leg.live }));
  risk.relieve(riskLegs, stakeMinor, potentialReturnMinor, row.currency);
}
