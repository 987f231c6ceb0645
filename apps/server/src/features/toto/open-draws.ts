import { postTotoSeed } from '@touchline/ledger/toto-postings';
import { postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { type ChosenMatch, chooseMatches } from './choose-matches.ts';
import type { TotoDeps } from './toto-deps.ts';
import { lockJackpot, readOpenSlots, readUsedMatches, writeDraw, writeJackpot } from './toto-draw.store.ts';
import { POOL_TERMS, POOLS, SLOTS, type Slot } from './toto-pools.ts';

/** Opens what is missing: every pool has a draw of the coming day and one of the days after it, as far as the book has the matches. */
export async function openDraws({ platform, feed, line }: TotoDeps): Promise<number> {
  if (line.isFeedDown()) return 0;
  const { pool: database, clock, config } = platform;
  let opened = 0;
  for (const pool of POOLS) {
    const { rules, sports, seedMinor, account } = POOL_TERMS[pool];
    const open = await readOpenSlots(database, pool);
    for (const slot of (Object.keys(SLOTS) as Slot[]).filter((one) => !open.has(one))) {
      const taken = await readUsedMatches(database, pool);
      // Simulated days pass `speed` times as fast.
      const speed = Math.max(1, config.speed);
      const now = clock.now();
      const from = now + SLOTS[slot].fromMs / speed;
      const until = now + SLOTS[slot].untilMs / speed;
      let chosen: readonly ChosenMatch[] | undefined;
      const sport = sports.find((one) => {
        chosen = chooseMatches(feed.book, { kind: rules.kind, sport: one, matches: rules.matches, from, until, taken });
        return chosen;
      });
      if (sport === undefined || !chosen) continue;
      const matches = chosen;
      await inTransaction(database, async (client) => {
        const drawId = await writeDraw(client, pool, slot, sport, matches);
        if (drawId === undefined) return;
        opened += 1;
        if ((await lockJackpot(client, pool)) > 0n) return;
        await postTransaction(client, postTotoSeed(`toto-draw-${drawId}-seed`, account, seedMinor));
        await writeJackpot(client, pool, seedMinor);
      });
    }
  }
  return opened;
}
