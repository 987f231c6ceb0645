import { invariant } from '@touchline/kernel/invariant';
import { createGroupCommit, type GroupCommit } from '#platform/db/group-commit';
import { withStatementDeadline } from '#platform/db/statement-deadline';
import type { CasinoDeps } from '../casino-deps.ts';
import type { Jackpots } from '../jackpots/create-jackpots.ts';
import type { JackpotsOf } from '../jackpots/jackpot.store.ts';
import type { OpenPot, OpenPots } from '../jackpots/open-pots.ts';
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

/** The seeds and pots that rounds are drawn and played with. */
export interface PlayStock {
  readonly pairs: OpenPairs;
  readonly jackpots: Pick<Jackpots, 'pots' | 'fed' | 'dropped'>;
}

/**
 * Draws and plays rounds in batches: each batch is drawn with the nonces that follow, and one statement plays it. A player's rounds keep their
 * order; one that was drawn with a nonce that is not the next is drawn again.
 */
export function createPlayQueue({ platform }: Pick<CasinoDeps, 'platform'>, stock: PlayStock): GroupCommit<PreparedPlay, PlayResult> {
  const { pairs, jackpots } = stock;
  const { pots } = jackpots;
  const { pool, config } = platform;
  async function write(plays: readonly PreparedPlay[]): Promise<readonly PlayResult[]> {
    const open = await pairs.of(plays.map(({ playerId }) => playerId));
    const potsOf = await readOpenPots(pots, plays);
    const nonces = new Map<bigint, number>();
    const draws = plays.map((play) => {
      const pair = open.get(play.playerId);
      invariant(pair, 'who plays has a pair of seeds');
      const nonce = (nonces.get(play.playerId) ?? pair.nonce) + 1;
      nonces.set(play.playerId, nonce);
      return drawRound(play, pair, nonce, play.jackpots ? potsOf.get(jackpotsKey(play)) : []);
    });
    // After a failed statement the nonces are unknown, so they are read again.
    const results = await writePlays(pool, draws, ROUNDS_A_PAIR, [...potsOf.values()].flat()).catch((error: unknown) => {
      pairs.forget(nonces.keys());
      throw error;
    });
    return draws.map((drawn, i) => {
      const played = results[i];
      invariant(played, 'every round has its answer');
      if (played.code === 'accepted') pairs.wasPlayed(drawn.play.playerId, drawn.nonce);
      if (played.code === 'accepted' && drawn.luckyPots) (played.won ? jackpots.dropped : jackpots.fed)(drawn.play);
      if (played.code === 'jackpot_stale' || played.won) pots.forget(drawn.play);
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
    isBusy: ({ played: { code } }) => code === 'busy' || code === 'seed_stale' || code === 'jackpot_stale',
    orderKeyOf: ({ playerId }) => playerId,
    maxBusyMs: config.statementTimeoutMs,
  });
}

const jackpotsKey = ({ brandId, currency }: JackpotsOf): string => `${brandId} ${currency}`;

/** The pots of the brands and currencies whose jackpots the rounds take part in. */
async function readOpenPots(pots: OpenPots, plays: readonly PreparedPlay[]): Promise<ReadonlyMap<string, readonly OpenPot[]>> {
  const found = new Map<string, readonly OpenPot[]>();
  for (const play of plays) if (play.jackpots && !found.has(jackpotsKey(play))) found.set(jackpotsKey(play), await pots.of(play));
  return found;
}
