import type { BetRequest } from '@touchline/contract/coupon/request';
import type { BetPlacementResponse } from '@touchline/contract/coupon/shapes';
import { createGroupCommit, type GroupCommit } from '#platform/db/group-commit';
import { withStatementDeadline } from '#platform/db/statement-deadline';
import { Failure } from '#platform/http/failure';
import type { Platform } from '#platform/platform';
import type { PlacementPorts } from '../ports.ts';
import { AnsweredBets } from './answered-bets.ts';
import { placeFunded } from './commit-bet.ts';
import { createLiveDelayWorker, type LiveDelayWorker, placedFailure } from './live-delay-worker.ts';
import { type BetToPlace, type NewPendingBet, type PendingBetReceipt, type Placed, writeBets, writeWaiting } from './placement.store.ts';
import { FROM_MAIN, type Preparation, prepareBet } from './prepare-bet.ts';
import { presentAnswer } from './present-answer.ts';
import { createFunder, type StakeFunding } from './stake-funding.ts';

/** Placing bets: everything between a parsed body and its answer. */
export interface BetPlacer {
  /** Throws Failure with the first reason for which the bet cannot be taken. */
  place(playerId: bigint, wire: BetRequest): Promise<BetPlacementResponse>;
  start(): void;
  stop(): Promise<void>;
}

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};
/** Data or constraint: the batch was rolled back because of one of its bets. */
const blamesItem = (error: unknown): boolean => /^(22|23)/.test(codeOf(error));
/** Deadlock or serialisation: rolled back for nothing. */
const mayRepeat = (error: unknown): boolean => /^40/.test(codeOf(error));

function queueOf<
  T extends { readonly bet: { readonly playerId: bigint; readonly accountId: bigint; readonly guid: string } },
  R extends { readonly code: string },
>({ log, config }: Pick<Platform, 'log' | 'config'>, write: (items: readonly T[]) => Promise<readonly R[]>): GroupCommit<T, R> {
  return createGroupCommit<T, R>({
    // Every batch has callers that wait for it.
    write: (items) =>
      withStatementDeadline(config.statementTimeoutMs, () => write(items)).catch((err: unknown) => {
        if (!mayRepeat(err) && !blamesItem(err))
          log.warn({ err, bets: items.length }, 'a batch of bets was not written, as far as is known');
        throw err;
      }),
    keyOf: ({ bet }) => `${bet.playerId} ${bet.guid}`,
    order: (a, b) => (a.bet.accountId < b.bet.accountId ? -1 : a.bet.accountId > b.bet.accountId ? 1 : 0),
    blamesItem,
    mayRepeat,
    isBusy: ({ code }) => code === 'busy',
    orderKeyOf: ({ bet }) => bet.accountId,
    maxBusyMs: config.statementTimeoutMs,
  });
}

export function createBetPlacer(platform: Pick<Platform, 'config' | 'pool' | 'log' | 'events'>, ports: PlacementPorts): BetPlacer {
  const { pool } = platform;
  const placing = queueOf<BetToPlace, Placed>(platform, (batch) => writeBets(pool, batch));
  const waiting = queueOf<NewPendingBet, PendingBetReceipt>(platform, (batch) => writeWaiting(pool, batch));
  /** One statement for many bets where the balance pays; a transaction each where something else does. */
  const commit = (item: BetToPlace): Promise<Placed> =>
    item.bet.funding.source === 'balance' ? placing.submit(item) : placeFunded(pool, ports, item);
  const desk: LiveDelayWorker = createLiveDelayWorker(platform, ports, commit);
  const funder: StakeFunding = createFunder(pool, ports);
  const answered = new AnsweredBets(pool, desk);
  const parts: PreparationParts = { ports, funder, answered };

  async function placeNow({ bet }: Preparation, wire: BetRequest, release: () => void): Promise<BetPlacementResponse> {
    const placed = await commit({ bet, waited: false });
    if (placed.code === 'accepted') {
      const { betId, placedAt } = placed;
      const taken = { ...bet, betId, placedAt, decidesAt: null, balanceMinor: placed.balanceMinor ?? 0n, funding: bet.funding.source };
      return presentAnswer(taken, wire.wantedStakeText);
    }
    release();
    if (placed.code === 'replayed') return (await answered.find(bet.playerId, wire)) ?? Promise.reject(new Failure('unavailable'));
    throw placedFailure(placed, bet.currency);
  }

  async function placeLater({ bet, delayMs }: Preparation, wire: BetRequest, release: () => void): Promise<BetPlacementResponse> {
    const kept = await waiting.submit({ bet, delayMs });
    if (kept.code !== 'waiting' || kept.decidesAt === null) {
      release();
      if (kept.code === 'replayed') return (await answered.find(bet.playerId, wire)) ?? Promise.reject(new Failure('unavailable'));
      throw placedFailure(kept, bet.currency);
    }
    desk.watch(bet, delayMs, release);
    if (!wire.answerAtOnce) return answered.decision(bet.playerId, wire);
    const waits = { ...bet, betId: null, placedAt: null, decidesAt: kept.decidesAt, balanceMinor: kept.balanceMinor ?? 0n };
    return presentAnswer({ ...waits, funding: bet.funding.source }, wire.wantedStakeText);
  }

  return {
    async place(playerId, wire) {
      const prepared = await prepareOrReplay(parts, playerId, wire);
      if (!('bet' in prepared)) return prepared;
      const { bet, delayMs } = prepared;
      const riskLegs = bet.legs.map(({ matchId, selectionId, live }) => ({ matchId, selectionId, live }));
      const release = ports.risk.reserve(riskLegs, bet.stakeMinor, bet.potentialReturnMinor, bet.currency);
      try {
        return await (delayMs > 0 ? placeLater(prepared, wire, release) : placeNow(prepared, wire, release));
      } catch (error) {
        // Of a batch whose fate is unknown the risk stays counted: better too careful than blind.
        throw error instanceof Failure ? error : new Failure('unavailable');
      }
    },
    start: () => desk.start(),
    async stop() {
      await desk.stop();
      await placing.idle();
      await waiting.idle();
    },
  };
}

interface PreparationParts {
  readonly ports: PlacementPorts;
  readonly funder: StakeFunding;
  readonly answered: AnsweredBets;
}

/** The preparation, or the first answer where the request is a repeated one. Throws Failure as `prepareBet` does. */
async function prepareOrReplay(
  { ports, funder, answered }: PreparationParts,
  playerId: bigint,
  wire: BetRequest,
): Promise<Preparation | BetPlacementResponse> {
  const accountId = wire.accountId === undefined ? undefined : BigInt(wire.accountId);
  const player = await ports.players.readBettingPlayer(playerId, accountId);
  const own = funder.isSelfFunded(wire);
  try {
    const funded = own ? { basis: FROM_MAIN, check: () => {} } : await funder.fund(playerId, player, wire);
    const prepared = prepareBet(ports, playerId, player, wire, funded.basis);
    funded.check(prepared.bet);
    return prepared;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // A repeated request gets its first answer even if the same bet would be refused by now.
    const first = await answered.find(playerId, wire);
    if (first) return first;
    if (!own) throw error;
    const fresh = await ports.players.readFreshPlayer(playerId, accountId);
    return prepareBet(ports, playerId, fresh, wire, { availableMinor: fresh.account?.balanceMinor });
  }
}
