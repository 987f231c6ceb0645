import { triggeredAutoCashOut } from '@touchline/betting/cash-out/auto-cash-out';
import type { FeedFeature } from '#features/feed';
import { writeEvent } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import type { BetLegRow, BetRow } from '../bet-row.ts';
import { readLegs } from '../settlement/settle.store.ts';
import { readBetsById } from './cash-out.store.ts';
import { cashOutLockedBet, releaseCashedOutExposure } from './cash-out.ts';
import { type CashOutOrder, endOrder, lockActiveOrder, readActiveOrders } from './cash-out-order.store.ts';
import { withLockedBet } from './locked-bet.ts';
import { cashOutValue } from './open-bet.ts';
import type { OpenBetContext } from './open-bet-context.ts';

/** Watches the orders to sell by themselves, in every process of the role `settle`; who locks the bet first carries an order out. */
export interface AutoCashOutWorker {
  /** Reads every order anew and carries out those that are due; for tests and after a failure. */
  runDue(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Watched {
  readonly order: CashOutOrder;
  readonly row: BetRow;
  readonly legs: readonly BetLegRow[];
}

const POLL_INTERVAL_MS = 500;
/** Bets change otherwise than by prices: they are read again this often. */
const REREAD_MS = 10_000;
const ORDERS_A_READ = 1_000;

export function createOrderDesk(deps: OpenBetContext, feed: Pick<FeedFeature, 'observe'>): AutoCashOutWorker {
  const { platform, doors } = deps;
  const { pool, log, clock, events } = platform;
  const watched = new Map<bigint, Watched>();
  const byMatch = new Map<number, Set<bigint>>();
  const due = new Set<bigint>();
  let newest = 0n;
  let rereadAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let unobserve: (() => void) | undefined;

  function forget(betId: bigint): void {
    for (const leg of watched.get(betId)?.legs ?? []) {
      const bets = byMatch.get(Number(leg.matchId));
      bets?.delete(betId);
      if (bets?.size === 0) byMatch.delete(Number(leg.matchId));
    }
    watched.delete(betId);
    due.delete(betId);
  }
  function watch(one: Watched): void {
    forget(one.row.id);
    watched.set(one.row.id, one);
    for (const { matchId } of one.legs) byMatch.set(Number(matchId), (byMatch.get(Number(matchId)) ?? new Set()).add(one.row.id));
    due.add(one.row.id);
  }
  async function take(orders: readonly CashOutOrder[]): Promise<void> {
    const ids = orders.map((order) => order.betId);
    const rows = new Map((await readBetsById(pool, ids)).map((row) => [row.id, row]));
    const legs = await readLegs(pool, ids);
    for (const order of orders) {
      const row = rows.get(order.betId);
      if (row) watch({ order, row, legs: legs.get(order.betId) ?? [] });
    }
  }
  async function readNew(): Promise<void> {
    for (;;) {
      const orders = await readActiveOrders(pool, newest, ORDERS_A_READ);
      if (orders.length === 0) return;
      await take(orders);
      newest = orders.at(-1)?.version ?? newest;
    }
  }
  /** What settlement, sales and cancellations have changed meanwhile: everything is read from the first order on. */
  async function reread(): Promise<void> {
    for (const betId of [...watched.keys()]) forget(betId);
    newest = 0n;
    rereadAt = clock.now();
    await readNew();
  }

  /** Carries an order out if it is still given and still due under the bet's lock. */
  async function carryOut({ row: { id, playerId } }: Watched): Promise<void> {
    const relieve = await withLockedBet(pool, playerId, id, async (held) => {
      const { client, row, legs, closed } = held;
      const order = await lockActiveOrder(client, id);
      if (!order) return undefined;
      const tell = (status: CashOutOrder['status'], reason: CashOutOrder['reason']) =>
        writeEvent(client, playerId, { kind: 'sale-order', betId: id.toString(), status, reason });
      if (row.status !== 'open') {
        await endOrder(client, id, 'ended');
        await tell('ended', null);
        return undefined;
      }
      const value = cashOutValue(doors.line, { row, legs }, closed);
      const reason = value.ok ? triggeredAutoCashOut(order, value.value.offerMinor) : null;
      if (!value.ok || reason === null) return undefined;
      await endOrder(client, id, 'done', reason);
      await cashOutLockedBet(held, value.value, order.percent, { order: reason });
      await tell('done', reason);
      return () => releaseCashedOutExposure(deps, row, legs, order.percent);
    });
    relieve?.();
    events.nudge();
  }

  async function lookOnce(): Promise<void> {
    if (clock.now() - rereadAt >= REREAD_MS) await reread();
    else await readNew();
    const now = [...due];
    due.clear();
    for (const betId of now) {
      const one = watched.get(betId);
      if (!one) continue;
      const value = cashOutValue(doors.line, one);
      const ended = one.row.status !== 'open' || (!value.ok && (value.error.code === 'sale_lost' || value.error.code === 'sale_decided'));
      if (!ended && !(value.ok && triggeredAutoCashOut(one.order, value.value.offerMinor) !== null)) continue;
      try {
        await carryOut(one);
        forget(betId);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        // Too small to sell in part, or busy: the next change of a price asks again.
        log.info({ betId: betId.toString(), code: error.code }, 'an order to sell was not carried out');
      }
    }
  }
  const look = (): Promise<void> => {
    const turn = looking.then(lookOnce);
    looking = turn.catch((err: unknown) => {
      rereadAt = 0;
      log.warn({ err }, 'orders to sell will be looked at again');
    });
    return turn;
  };
  return {
    runDue() {
      rereadAt = 0;
      return look();
    },
    async start() {
      unobserve = feed.observe({
        changed({ match }) {
          for (const betId of byMatch.get(match) ?? []) due.add(betId);
        },
      });
      timer = setInterval(() => void look().catch(() => {}), POLL_INTERVAL_MS);
    },
    async stop() {
      clearInterval(timer);
      unobserve?.();
      await looking;
    },
  };
}
