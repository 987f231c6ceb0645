import { randomBytes } from 'node:crypto';
import type { BingoRoom } from '@touchline/casino/bingo/bingo-room';
import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { nextDraws } from '@touchline/casino/lotteries/lottery-schedule';
import { inTransaction } from '#platform/db/in-transaction';
import type { BingoDeps } from '../bingo-deps.ts';
import { lockOpenedUntil, writeGame } from './game-steps.store.ts';
import { SEED_TABLE } from './seed-table.ts';

const SEED_BYTES = 32;
/** As many games of a room sell tickets at once. */
export const GAMES_AHEAD = 6;

/** Opens what the schedule of a room lacks, each game with the promise of its seed. */
export const openGames = ({ platform, vault }: BingoDeps, room: BingoRoom): Promise<void> =>
  inTransaction(platform.pool, async (client) => {
    const { open, lastStartsAt, lastNumber, now } = await lockOpenedUntil(client, room.key);
    const afterMs = Math.max(now.getTime(), lastStartsAt?.getTime() ?? 0);
    for (const [i, startsAt] of nextDraws(room, afterMs, Math.max(0, GAMES_AHEAD - open)).entries()) {
      const seed = randomBytes(SEED_BYTES).toString('hex');
      const { sealed_seed: sealedSeed } = await vault.sealColumns(client, null, SEED_TABLE, { sealed_seed: seed });
      await writeGame(client, {
        room: room.key,
        version: room.version,
        number: lastNumber + 1 + i,
        startsAt: new Date(startsAt),
        ballMs: room.ballMs,
        seedHash: seedHash(seed),
        sealedSeed,
      });
    }
  });
