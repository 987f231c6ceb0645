import type { BetRequest } from '@touchline/contract/coupon/request';
import type { BetPlacementResponse } from '@touchline/contract/coupon/shapes';
import type pg from 'pg';
import { Failure } from '#platform/http/failure';
import type { BetRow } from '../bet-row.ts';
import { readLegs } from '../settlement/settle.store.ts';
import type { LiveDelayWorker } from './live-delay-worker.ts';
import { readBetByGuid, readWaitingByGuid, type StoredRejection, type WaitingBet } from './pending-bet.store.ts';
import { hashBody } from './prepare-bet.ts';
import { presentAnswer, presentPlaced } from './present-answer.ts';

const POLL_MS = 250;

/** Answers to requests for bets, by their guid: a repeated request is answered as it was the first time. */
export class AnsweredBets {
  readonly #pool: pg.Pool;
  readonly #desk: Pick<LiveDelayWorker, 'settled'>;

  constructor(pool: pg.Pool, desk: Pick<LiveDelayWorker, 'settled'>) {
    this.#pool = pool;
    this.#desk = desk;
  }

  /** The answer to this guid; undefined where it is new. Throws Failure `bet_guid_reused` for another body. */
  async find(playerId: bigint, wire: BetRequest): Promise<BetPlacementResponse | undefined> {
    const hash = hashBody(wire);
    const waits = await readWaitingByGuid(this.#pool, playerId, wire.betGuid);
    if (waits) {
      if (waits.bet.bodyHash !== hash) throw new Failure('bet_guid_reused');
      return wire.answerAtOnce ? presentWaiting(waits, wire) : await this.decision(playerId, wire);
    }
    const row = await readBetByGuid(this.#pool, playerId, wire.betGuid);
    if (!row) return undefined;
    if (row.bodyHash !== hash) throw new Failure('bet_guid_reused');
    return this.#presentRow(row, wire);
  }

  /** The answer to a bet that waits, once it is decided. Throws Failure with the reason of a rejection, or `bet_unknown`. */
  async decision(playerId: bigint, wire: BetRequest): Promise<BetPlacementResponse> {
    for (;;) {
      await this.#desk.settled(playerId, wire.betGuid);
      const found = await readWaitingByGuid(this.#pool, playerId, wire.betGuid);
      if (!found) throw new Failure('bet_unknown');
      if (found.status === 'refused') throw storedRejectionFailure(found.refusal);
      if (found.status === 'accepted') {
        const row = await readBetByGuid(this.#pool, playerId, wire.betGuid);
        if (!row) throw new Failure('bet_unknown');
        return this.#presentRow(row, wire);
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  async #presentRow(row: BetRow, wire: BetRequest): Promise<BetPlacementResponse> {
    return presentPlaced(row, (await readLegs(this.#pool, [row.id])).get(row.id) ?? [], wire.wantedStakeText);
  }
}

const presentWaiting = ({ bet, decidesAt, balanceMinor }: WaitingBet, wire: BetRequest): BetPlacementResponse =>
  presentAnswer({ ...bet, betId: null, placedAt: null, decidesAt, balanceMinor, funding: bet.funding.source }, wire.wantedStakeText);

/** The failure that a stored rejection is answered with. */
function storedRejectionFailure(rejection: StoredRejection | null): Failure {
  if (!rejection) return new Failure('live_delay_refused');
  return new Failure(rejection.code as Failure['code'], {
    args: rejection.args,
    ...(rejection.leg === null ? {} : { leg: rejection.leg }),
    ...(rejection.accepted === null ? {} : { accepted: rejection.accepted }),
  });
}
