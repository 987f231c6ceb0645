import { randomBytes } from 'node:crypto';
import { drawsOf } from '@touchline/casino/draws/draws';
import { decideForBot } from '@touchline/casino/poker/bots/house-bot';
import { promiseHand, startHand, takeBotTurn, takeLateTurn } from './hands/play-hand.ts';
import { readBotTurns, readLateTables } from './hands/poker-hand.store.ts';
import type { PokerDeps } from './poker-deps.ts';
import { readIdleTables } from './tables/poker-table.store.ts';

/** Between two hands: the last one is looked at, and players give their parts in the cut. */
const PAUSE_MS = 4_000;
/** A bot takes so long over a decision. */
const BOT_MS = 1_500;

/** Draws of bots: no deck is drawn by them. */
const botDraws = drawsOf(() => Number(randomBytes(8).readBigUInt64BE() >> 12n));

/** Pauses, ms; other ones for tests. */
export interface Pauses {
  readonly handMs?: number;
  readonly botMs?: number;
}

/**
 * One look at all tables: decides for seats whose time is up, lets bots decide, promises decks and deals. Every step is a transaction that is right
 * whoever takes it, so that processes may look at once, and each may end at any point.
 */
export async function runTables(deps: PokerDeps, { handMs = PAUSE_MS, botMs = BOT_MS }: Pauses = {}): Promise<void> {
  const { pool } = deps.platform;
  for (const tableId of await readLateTables(pool)) await takeLateTurn(deps, tableId);
  for (const tableId of await readBotTurns(pool, botMs)) await takeBotTurn(deps, tableId, (view) => decideForBot(view, botDraws));
  for (const { id, isPromised } of await readIdleTables(pool, handMs)) await (isPromised ? startHand : promiseHand)(deps, id);
}
