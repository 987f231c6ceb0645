import { earlyPayoutSide } from '@touchline/betting/cash-out/early-payout-side';
import { marketTypeByKey } from '@touchline/betting/markets/registry';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { invariant } from '@touchline/kernel/invariant';
import { encodeMarketId, selectionId } from '@touchline/kernel/selection';
import type pg from 'pg';
import type { FeedFeature } from '#features/feed';
import { inTransaction } from '#platform/db/in-transaction';
import type { Platform } from '#platform/platform';
import { lockMarket } from '../settlement/settle.store.ts';
import { settleBets } from '../settlement/settle-market.ts';
import { insertEarlyPayoutTrigger, lockUnpaid, writeEarlyWins, writePaid } from './early-payout.store.ts';

/** How far ahead a team must be for bets on it to win to be paid, by sport. */
export const EARLY_PAYOUT_LEAD: Readonly<Record<number, number>> = { [SPORT.football]: 2 };

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
  const market = encodeMarketId({ type: type.id, period: 0, line: 0, subject: 0 });
  const noted = new Set<string>();
  let dirty = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let paying: Promise<void> = Promise.resolve();
  let unobserve: (() => void) | undefined;

  async function noteAhead(): Promise<void> {
    const matches = dirty;
    dirty = new Set();
    for (const matchId of matches) {
      const match = feed.book.match(matchId);
      const lead = match && EARLY_PAYOUT_LEAD[match.fixture.sport];
      const side = match && lead !== undefined ? earlyPayoutSide(match.facts, match.fixture.format, lead) : undefined;
      if (!match || side === undefined || noted.has(`${matchId}/${side}`)) continue;
      const score = (match.facts.counts.score ?? []).reduce<[number, number]>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
      await insertEarlyPayoutTrigger(pool, matchId, side, score.join(':'));
      noted.add(`${matchId}/${side}`);
    }
  }

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
    await noteAhead();
    let paid = false;
    while (await inTransaction(pool, paySome)) paid = true;
    if (paid) events.nudge();
  }
  const lookAtAll = (): void => {
    for (const match of feed.book.matches()) dirty.add(match.id);
  };
  const pay = (): Promise<void> => {
    const turn = paying.then(payOnce);
    paying = turn.catch((err: unknown) => {
      // Whatever was not noted is looked at again.
      lookAtAll();
      log.warn({ err }, 'early payouts will be tried again');
    });
    return turn;
  };
  return {
    runDue() {
      lookAtAll();
      return pay();
    },
    start() {
      lookAtAll();
      unobserve = feed.observe({
        changed({ match, material }) {
          if (material) dirty.add(match);
        },
        removed(match) {
          noted.delete(`${match.id}/1`);
          noted.delete(`${match.id}/2`);
        },
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
