import { lockPlayerAccountsBatch, readOwed, readOwedMinor } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import type { Platform } from '#platform/platform';
import { lockBets } from '../settlement/settle.store.ts';
import { settleBets } from '../settlement/settle-market.ts';
import { lockOwed, readOwing, writeDecided } from './advance.store.ts';
import { decideAdvances } from './decide-advances.ts';

/** Follows lent stakes: bets whose stake has been repaid end by their legs, those that were not repaid in time are void. */
export interface AdvanceRepaymentWorker {
  /** Decides on everything that is due now; for tests and orderly stops. */
  runDue(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const EVERY_MS = 1_000;
const PLAYERS_A_TURN = 1_000;

export function createAdvanceDesk({ pool, log, events }: Pick<Platform, 'pool' | 'log' | 'events'>): AdvanceRepaymentWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const decide = (playerId: bigint, currency: string): Promise<void> =>
    inTransaction(pool, async (client) => {
      const advances = await lockOwed(client, playerId, currency);
      // Bets before accounts, as settlement does.
      await lockBets(
        client,
        advances.map((a) => a.betId),
      );
      await lockPlayerAccountsBatch(client, [playerId]);
      const { repaid, short } = decideAdvances(advances, await readOwedMinor(client, playerId, 'player-advance', currency));
      if (repaid.length > 0) await writeDecided(client, repaid, 'repaid');
      if (short.length > 0) await writeDecided(client, short, 'short');
      const decided = [...repaid, ...short].sort((a, b) => (a < b ? -1 : 1));
      if (decided.length > 0) await settleBets(client, decided);
    });

  async function repayDueAdvances(): Promise<void> {
    const lent = await readOwing(pool, PLAYERS_A_TURN);
    if (lent.length === 0) return;
    const players = lent.map((one) => one.playerId);
    const owed = await readOwed(pool, players, 'player-advance');
    // Nothing changes for who still owes all of it and has time.
    const moved = lent.filter((one) => one.due || (owed.get(`${one.playerId} ${one.currency}`) ?? 0n) < one.lentMinor);
    for (const { playerId, currency } of moved) await decide(playerId, currency);
    if (moved.length > 0) events.nudge();
  }
  return {
    runDue: repayDueAdvances,
    start() {
      timer = setInterval(() => {
        running = running.then(repayDueAdvances).catch((err: unknown) => log.warn({ err }, 'failed to repay due advances; retrying'));
      }, EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
