import type { BetAnswer, WireBet } from '@touchline/contract/coupon-shapes';
import { Failure } from '#platform/failure';
import type { Platform } from '#platform/platform';
import type { BetsDoors } from '../doors.ts';
import { readLegs } from '../settlement/settle.store.ts';
import { createGroupCommit, type GroupCommit } from './group-commit.ts';
import { readBetByGuid, readWaitingByGuid, type StoredRefusal, type WaitingBet } from './guid.store.ts';
import { type BetToPlace, type BetToWait, type Placed, type Waiting, writeBets, writeWaiting } from './placement.store.ts';
import { hashBody, type Preparation, prepareBet } from './prepare-bet.ts';
import { presentAnswer } from './present-answer.ts';
import { createWaitingDesk, placedFailure, type WaitingDesk } from './waiting-desk.ts';

/** Placing bets: everything between a parsed body and its answer. */
export interface BetDesk {
  /** Throws Failure with the first reason for which the bet cannot be taken. */
  place(playerId: bigint, wire: WireBet): Promise<BetAnswer>;
  start(): void;
  stop(): Promise<void>;
}

const POLL_MS = 250;

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
};
/** Data or constraint: the batch was rolled back because of one of its bets. */
const blamesItem = (error: unknown): boolean => /^(22|23)/.test(codeOf(error));
/** Deadlock or serialisation: rolled back for nothing. */
const mayRepeat = (error: unknown): boolean => /^40/.test(codeOf(error));

function queueOf<T extends { readonly bet: { readonly playerId: bigint; readonly accountId: bigint; readonly guid: string } }, R>(
  write: (items: readonly T[]) => Promise<readonly R[]>,
): GroupCommit<T, R> {
  return createGroupCommit<T, R>({
    write,
    keyOf: ({ bet }) => `${bet.playerId} ${bet.guid}`,
    order: (a, b) => (a.bet.accountId < b.bet.accountId ? -1 : a.bet.accountId > b.bet.accountId ? 1 : 0),
    blamesItem,
    mayRepeat,
  });
}

export function createBetDesk(platform: Pick<Platform, 'pool' | 'log' | 'outbox'>, doors: BetsDoors): BetDesk {
  const { pool } = platform;
  const placing = queueOf<BetToPlace, Placed>((batch) => writeBets(pool, batch));
  const waiting = queueOf<BetToWait, Waiting>((batch) => writeWaiting(pool, batch));
  const desk: WaitingDesk = createWaitingDesk(platform, doors, placing);

  /** What this guid was answered with; undefined where it is new. Throws Failure `bet_guid_reused` for another body. */
  async function replay(playerId: bigint, wire: WireBet): Promise<BetAnswer | undefined> {
    const hash = hashBody(wire);
    const waits = await readWaitingByGuid(pool, playerId, wire.betGuid);
    if (waits) {
      if (waits.bet.bodyHash !== hash) throw new Failure('bet_guid_reused');
      return wire.answerAtOnce ? presentWaiting(waits) : await decision(playerId, wire.betGuid);
    }
    const row = await readBetByGuid(pool, playerId, wire.betGuid);
    if (!row) return undefined;
    if (row.bodyHash !== hash) throw new Failure('bet_guid_reused');
    const legs = (await readLegs(pool, [row.id])).get(row.id) ?? [];
    return presentAnswer({ ...row, betId: row.id, decidesAt: null, legs });
  }

  /** The answer to a bet that waits, once it is decided. */
  async function decision(playerId: bigint, guid: string): Promise<BetAnswer> {
    for (;;) {
      await desk.settled(playerId, guid);
      const found = await readWaitingByGuid(pool, playerId, guid);
      if (!found) throw new Failure('bet_unknown');
      if (found.status === 'refused') throw refusedFailure(found.refusal);
      if (found.status === 'accepted') {
        const row = await readBetByGuid(pool, playerId, guid);
        if (!row) throw new Failure('bet_unknown');
        const legs = (await readLegs(pool, [row.id])).get(row.id) ?? [];
        return presentAnswer({ ...row, betId: row.id, decidesAt: null, legs });
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** The preparation, or the first answer where the request is a repeated one. */
  async function prepare(playerId: bigint, wire: WireBet): Promise<Preparation | BetAnswer> {
    const player = await doors.players.readBettingPlayer(playerId, wire.accountId === undefined ? undefined : BigInt(wire.accountId));
    try {
      return prepareBet(doors, playerId, player, wire, { availableMinor: undefined });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // A repeated request gets its first answer even if the same bet would be refused by now.
      const first = await replay(playerId, wire);
      if (first) return first;
      const fresh = await doors.players.readFreshPlayer(playerId, wire.accountId === undefined ? undefined : BigInt(wire.accountId));
      return prepareBet(doors, playerId, fresh, wire, { availableMinor: fresh.account?.balanceMinor });
    }
  }

  async function placeNow({ bet }: Preparation, wire: WireBet, release: () => void): Promise<BetAnswer> {
    const placed = await placing.submit({ bet, waited: false });
    if (placed.code === 'accepted')
      return presentAnswer({ ...bet, betId: placed.betId, decidesAt: null, balanceMinor: placed.balanceMinor ?? 0n });
    release();
    if (placed.code === 'replayed') return (await replay(bet.playerId, wire)) ?? Promise.reject(new Failure('unavailable'));
    throw placedFailure(placed, bet.currency);
  }

  async function placeLater({ bet, delayMs }: Preparation, wire: WireBet, release: () => void): Promise<BetAnswer> {
    const kept = await waiting.submit({ bet, delayMs });
    if (kept.code !== 'waiting' || kept.decidesAt === null) {
      release();
      if (kept.code === 'replayed') return (await replay(bet.playerId, wire)) ?? Promise.reject(new Failure('unavailable'));
      throw placedFailure(kept, bet.currency);
    }
    desk.watch(bet, delayMs, release);
    if (!wire.answerAtOnce) return decision(bet.playerId, bet.guid);
    return presentAnswer({ ...bet, betId: null, decidesAt: kept.decidesAt, balanceMinor: kept.balanceMinor ?? 0n });
  }

  return {
    async place(playerId, wire) {
      const prepared = await prepare(playerId, wire);
      if (!('bet' in prepared)) return prepared;
      const { bet, delayMs } = prepared;
      const riskLegs = bet.legs.map(({ matchId, selectionId, live }) => ({ matchId, selectionId, live }));
      const release = doors.risk.reserve(riskLegs, bet.stakeMinor, bet.possibleMinor, bet.currency);
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

const presentWaiting = (waits: WaitingBet): BetAnswer =>
  presentAnswer({ ...waits.bet, betId: null, decidesAt: waits.decidesAt, balanceMinor: waits.balanceMinor });

/** The stored refusal as it is told. */
export function refusedFailure(refusal: StoredRefusal | null): Failure {
  if (!refusal) return new Failure('live_delay_refused');
  return new Failure(refusal.code as Failure['code'], {
    args: refusal.args,
    ...(refusal.leg === null ? {} : { leg: refusal.leg }),
    ...(refusal.accepted === null ? {} : { accepted: refusal.accepted }),
  });
}
