import { invariant } from '@touchline/kernel/invariant';
import { createGroupCommit, type GroupCommit } from '#platform/db/group-commit';
import { withStatementDeadline } from '#platform/db/statement-deadline';
import type { CasinoDeps } from '../casino-deps.ts';
import type { OpenPairs } from '../seeds/open-pairs.ts';
import { ROUNDS_A_PAIR } from '../seeds/seed-pairs.ts';
import { type DrawnPlay, drawRound } from './draw-round.ts';
import { type Played, writePlays } from './play.store.ts';
import type { PreparedPlay } from './read-play.ts';

export interface PlayResult {
  readonly played: Played;
  readonly drawn: DrawnPlay;
}

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};

/**
 * Draws and plays rounds in batches: each batch is drawn with the nonces that follow, and one statement plays it. A player's rounds keep their
 * order; one that was drawn with a nonce that is not the next is drawn again.
 */
export function createPlayQueue({ platform }: Pick<CasinoDeps, 'platform'>, pairs: OpenPairs): GroupCommit<PreparedPlay, PlayResult> {
  const { pool, config } = platform;
  async function write(plays: readonly PreparedPlay[]): Promise<readonly PlayResult[]> {
    const open = await pairs.of(plays.map(({ playerId }) => playerId));
    const nonces = new Map<bigint, number>();
    const draws = plays.map((play) => {
      const pair = open.get(play.playerId);
      invariant(pair, 'who plays has a pair of seeds');
      const nonce = (nonces.get(play.playerId) ?? pair.nonce) + 1;
      nonces.set(play.playerId, nonce);
      return drawRound(play, pair, nonce);
    });
    // After a failed statement the nonces are unknown, so they are read again.
    const results = await writePlays(pool, draws, ROUNDS_A_PAIR).catch((error: unknown) => {
      pairs.forget(nonces.keys());
      throw error;
    });
    return draws.map((drawn, i) => {
      const played = results[i];
      invariant(played, 'every round has its answer');
      if (played.code === 'accepted') pairs.wasPlayed(drawn.play.playerId, drawn.nonce);
      if (played.code === 'seed_stale') pairs.forget([drawn.play.playerId]);
      return { played, drawn };
    });
  }
  return createGroupCommit<PreparedPlay, PlayResult>({
    write: (plays) => withStatementDeadline(config.statementTimeoutMs, () => write(plays)),
    keyOf: ({ playerId, guid }) => `${playerId} ${guid}`,
    order: (a, b) => Number(a.playerId - b.playerId),
    blamesItem: (error) => /^(22|23)/.test(codeOf(error)),
    mayRepeat: (error) => /^40/.test(codeOf(error)),
    isBusy: ({ played: { code } }) => code === 'busy' || code === 'seed_stale',
    orderKeyOf: ({ playerId }) => playerId,
    maxBusyMs: config.statementTimeoutMs,
  });
}
