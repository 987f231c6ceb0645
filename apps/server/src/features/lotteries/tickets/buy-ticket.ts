import { createHash } from 'node:crypto';
import { findLineFault } from '@touchline/casino/lotteries/find-line-fault';
import { LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import type pg from 'pg';
import { requireOffered } from '#features/casino';
import { checkStake } from '#features/limits';
import { fromPoolCurrency } from '#features/site';
import { lockPlayerMoney, notEnough, takeDrawStake } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { type LotteryDraw, lockOpenDraws, readDraw } from '../draws/lottery-draw.store.ts';
import type { LotteriesDeps } from '../lotteries-deps.ts';
import { lotteryAccount } from '../lottery-account.ts';
import { lotteryRound } from '../lottery-round.ts';
import { readNextEntryId, writeEntry } from './lottery-entry.store.ts';
import { type LotteryTicket, readTicketByGuid, writeTicket } from './lottery-ticket.store.ts';

export interface TicketRequest {
  readonly drawId: bigint;
  readonly guid: string;
  readonly lines: readonly (readonly number[])[];
  readonly draws: number;
}

interface Player {
  readonly id: bigint;
  readonly brandId: number;
}

/**
 * Buys a ticket: its stakes and its entries are one transaction, idempotent by (player, guid). The database's clock decides whether the first
 * draw still takes tickets, under a lock that its closing waits for. Throws Failure.
 */
export async function buyTicket(deps: LotteriesDeps, player: Player, wanted: TicketRequest): Promise<LotteryTicket> {
  const { pool, events } = deps.platform;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([wanted.drawId.toString(), wanted.lines, wanted.draws]))
    .digest('hex');
  const before = await readTicketByGuid(pool, player.id, wanted.guid);
  if (before) return same(before, requestHash);
  const draw = await readDraw(pool, wanted.drawId);
  if (!draw) throw new Failure('lottery_draw_unknown');
  requireLines(draw, wanted.lines);
  await requireOffered(deps, player, draw.lottery);
  const account = await deps.account.readActiveAccount(player.id);
  const ticket = await inTransaction(pool, (client) =>
    placeTicket(deps, client, { playerId: player.id, currency: account.currency, draw, wanted, requestHash }),
  );
  events.nudge();
  return ticket;
}

interface Placing {
  readonly playerId: bigint;
  readonly currency: string;
  readonly draw: LotteryDraw;
  readonly wanted: TicketRequest;
  readonly requestHash: string;
}

async function placeTicket(deps: LotteriesDeps, client: pg.PoolClient, placing: Placing): Promise<LotteryTicket> {
  const { playerId, currency, draw, wanted, requestHash } = placing;
  const { guid, lines, draws } = wanted;
  // Taken before the accounts, as nothing else that locks accounts asks for a draw.
  const drawIds = await lockOpenDraws(client, draw, draws);
  const { main } = await lockPlayerMoney(client, playerId, currency);
  const placed = await readTicketByGuid(client, playerId, guid);
  if (placed) return same(placed, requestHash);
  if (drawIds[0] !== draw.id) throw new Failure('lottery_closed');
  if (drawIds.length < draws) throw new Failure('lottery_draws', { accepted: { max: String(drawIds.length) } });
  const stakeBaseMinor = BigInt(lines.length) * LOTTERIES[draw.lottery].linePriceMinor;
  const stakeMinor = fromPoolCurrency(deps, stakeBaseMinor, currency);
  const totalMinor = stakeMinor * BigInt(draws);
  await checkStake(client, playerId, totalMinor, currency);
  if (totalMinor > main.balanceMinor) throw notEnough(currency, main.balanceMinor);
  const ticket = await writeTicket(client, {
    playerId,
    guid,
    requestHash,
    lottery: draw.lottery,
    lines,
    currency,
    accountId: main.id,
    stakeMinor: totalMinor,
    balanceMinor: main.balanceMinor - totalMinor,
  });
  for (const [i, drawId] of drawIds.entries()) {
    const balanceMinor = main.balanceMinor - stakeMinor * BigInt(i + 1);
    await enter(client, ticket, { drawId, stakeMinor, stakeBaseMinor, balanceMinor });
  }
  return ticket;
}

interface Entering {
  readonly drawId: bigint;
  readonly stakeMinor: bigint;
  readonly stakeBaseMinor: bigint;
  /** Of the account after this stake. */
  readonly balanceMinor: bigint;
}

/** Puts a ticket into one of its draws, with a stake of its own. */
async function enter(
  client: pg.PoolClient,
  ticket: LotteryTicket,
  { drawId, stakeMinor, stakeBaseMinor, balanceMinor }: Entering,
): Promise<void> {
  const { id: ticketId, playerId, currency, lottery, accountId } = ticket;
  const id = await readNextEntryId(client);
  const stakeTransactionId = await takeDrawStake(client, lotteryAccount(lottery), {
    ...lotteryRound({ id, playerId, accountId, currency }),
    game: lottery,
    stake: { minor: stakeMinor, baseMinor: stakeBaseMinor },
    balanceMinor,
  });
  await writeEntry(client, { id, ticketId, drawId, playerId, currency, stakeMinor, stakeBaseMinor, stakeTransactionId });
}

function same(ticket: LotteryTicket, requestHash: string): LotteryTicket {
  if (ticket.requestHash !== requestHash) throw new Failure('bet_guid_reused');
  return ticket;
}

function requireLines({ lottery }: LotteryDraw, lines: TicketRequest['lines']): void {
  const faults = lines.flatMap((line, i) => {
    const fault = findLineFault(LOTTERIES[lottery], line);
    return fault === undefined ? [] : [[`lines.${i}`, [fault]] as const];
  });
  if (faults.length > 0) throw new Failure('invalid', { fields: Object.fromEntries(faults) });
}
