import type { Challenge } from './challenges.ts';

/** How far a player has come with a task. */
export interface ChallengeProgress {
  /** Never above the target. */
  readonly count: number;
  /** Of `games` those played. */
  readonly games: readonly string[];
}

/** A round that is over; the stake is above 0. */
interface ChallengeRound {
  readonly game: string;
  readonly stakeMinor: bigint;
  readonly returnMinor: bigint;
}

/** The progress after a round; a task that is done stays as it is. */
export function countRound(challenge: Challenge, before: ChallengeProgress, round: ChallengeRound): ChallengeProgress {
  if (before.count >= challenge.target) return before;
  const games = challenge.kind === 'games' && !before.games.includes(round.game) ? [...before.games, round.game] : before.games;
  return { games, count: challenge.kind === 'games' ? games.length : before.count + (isHit(challenge, round) ? 1 : 0) };
}

function isHit({ kind, game, multiplier }: Challenge, round: ChallengeRound): boolean {
  if (kind === 'rounds') return round.game === game;
  return round.returnMinor * 100n >= round.stakeMinor * BigInt(multiplier ?? 0);
}
