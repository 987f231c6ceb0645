import { marketTypeByKey } from '@touchline/betting/markets/registry';
import { invariant } from '@touchline/kernel/invariant';
import { encodeMarketId, selectionId } from '@touchline/kernel/selection';
import type pg from 'pg';
import type { FeedFeature } from '#features/feed';
import { inTransaction } from '#platform/db/in-transaction';
import type { Platform } from '#platform/platform';
import { lockMarket } from '../settlement/settle.store.ts';
import { settleBets } from '../settlement/settle-market.ts';
import { lockUnpaid, writeEarlyWins, writePaid } from './early-payout.store.ts';
import { createLeadNotes } from './lead-notes.ts';

/** Pays bets on a team to win, taken before the match, once it is far enough ahead (role settle). A later result takes nothing back. */
export interface EarlyPayoutWorker {
  /** Notes who is ahead now and pays everything that is due; for tests too. */
  runDue(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const POLL_INTERVAL_MS = 500;
const BETS_A_TURN = 500;

export function createEarlyPayer(
  platform: Pick<Platform, 'pool' | 'log' | 'events'>,
  feed: Pick<FeedFeature, 'book' | 'observe'>,
): EarlyPayoutWorker {
  const { pool, log, events } = platform;
  const type = marketTypeByKey('result');
  invariant(type, 'there is a market of the result');
  const market = encodeMarketId({ type: type.id, period: 0, line: 0, specifier: 0 });
  const notes = createLeadNotes(pool, feed.book);
  let timer: NodeJS.Timeout | undefined;
  let paying: Promise<void> = Promise.resolve();
  let unobserve: (() => void) | undefined;

  /** True when there may be more. */
  async function paySome(client: pg.PoolClient): Promise<boolean> {
    const ahead = await lockUnpaid(client);
    if (!ahead) return false;
    await lockMarket(client, { matchId: Number(ahead.matchId), marketId: market });
    const bets = await writeEarlyWins(client, ahead, market, selectionId(market, ahead.side), BETS_A_TURN);
    if (bets.length > 0) await settleBets(client, bets);
    if (bets.length < BETS_A_TURN) await writePaid(client, ahead);
    return true;
  }
  async function payOnce(): Promise<void> {
    await notes.write();
    let paid = false;
    while (await inTransaction(pool, paySome)) paid = true;
    if (paid) events.nudge();
  }
  const pay = (): Promise<void> => {
    const turn = paying.then(payOnce);
    paying = turn.catch((err: unknown) => {
      // Everything that is not noted yet is checked again.
      notes.lookAtAll();
      log.warn({ err }, 'failed to pay early payouts; retrying');
    });
    return turn;
  };
  return {
    runDue() {
      notes.lookAtAll();
      return pay();
    },
    start() {
      notes.lookAtAll();
      unobserve = feed.observe({
        changed({ match, material }) {
          if (material) notes.lookAt(match);
        },
        removed: ({ id }) => notes.forget(id),
      });
      timer = setInterval(() => void pay().catch(() => {}), POLL_INTERVAL_MS);
    },
    async stop() {
      clearInterval(timer);
      unobserve?.();
      await paying;
    },
  };
}
