import type { ClubTerms } from './club-terms.ts';

const MILLION = 1_000_000n;

/** A round's stake, and the share of it that the house keeps on average, millionths. */
export interface StakedRound {
  readonly stakeMinor: bigint;
  readonly edgePpm: number;
}

/** The part of a stake that the house keeps on average: millionths of a minor unit, exact. */
export const keptMicro = ({ stakeMinor, edgePpm }: StakedRound): bigint => stakeMinor * BigInt(edgePpm);

/**
 * Points of a round, millionths, rounded down once: a point is a least stake's worth of what the house keeps on average. Games that return more earn less,
 * and a stake on both sides of a game earns what it costs, so that nothing is earned by playing evenly.
 */
export const earnedMicroPoints = (round: StakedRound, minStakeMinor: bigint): bigint => keptMicro(round) / minStakeMinor;

/** Whole points of millionths, rounded down. */
export const wholePoints = (microPoints: bigint): number => Number(microPoints / MILLION);

/** The level that points reach, from 0 on. */
export const levelOf = ({ levels }: ClubTerms, microPoints: bigint): number =>
  levels.findLastIndex(({ points }) => microPoints >= BigInt(points) * MILLION);
