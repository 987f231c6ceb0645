import { drawLottery } from '@touchline/casino/lotteries/draw-lottery';
import { LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import { invariant } from '@touchline/kernel/invariant';
import { inTransaction } from '#platform/db/in-transaction';
import type { LotteriesDeps } from '../lotteries-deps.ts';
import { lockClosedDraw, writeDrawn } from './lottery-draw.store.ts';
import { SEED_TABLE } from './seed-table.ts';

/** Draws the numbers of a draw whose sale is over, and publishes its seed with them. False where none is due. */
export const revealNumbers = ({ platform, vault }: LotteriesDeps): Promise<boolean> =>
  inTransaction(platform.pool, async (client) => {
    const draw = await lockClosedDraw(client);
    if (!draw) return false;
    const { sealed_seed: seed } = await vault.openColumns(client, null, SEED_TABLE, { sealed_seed: draw.sealedSeed });
    invariant(seed !== null, 'a draw has a seed');
    await writeDrawn(client, draw.id, seed, drawLottery(LOTTERIES[draw.lottery], seed, draw.number));
    return true;
  });
