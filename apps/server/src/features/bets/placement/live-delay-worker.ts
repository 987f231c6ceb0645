import { limitFailure, readBound, type StoredBound } from '#features/limits';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import type { BettingPorts } from '../ports.ts';
import type { PreparedBet } from '../prepared-bet.ts';
import { decideWaited } from './decide-waited.ts';
import { readOverdue, rejectPendingBet, type StoredRejection } from './pending-bet.store.ts';
import type { BetToPlace, Placed } from './placement.store.ts';
import { rejectionFailure } from './rejection-failure.ts';

/** Decides live bets once their delay is over; at once where something material happens before. */
export interface LiveDelayWorker {
  /** Takes charge of a bet that has been stored as waiting. `release` gives its risk back if it is refused. */
  watch(bet: PreparedBet, delayMs: number, release: () => void): void;
  /** Resolves when the bet has been decided by this process; at once if it is not in its charge. */
  settled(playerId: bigint, guid: string): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** A bet that its process has not decided this long after its delay is taken over by another one. */
const ORPHAN_MS = 1_500;
/** After this it is too old to be accepted at all. */
const TOO_LATE_MS = 15_000;
const SWEEP_MS = 1_000;
const MAX_PER_SWEEP = 200;

const keyOf = (playerId: bigint, guid: string): string => `${playerId} ${guid}`;

export const toStoredRejection = ({ code, detail }: Failure): StoredRejection => ({
  code,
  leg: detail.leg ?? null,
  args: detail.args ?? {},
  accepted: detail.accepted ?? null,
});

/** Tells of each match of the bet's live legs on which something material happens. Gives what ends it. */
const followLegs = (line: BettingPorts['line'], { legs }: PreparedBet, touch: (matchId: number) => void): (() => void)[] =>
  legs
    .filter((leg) => leg.live)
    .flatMap(({ matchId, selectionId }) => {
      // A market that stops and opens again within the wait has said as much as a goal.
      const stopped = (): void => {
        if (line.readQuote(matchId, selectionId)?.marketStatus !== 'open') touch(matchId);
      };
      return [line.onMatchIncident(matchId, () => touch(matchId)), line.onChange(matchId, stopped)];
    });

export function createLiveDelayWorker(
  platform: Pick<Platform, 'pool' | 'log' | 'events'>,
  ports: BettingPorts,
  commit: (item: BetToPlace) => Promise<Placed>,
): LiveDelayWorker {
  const { pool, log, events } = platform;
  const charges = new Map<string, { readonly done: Promise<void> }>();
  let sweeper: NodeJS.Timeout | undefined;
  let sweeping: Promise<void> = Promise.resolve();
  let stopped = false;

  async function decide(bet: PreparedBet, touched: ReadonlySet<number>, release: () => void): Promise<void> {
    try {
      const taken = decideWaited(ports, bet, touched);
      // Changes about the player count too; the balance is for the database.
      const { block } = await ports.players.readFreshPlayer(bet.playerId, bet.accountId);
      if (block) throw rejectionFailure(block, bet.currency);
      // The wait for that answer was long enough for a goal.
      const placed = await commit({ bet: decideWaited(ports, taken, touched), waited: true });
      if (placed.code !== 'accepted' && placed.code !== 'not_waiting' && placed.code !== 'replayed')
        throw placedFailure(placed, bet.currency);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // The outcome of the batch is unknown: its bets stay pending, and the sweep decides them again.
      if (error.code === 'unavailable') return;
      release();
      await rejectPendingBet(pool, bet.playerId, bet.guid, toStoredRejection(error));
    }
    events.nudge();
  }

  async function sweep(): Promise<void> {
    const overdue = await readOverdue(pool, ORPHAN_MS, MAX_PER_SWEEP);
    for (const { bet, overdueMs } of overdue) {
      if (charges.has(keyOf(bet.playerId, bet.guid))) continue;
      if (overdueMs > TOO_LATE_MS)
        await rejectPendingBet(pool, bet.playerId, bet.guid, toStoredRejection(new Failure('live_delay_refused')));
      else await decide(bet, new Set(), () => {});
    }
    if (overdue.length > 0) events.nudge();
  }
  return {
    watch(bet, delayMs, release) {
      const key = keyOf(bet.playerId, bet.guid);
      const touched = new Set<number>();
      let end = (): void => {};
      const over = new Promise<void>((resolve) => {
        end = resolve;
      });
      const timer = setTimeout(end, delayMs);
      const ends = followLegs(ports.line, bet, (matchId) => {
        touched.add(matchId);
        end();
      });
      const done = over
        .then(() => decide(bet, touched, release))
        .catch((err: unknown) => log.warn({ err }, 'a waiting bet will be decided by the sweep'))
        .finally(() => {
          clearTimeout(timer);
          for (const stop of ends) stop();
          charges.delete(key);
        });
      charges.set(key, { done });
    },
    settled: async (playerId, guid) => charges.get(keyOf(playerId, guid))?.done,
    start() {
      stopped = false;
      sweeper = setInterval(() => {
        sweeping = sweeping
          .then(() => (stopped ? undefined : sweep()))
          .catch((err: unknown) => log.warn({ err }, 'the sweep of waiting bets will be repeated'));
      }, SWEEP_MS);
    },
    async stop() {
      stopped = true;
      clearInterval(sweeper);
      await sweeping;
    },
  };
}

/** A rejection that only the database can find: balance, limit, market state. */
export function placedFailure(
  placed: { readonly code: string; readonly balanceMinor: bigint | null; readonly refusal?: StoredBound | null },
  currency: string,
): Failure {
  switch (placed.code) {
    case 'insufficient_funds':
      return rejectionFailure({ code: 'balance', acceptedStakeMinor: placed.balanceMinor ?? 0n }, currency);
    case 'limit_exceeded':
      return placed.refusal ? limitFailure(readBound(placed.refusal)) : new Failure('conflict');
    case 'match_started':
    case 'market_closed':
    case 'account_blocked':
    case 'self_excluded':
    case 'betting_blocked':
    case 'identity_required_to_play':
      return new Failure(placed.code);
    case 'busy':
      return new Failure('unavailable');
    case 'guid_reused':
      return new Failure('bet_guid_reused');
    default:
      return new Failure('conflict');
  }
}
