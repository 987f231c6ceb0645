import { triggeredAutoCashOut } from '@touchline/betting/cash-out/auto-cash-out';
import type { FeedFeature } from '#features/feed';
import { writeEvent } from '#platform/events/write-events';
import { Failure } from '#platform/http/failure';
import { readLegs } from '../settlement/settle.store.ts';
import { readBetsById } from './cash-out.store.ts';
import { cashOutLockedBet, releaseCashedOutExposure } from './cash-out.ts';
import { type CashOutOrder, endOrder, lockActiveOrder, readActiveOrders } from './cash-out-order.store.ts';
import { withLockedBet } from './locked-bet.ts';
import { cashOutValue } from './open-bet.ts';
import type { OpenBetContext } from './open-bet-context.ts';
import { type Watched, WatchedOrders } from './watched-orders.ts';

/** Watches the orders to sell by themselves, in every process of the role `settle`; who locks the bet first carries an order out. */
export interface AutoCashOutWorker {
  /** Reads every order again and carries out those that are due; for tests and after a failure. */
  runDue(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const POLL_INTERVAL_MS = 500;
/** Bets change otherwise than by prices: they are read again this often. */
const REREAD_MS = 10_000;
const ORDERS_A_READ = 1_000;

export const createAutoCashOutWorker = (deps: OpenBetContext, feed: Pick<FeedFeature, 'observe'>): AutoCashOutWorker =>
  new CashOutOrderWorker(deps, feed);

class CashOutOrderWorker implements AutoCashOutWorker {
  readonly #deps: OpenBetContext;
  readonly #feed: Pick<FeedFeature, 'observe'>;
  readonly #watched = new WatchedOrders();
  /** The newest version of an order that has been read. */
  #newest = 0n;
  #rereadAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #unobserve: (() => void) | undefined;

  constructor(deps: OpenBetContext, feed: Pick<FeedFeature, 'observe'>) {
    this.#deps = deps;
    this.#feed = feed;
  }

  runDue(): Promise<void> {
    this.#rereadAt = 0;
    return this.#look();
  }

  async start(): Promise<void> {
    const watched = this.#watched;
    this.#unobserve = this.#feed.observe({ changed: ({ match }) => watched.matchChanged(match) });
    this.#timer = setInterval(() => void this.#look().catch(() => {}), POLL_INTERVAL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#unobserve?.();
    await this.#looking;
  }

  /** One look after the other. Throws what the database threw; everything is read again then. */
  #look(): Promise<void> {
    const turn = this.#looking.then(() => this.#lookOnce());
    this.#looking = turn.catch((err: unknown) => {
      this.#rereadAt = 0;
      this.#deps.platform.log.warn({ err }, 'failed to check auto cash-out orders; retrying');
    });
    return turn;
  }

  async #lookOnce(): Promise<void> {
    const { platform, ports } = this.#deps;
    if (platform.clock.now() - this.#rereadAt >= REREAD_MS) await this.#reread();
    else await this.#readNew();
    for (const betId of this.#watched.takeDue()) {
      const one = this.#watched.find(betId);
      if (!one) continue;
      const value = cashOutValue(ports.line, one);
      const ended = one.row.status !== 'open' || (!value.ok && (value.error.code === 'sale_lost' || value.error.code === 'sale_decided'));
      if (!ended && !(value.ok && triggeredAutoCashOut(one.order, value.value.offerMinor) !== null)) continue;
      try {
        await carryOut(this.#deps, one);
        this.#watched.forget(betId);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        // Too small to sell in part, or busy: the next change of a price asks again.
        platform.log.info({ betId: betId.toString(), code: error.code }, 'an order to sell was not carried out');
      }
    }
  }

  /** Changes by settlement, sales and cancellations meanwhile: everything is read from the first order on. */
  async #reread(): Promise<void> {
    this.#watched.forgetAll();
    this.#newest = 0n;
    this.#rereadAt = this.#deps.platform.clock.now();
    await this.#readNew();
  }

  async #readNew(): Promise<void> {
    const { pool } = this.#deps.platform;
    for (;;) {
      const orders = await readActiveOrders(pool, this.#newest, ORDERS_A_READ);
      if (orders.length === 0) return;
      for (const one of await readOrderedBets(pool, orders)) this.#watched.watch(one);
      this.#newest = orders.at(-1)?.version ?? this.#newest;
    }
  }
}

/** The bets that the orders are for; an order whose bet is gone has none. */
async function readOrderedBets(pool: OpenBetContext['platform']['pool'], orders: readonly CashOutOrder[]): Promise<Watched[]> {
  const ids = orders.map((order) => order.betId);
  const rows = new Map((await readBetsById(pool, ids)).map((row) => [row.id, row]));
  const legs = await readLegs(pool, ids);
  return orders.flatMap((order) => {
    const row = rows.get(order.betId);
    return row ? [{ order, row, legs: legs.get(order.betId) ?? [] }] : [];
  });
}

/** Carries an order out if it is still given and still due under the bet's lock. Throws Failure where the bet cannot be sold now. */
async function carryOut(deps: OpenBetContext, { row: { id, playerId } }: Watched): Promise<void> {
  const { platform, ports } = deps;
  const relieve = await withLockedBet(platform.pool, playerId, id, async (held) => {
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
    const value = cashOutValue(ports.line, { row, legs }, closed);
    const reason = value.ok ? triggeredAutoCashOut(order, value.value.offerMinor) : null;
    if (!value.ok || reason === null) return undefined;
    await endOrder(client, id, 'done', reason);
    await cashOutLockedBet(held, value.value, order.percent, { order: reason });
    await tell('done', reason);
    return () => releaseCashedOutExposure(deps, row, legs, order.percent);
  });
  relieve?.();
  platform.events.nudge();
}
