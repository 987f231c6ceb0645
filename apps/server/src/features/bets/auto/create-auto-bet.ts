import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { BetRequest } from '@touchline/contract/coupon/request';
import type { BetPlacementResponse } from '@touchline/contract/coupon/shapes';
import { formatMoney } from '@touchline/kernel/money';
import type pg from 'pg';
import { Failure } from '#platform/http/failure';
import { withoutSports } from '../house-terms.ts';
import { composeCoupon } from '../placement/compose-coupon.ts';
import { hashBody, readStake } from '../placement/prepare-bet.ts';
import { rejectionFailure } from '../placement/rejection-failure.ts';
import type { BettingAccount, BettingPorts } from '../ports.ts';
import { type AutoBet, readAutoByGuid, writeAuto } from './auto.store.ts';
import type { AutoBetWorker } from './auto-bet-worker.ts';
import { parseTargetOdds } from './target-odds.ts';

export interface AutoBetContext {
  readonly pool: pg.Pool;
  readonly ports: BettingPorts;
  readonly desk: AutoBetWorker;
}

function present(auto: AutoBet, { currency, balanceMinor }: BettingAccount): BetPlacementResponse {
  const scale = currencyByCode(currency)?.scale ?? 2;
  return {
    betGuid: auto.guid,
    status: 'auto',
    betId: null,
    autoBetId: auto.id.toString(),
    funding: 'balance',
    undoUntil: null,
    remainder: null,
    decidesAt: null,
    stake: formatMoney(readStake(auto.wire.stakeText, currency), scale),
    totalOdds: null,
    potentialReturn: formatMoney(0n, scale),
    balance: formatMoney(balanceMinor, scale),
    currency,
    legs: [],
  };
}

/**
 * Keeps a bet that waits for its price. It holds no money: the stake is taken when the bet is placed. Throws Failure where no price could
 * ever call it: a kind without total odds, selections that do not combine or have begun.
 */
export async function createAutoBet(
  { pool, ports, desk }: AutoBetContext,
  playerId: bigint,
  wire: BetRequest,
): Promise<BetPlacementResponse> {
  const player = await ports.players.readFreshPlayer(playerId, wire.accountId === undefined ? undefined : BigInt(wire.accountId));
  const { account, block, house } = player;
  if (!account) throw new Failure('invalid', { fields: { accountId: ['unknown'] } });
  const bodyHash = hashBody(wire);
  const before = await readAutoByGuid(pool, playerId, wire.betGuid);
  if (before && before.bodyHash !== bodyHash) throw new Failure('bet_guid_reused');
  if (before) return present(before, account);
  if (block) throw rejectionFailure(block, account.currency);
  const target = parseTargetOdds(wire.auto?.targetText ?? '', wire.auto?.format ?? 'decimal');
  if (target === undefined)
    throw new Failure('invalid', { fields: { autoBetCf: ['a price above 1 in the view that autoBetCfView names'] } });
  if (wire.kind !== 'single' && wire.kind !== 'express') throw new Failure('coupon_kind', { accepted: { kind: 'single, express' } });
  readStake(wire.stakeText, account.currency);
  const { legs, problem } = composeCoupon(withoutSports(ports.line, house.closedSports), wire, account.currency, 'groupsSums');
  if (problem) throw problem;
  const gone = legs.findIndex(({ quoted: { closed } }) => closed !== null && closed !== 'suspended');
  const reason = legs[gone]?.quoted.closed;
  if (reason) throw rejectionFailure({ code: 'legs-closed', closed: [{ leg: gone, reason }] }, account.currency);
  const scores = wire.auto?.dropsOnScore
    ? Object.fromEntries(legs.map(({ matchId }) => [matchId.toString(), ports.line.readScore(matchId)]))
    : null;
  const auto = await writeAuto(pool, { playerId, guid: wire.betGuid, bodyHash, wire, targetOdds: target, scores });
  if (auto.bodyHash !== bodyHash) throw new Failure('bet_guid_reused');
  desk.watch(auto);
  return present(auto, account);
}
