import type { BetRequest } from '@touchline/contract/coupon/request';
import { formatOdds } from '@touchline/kernel/odds';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import { toStoredRejection } from '../placement/live-delay-worker.ts';
import { readBetByGuid, readWaitingByGuid } from '../placement/pending-bet.store.ts';
import type { BetPlacer } from '../placement/place-bet.ts';
import type { BettingPorts } from '../ports.ts';
import { type AutoBet, closeAutoBet, readAuto, readWaitingAutos, writeAttempt } from './auto.store.ts';
import { decideAuto } from './decide-auto.ts';

/** Watches the matches of orders and places each when its price is there. Any number of processes may do this at once. */
export interface AutoBetWorker {
  watch(auto: AutoBet): void;
  /** Looks at every order now; for tests. */
  runDue(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Orders that other processes took, and what a lost message of the feed would hide, are found by this. */
const SWEEP_MS = 2_000;
const MAX_PER_SWEEP = 1_000;
/** By then every match that the feed knows is in the book of a process that has just started. */
const BOOK_FILLS_MS = 60_000;
/** Rejections that may pass by themselves: the order goes on waiting. */
const PASSES = new Set(['price_changed', 'market_suspended', 'live_delay_refused', 'feed_down', 'unavailable', 'conflict', 'rate_limited']);

export const attemptGuid = (id: bigint, attempt: number): string => `auto-${id}-${attempt}`;

export const createAutoDesk = (
  platform: Pick<Platform, 'pool' | 'log' | 'events' | 'clock'>,
  ports: BettingPorts,
  desk: Pick<BetPlacer, 'place'>,
): AutoBetWorker => new AutoBetDesk(platform, ports, desk);

class AutoBetDesk implements AutoBetWorker {
  readonly #platform: Pick<Platform, 'pool' | 'log' | 'events' | 'clock'>;
  readonly #ports: BettingPorts;
  readonly #desk: Pick<BetPlacer, 'place'>;
  /** Functions that end the watching of an order's matches, by order. */
  readonly #watched = new Map<bigint, () => void>();
  /** Looks that are under way, by order. */
  readonly #busy = new Map<bigint, Promise<void>>();
  /** Orders that changed during a look. */
  readonly #again = new Set<bigint>();
  #startedAt: number;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(platform: Pick<Platform, 'pool' | 'log' | 'events' | 'clock'>, ports: BettingPorts, desk: Pick<BetPlacer, 'place'>) {
    this.#platform = platform;
    this.#ports = ports;
    this.#desk = desk;
    this.#startedAt = platform.clock.now();
  }

  watch(auto: AutoBet): void {
    this.#follow(auto);
    void this.#wake(auto.id);
  }

  async runDue(): Promise<void> {
    let last = 0n;
    for (;;) {
      const page = await readWaitingAutos(this.#platform.pool, last, MAX_PER_SWEEP);
      for (const auto of page) {
        this.#follow(auto);
        await this.#wake(auto.id);
      }
      const end = page.at(-1);
      if (!end || page.length < MAX_PER_SWEEP) return;
      last = end.id;
    }
  }

  start(): void {
    this.#stopped = false;
    this.#startedAt = this.#platform.clock.now();
    this.#timer = setInterval(() => {
      this.#sweeping = this.#sweeping
        .then(() => this.runDue())
        .catch((err: unknown) => this.#platform.log.warn({ err }, 'failed to place due auto bets; retrying'));
    }, SWEEP_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#sweeping;
    await Promise.all(this.#busy.values());
    for (const id of [...this.#watched.keys()]) this.#forget(id);
  }

  #follow(auto: AutoBet): void {
    if (this.#watched.has(auto.id)) return;
    const ends = [...new Set(auto.wire.legs.map((leg) => leg.matchId))].map((match) =>
      this.#ports.line.onChange(match, () => void this.#wake(auto.id)),
    );
    this.#watched.set(auto.id, () => {
      for (const stop of ends) stop();
    });
  }

  #forget(id: bigint): void {
    this.#watched.get(id)?.();
    this.#watched.delete(id);
  }

  /** One look at a time; a change during it is looked at afterwards. */
  #wake(id: bigint): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    const running = this.#busy.get(id);
    if (running) {
      this.#again.add(id);
      return running;
    }
    const done = this.#look(id)
      .catch((err: unknown) => this.#platform.log.warn({ err }, 'failed to place an auto bet; retrying'))
      .finally(() => {
        this.#busy.delete(id);
        if (this.#again.delete(id)) void this.#wake(id);
      });
    this.#busy.set(id, done);
    return done;
  }

  async #look(id: bigint): Promise<void> {
    const { pool, clock } = this.#platform;
    const { line, players } = this.#ports;
    const auto = await readAuto(pool, id);
    if (auto?.status !== 'waiting') return this.#forget(id);
    const before = await lookBack(pool, auto);
    if (before === 'under-way') return;
    if (before !== 'none') return this.#end(auto, 'placed', { betId: before });
    const accountId = auto.wire.accountId === undefined ? undefined : BigInt(auto.wire.accountId);
    const player = await players.readBettingPlayer(auto.playerId, accountId);
    const decided = decideAuto(line, auto, player.account?.currency ?? 'EUR', clock.now() - this.#startedAt > BOOK_FILLS_MS);
    if (decided.do === 'wait') return;
    if (decided.do !== 'place') return this.#end(auto, decided.do === 'drop' ? 'dropped' : 'expired');
    if (!(await writeAttempt(pool, id, auto.attempt))) return;
    await this.#place(auto, decided.legs);
  }

  async #place(auto: AutoBet, legs: BetRequest['legs']): Promise<void> {
    try {
      const answer = await this.#desk.place(auto.playerId, wireOf(this.#ports.line, auto, legs, auto.attempt + 1));
      if (answer.betId !== null) await this.#end(auto, 'placed', { betId: BigInt(answer.betId) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (!PASSES.has(error.code)) await this.#end(auto, 'refused', { refusal: toStoredRejection(error) });
    }
  }

  async #end(auto: AutoBet, status: Parameters<typeof closeAutoBet>[2], more: Parameters<typeof closeAutoBet>[3] = {}): Promise<void> {
    await closeAutoBet(this.#platform.pool, auto.id, status, more);
    this.#forget(auto.id);
    this.#platform.events.nudge();
  }
}

/** The bet that an earlier attempt made before its process could say so; `under-way` while that attempt may still make one. */
async function lookBack(pool: Platform['pool'], auto: AutoBet): Promise<'none' | 'under-way' | bigint> {
  if (auto.attempt === 0) return 'none';
  const guid = attemptGuid(auto.id, auto.attempt);
  const placed = await readBetByGuid(pool, auto.playerId, guid);
  if (placed) return placed.id;
  const waits = await readWaitingByGuid(pool, auto.playerId, guid);
  return waits?.status === 'waiting' ? 'under-way' : 'none';
}

/** The order as a bet of this moment: the price that called is the least that is taken. */
function wireOf(line: BettingPorts['line'], auto: AutoBet, legs: BetRequest['legs'], attempt: number): BetRequest {
  return {
    ...auto.wire,
    auto: null,
    legs: legs.map((leg) => ({ ...leg, oddsSeenText: formatOdds(line.readQuote(leg.matchId, leg.selectionId)?.odds ?? 0) })),
    betGuid: attemptGuid(auto.id, attempt),
    priceMode: 'accept-higher',
    toleranceBasisPoints: 0,
    answerAtOnce: false,
    stakeCutApproved: false,
  };
}
