import { createHash } from 'node:crypto';
import { ticketCards } from '@touchline/casino/bingo/ticket-cards';
import type pg from 'pg';
import { requireOffered } from '#features/casino';
import { checkStake } from '#features/limits';
import { fromPoolCurrency } from '#features/site';
import { lockPlayerMoney, notEnough, takeDrawStake } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { bingoAccount } from '../bingo-account.ts';
import type { BingoDeps } from '../bingo-deps.ts';
import { bingoRound } from '../bingo-round.ts';
import { type LockedGame, lockSellingGame, readGame } from '../games/bingo-game.store.ts';
import { writeSale } from '../games/game-steps.store.ts';
import { openSeed } from '../games/open-seed.ts';
import { tellRoom } from '../games/tell-room.ts';
import { termsOf } from '../games/terms-of.ts';
import { type BingoPurchase, readNextPurchaseId, readOwnTickets, readPurchaseByGuid, writePurchase } from './bingo-purchase.store.ts';

export interface TicketsRequest {
  readonly gameId: bigint;
  readonly guid: string;
  readonly buyerSeed: string;
  readonly tickets: number;
}

interface Player {
  readonly id: bigint;
  readonly brandId: number;
}

/**
 * Buys tickets: their stake and their cards are one transaction, idempotent by (player, guid). The database's clock decides whether the game still
 * sells, under a lock that its start waits for and that numbers the tickets. Throws Failure.
 */
export async function buyTickets(deps: BingoDeps, player: Player, wanted: TicketsRequest): Promise<BingoPurchase> {
  const { pool, events } = deps.platform;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([wanted.gameId.toString(), wanted.buyerSeed, wanted.tickets]))
    .digest('hex');
  const before = await readPurchaseByGuid(pool, player.id, wanted.guid);
  if (before) return same(before, requestHash);
  const game = await readGame(pool, wanted.gameId);
  if (!game) throw new Failure('bingo_game_unknown');
  await requireOffered(deps, player, game.room);
  const { currency } = await deps.account.readActiveAccount(player.id);
  const purchase = await inTransaction(pool, (client) => place(deps, client, { playerId: player.id, currency, wanted, requestHash }));
  events.nudge();
  await tellRoom(deps, wanted.gameId);
  return purchase;
}

interface Placing {
  readonly playerId: bigint;
  readonly currency: string;
  readonly wanted: TicketsRequest;
  readonly requestHash: string;
}

async function place(deps: BingoDeps, client: pg.PoolClient, placing: Placing): Promise<BingoPurchase> {
  const { playerId, currency, wanted, requestHash } = placing;
  // Taken before the accounts, as nothing else that locks accounts asks for a game.
  const game = await lockSellingGame(client, wanted.gameId);
  const { main } = await lockPlayerMoney(client, playerId, currency);
  const placed = await readPurchaseByGuid(client, playerId, wanted.guid);
  if (placed) return same(placed, requestHash);
  if (!game) throw new Failure('bingo_closed');
  const terms = termsOf(game);
  const own = await readOwnTickets(client, game.id, playerId);
  const left = terms.maxTickets - own;
  if (wanted.tickets > left) throw new Failure('bingo_tickets', { accepted: { max: left } });
  const stakeBaseMinor = BigInt(wanted.tickets) * terms.ticketPriceMinor;
  const stakeMinor = fromPoolCurrency(deps, stakeBaseMinor, currency);
  await checkStake(client, playerId, stakeMinor, currency);
  if (stakeMinor > main.balanceMinor) throw notEnough(currency, main.balanceMinor);
  await writeSale(client, game.id, { players: own === 0 ? 1 : 0, tickets: wanted.tickets, stakeBaseMinor });
  return enter(deps, client, { ...placing, game, main, stakeMinor, stakeBaseMinor });
}

interface Entering extends Placing {
  readonly game: LockedGame;
  readonly main: { readonly id: bigint; readonly balanceMinor: bigint };
  readonly stakeMinor: bigint;
  readonly stakeBaseMinor: bigint;
}

/** Makes the cards of the tickets and takes their stake. */
async function enter(deps: BingoDeps, client: pg.PoolClient, entering: Entering): Promise<BingoPurchase> {
  const { playerId, currency, wanted, requestHash, game, main, stakeMinor, stakeBaseMinor } = entering;
  const { guid, buyerSeed, tickets } = wanted;
  const firstTicket = game.tickets + 1;
  const serverSeed = await openSeed(deps, client, game.sealedSeed);
  const drawn = { room: termsOf(game), number: game.number, serverSeed };
  const id = await readNextPurchaseId(client);
  const balanceMinor = main.balanceMinor - stakeMinor;
  const stakeTransactionId = await takeDrawStake(client, bingoAccount(game.room), {
    ...bingoRound({ id, playerId, accountId: main.id, currency }),
    game: game.room,
    stake: { minor: stakeMinor, baseMinor: stakeBaseMinor },
    balanceMinor,
  });
  return writePurchase(client, {
    id,
    gameId: game.id,
    playerId,
    guid,
    requestHash,
    buyerSeed,
    firstTicket,
    tickets,
    cards: Array.from({ length: tickets }, (_, i) => ticketCards(drawn, { number: firstTicket + i, buyerSeed })),
    currency,
    accountId: main.id,
    stakeMinor,
    stakeBaseMinor,
    stakeTransactionId,
    balanceMinor,
  });
}

function same(purchase: BingoPurchase, requestHash: string): BingoPurchase {
  if (purchase.requestHash !== requestHash) throw new Failure('bet_guid_reused');
  return purchase;
}
