import type { BetRequest } from '@touchline/contract/coupon/request';
import { formatOdds } from '@touchline/kernel/odds';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import { storedRefusal } from '../placement/live-delay-worker.ts';
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
/** A refusal for these reasons passes: the order waits on. */
const PASSES = new Set(['price_changed', 'market_suspended', 'live_delay_refused', 'feed_down', 'unavailable', 'conflict', 'rate_limited']);

export const attemptGuid = (id: bigint, attempt: number): string => `auto-${id}-${attempt}`;

export function createAutoDesk(
  { pool, log, events, clock }: Pick<Platform, 'pool' | 'log' | 'events' | 'clock'>,
  doors: BettingPorts,
  desk: Pick<BetPlacer, 'place'>,
): AutoBetWorker {
  const { line } = doors;
  const watched = new Map<bigint, () => void>();
  const busy = new Map<bigint, Promise<void>>();
  let startedAt = clock.now();
  let timer: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  let stopped = false;

  function forget(id: bigint): void {
    watched.get(id)?.();
    watched.delete(id);
  }

  async function end(
    auto: AutoBet,
    status: Parameters<typeof closeAutoBet>[2],
    more: Parameters<typeof closeAutoBet>[3] = {},
  ): Promise<void> {
    await closeAutoBet(pool, auto.id, status, more);
    forget(auto.id);
    events.nudge();
  }

  /** The bet that an earlier attempt made before its process could say so; false while that attempt may still be under way. */
  async function lookBack(auto: AutoBet): Promise<'none' | 'under-way' | bigint> {
    if (auto.attempt === 0) return 'none';
    const guid = attemptGuid(auto.id, auto.attempt);
    const placed = await readBetByGuid(pool, auto.playerId, guid);
    if (placed) return placed.id;
    const waits = await readWaitingByGuid(pool, auto.playerId, guid);
    return waits?.status === 'waiting' ? 'under-way' : 'none';
  }

  function wireOf(auto: AutoBet, legs: BetRequest['legs'], attempt: number): BetRequest {
    const priced = legs.map((leg) => ({ ...leg, oddsSeenText: formatOdds(line.readQuote(leg.matchId, leg.selectionId)?.odds ?? 0) }));
    // The price that called is the least that is taken.
    return {
      ...auto.wire,
      auto: null,
      legs: priced,
      betGuid: attemptGuid(auto.id, attempt),
      priceMode: 'accept-higher',
      toleranceBasisPoints: 0,
      answerAtOnce: false,
      stakeCutApproved: false,
    };
  }

  async function look(id: bigint): Promise<void> {
    const auto = await readAuto(pool, id);
    if (auto?.status !== 'waiting') return forget(id);
    const before = await lookBack(auto);
    if (before === 'under-way') return;
    if (before !== 'none') return end(auto, 'placed', { betId: before });
    const player = await doors.players.readBettingPlayer(
      auto.playerId,
      auto.wire.accountId === undefined ? undefined : BigInt(auto.wire.accountId),
    );
    const decided = decideAuto(line, auto, player.account?.currency ?? 'EUR', clock.now() - startedAt > BOOK_FILLS_MS);
    if (decided.do === 'wait') return;
    if (decided.do !== 'place') return end(auto, decided.do === 'drop' ? 'dropped' : 'expired');
    if (!(await writeAttempt(pool, id, auto.attempt))) return;
    try {
      const answer = await desk.place(auto.playerId, wireOf(auto, decided.legs, auto.attempt + 1));
      if (answer.betId !== null) await end(auto, 'placed', { betId: BigInt(answer.betId) });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (!PASSES.has(error.code)) await end(auto, 'refused', { refusal: storedRefusal(error) });
    }
  }

  /** One look at a time; a change during it is looked at afterwards. */
  const again = new Set<bigint>();
  function wake(id: bigint): Promise<void> {
    if (stopped) return Promise.resolve();
    const running = busy.get(id);
    if (running) {
      again.add(id);
      return running;
    }
    const done = look(id)
      .catch((err: unknown) => log.warn({ err }, 'an auto bet will be looked at again'))
      .finally(() => {
        busy.delete(id);
        if (again.delete(id)) void wake(id);
      });
    busy.set(id, done);
    return done;
  }

  function watch(auto: AutoBet): void {
    if (watched.has(auto.id)) return;
    const ends = [...new Set(auto.wire.legs.map((leg) => leg.matchId))].map((match) => line.onChange(match, () => void wake(auto.id)));
    watched.set(auto.id, () => {
      for (const stop of ends) stop();
    });
  }

  async function placeDueBets(): Promise<void> {
    let last = 0n;
    for (;;) {
      const page = await readWaitingAutos(pool, last, MAX_PER_SWEEP);
      for (const auto of page) {
        watch(auto);
        await wake(auto.id);
      }
      const end = page.at(-1);
      if (!end || page.length < MAX_PER_SWEEP) return;
      last = end.id;
    }
  }
  return {
    watch(auto) {
      watch(auto);
      void wake(auto.id);
    },
    runDue: placeDueBets,
    start() {
      stopped = false;
      startedAt = clock.now();
      timer = setInterval(() => {
        sweeping = sweeping.then(placeDueBets).catch((err: unknown) => log.warn({ err }, 'auto bets will be looked at again'));
      }, SWEEP_MS);
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await sweeping;
      await Promise.all(busy.values());
      for (const id of [...watched.keys()]) forget(id);
    },
  };
}
