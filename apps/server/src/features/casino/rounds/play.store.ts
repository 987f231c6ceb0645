import type { JackpotTierKey } from '@touchline/casino/jackpots/jackpot-tier';
import type pg from 'pg';
import type { StoredBound } from '#features/limits';
import { type FieldValue, rowArrayLiteral } from '#platform/db/pg-array-literal';
import type { OpenPot } from '../jackpots/open-pots.ts';
import type { DrawnPlay } from './draw-round.ts';

type PlayCode =
  | 'accepted'
  | 'replayed'
  | 'guid_reused'
  | 'account_unknown'
  | 'account_blocked'
  | 'self_excluded'
  | 'betting_blocked'
  | 'identity_required_to_play'
  | 'table_changed'
  | 'round_open'
  | 'too_fast'
  | 'limit_exceeded'
  | 'insufficient_funds'
  | 'seed_spent'
  /** Drawn with other seeds or another nonce than the next: nothing was done, and it is drawn again. */
  | 'seed_stale'
  /** A pot has dropped that the process believed to fill: as before. */
  | 'jackpot_stale'
  /** Another transaction holds a lock that the round needs; nothing was done, and it may be retried. */
  | 'busy';

export interface Played {
  readonly code: PlayCode;
  readonly roundId: bigint | null;
  readonly startedAt: Date;
  /** After the round where it was accepted, as it stands otherwise. */
  readonly balanceMinor: bigint | null;
  readonly stakeTransaction: bigint | null;
  readonly returnTransaction: bigint | null;
  /** Of `too_fast`. */
  readonly waitMs: number | null;
  /** Of `limit_exceeded`: which of the player's limits it was. */
  readonly refusal: StoredBound | null;
  /** The jackpots that the round has won. */
  readonly won: readonly WonPot[] | null;
}

/** A pot as the round that has won it is told; minor units as text, since JSON knows no bigint. */
export interface WonPot {
  readonly pot: string;
  readonly tier: JackpotTierKey;
  readonly minor: string;
}

const PLAY = `select place, code, round_id as "roundId", started_at as "startedAt", balance_minor as "balanceMinor",
  stake_transaction as "stakeTransaction", return_transaction as "returnTransaction", wait_ms as "waitMs", refusal, won
  from casino_play($1::casino_draw[], $2, $3::casino_pot[])`;

/** The type `casino_draw`. */
const drawFields = ({ play, pair, nonce, isOver, pay, returnMinor, luckyPots }: DrawnPlay, i: number): readonly FieldValue[] => [
  i + 1,
  play.playerId,
  play.accountId,
  play.brandId,
  play.guid,
  play.requestHash,
  play.game.key,
  play.table.version,
  play.table.edgePpm,
  pair.id,
  nonce,
  JSON.stringify(play.options),
  play.stakeMinor,
  isOver,
  pay,
  returnMinor,
  play.minRoundMs,
  luckyPots?.join(',') ?? null,
];

/** The type `casino_pot`. */
const potFields = ({ pot, next, triggerMinor, nextTriggerMinor }: OpenPot): readonly FieldValue[] => [
  pot.id,
  next.id,
  triggerMinor,
  nextTriggerMinor,
];

/**
 * Plays a batch in one statement, which is one transaction and writes the events of what it played. Results in the order of the batch.
 *
 * @param pots every pot that a round of the batch takes part in
 */
export async function writePlays(
  pool: pg.Pool,
  draws: readonly DrawnPlay[],
  maxRounds: number,
  pots: readonly OpenPot[],
): Promise<readonly Played[]> {
  const { rows } = await pool.query<Played & { place: number }>({
    name: 'casino-play',
    text: PLAY,
    values: [rowArrayLiteral(draws.map(drawFields)), maxRounds, rowArrayLiteral(pots.map(potFields))],
  });
  const results: Played[] = [];
  for (const row of rows) results[row.place - 1] = row;
  return results;
}
