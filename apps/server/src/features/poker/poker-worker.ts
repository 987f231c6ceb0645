import { randomBytes } from 'node:crypto';
import { drawsOf } from '@touchline/casino/draws/draws';
import { decideForBot } from '@touchline/casino/poker/bots/house-bot';
import type { DrivenTables } from '#features/casino';
import { promiseHand, startHand, takeBotTurn, takeLateTurn } from './hands/play-hand.ts';
import { hasOpenHand, readBotTurns, readLateTables } from './hands/poker-hand.store.ts';
import { FILL_MS, type PokerDeps } from './poker-deps.ts';
import { refundVoid } from './sit-gos/refund-entry.ts';
import { fillWaiting } from './sit-gos/start-sit-go.ts';
import { readBrandOf, readIdleTables } from './tables/due-table.store.ts';
import { keepBots } from './tables/keep-bots.ts';
import { leaveDue } from './tables/leave-due.ts';
import { createTableSteps, type TableSteps } from './tables/table-steps.ts';
import { pokerTopic, tellPokerTable } from './view/tell-poker-table.ts';
import { KEEP_MS, keepSeats } from './waiting/keep-seats.ts';

/** Between two hands: the last one is looked at, and players give their parts in the cut. */
const PAUSE_MS = 4_000;
/** A bot takes so long over a decision. */
const BOT_MS = 1_500;

/** Draws of bots: no deck is drawn by them. */
const botDraws = drawsOf(() => Number(randomBytes(8).readBigUInt64BE() >> 12n));

/** Whether somebody looks at a table. */
type IsWatched = (table: { readonly id: bigint; readonly brandId: number }) => boolean;

/** Pauses, ms, and who is looked at; other ones for tests. */
export interface Look {
  readonly handMs?: number;
  readonly botMs?: number;
  readonly fillMs?: number;
  readonly keepMs?: number;
  readonly isWatched?: IsWatched;
}

/** Deals at tables where somebody plays or looks on: bots do not play by themselves. Gives the tables where something happened. */
async function deal(deps: PokerDeps, steps: TableSteps, handMs: number, isWatched: IsWatched): Promise<bigint[]> {
  const dealt: bigint[] = [];
  for (const table of await readIdleTables(deps.platform.pool, handMs)) {
    if ((table.isPromised && !table.isDue) || !(table.hasPlayer || isWatched(table))) continue;
    await steps.take(table.id, () => (table.isPromised ? startHand : promiseHand)(deps, table.id));
    dealt.push(table.id);
  }
  return dealt;
}

/**
 * One look at all tables: gives back what is void, begins sit-and-gos that have waited, decides for seats whose time is up, lets bots decide, pays out who
 * has left or been away for long, seats bots, keeps free seats for who waits, promises decks and deals. Every step is a transaction that is right whoever takes it, so that processes may look at
 * once, and each may end at any point.
 */
export async function runTables(
  deps: PokerDeps,
  { handMs = PAUSE_MS, botMs = BOT_MS, fillMs = FILL_MS, keepMs = KEEP_MS, isWatched = () => false }: Look = {},
  steps = createTableSteps(deps.platform),
): Promise<void> {
  const { pool } = deps.platform;
  await refundVoid(deps);
  await fillWaiting(deps, fillMs);
  const late = await readLateTables(pool);
  for (const tableId of late) await steps.take(tableId, () => takeLateTurn(deps, tableId));
  const bots = await readBotTurns(pool, botMs);
  for (const tableId of bots) await steps.take(tableId, () => takeBotTurn(deps, tableId, (view) => decideForBot(view, botDraws)));
  const away = await leaveDue(deps, steps);
  const seated = await keepBots(deps, steps, (table) => table.players > 0 || isWatched(table));
  const kept = await keepSeats(deps, steps, keepMs);
  const dealt = await deal(deps, steps, handMs, isWatched);
  const changed = new Set([...late, ...bots, ...away, ...seated, ...kept, ...dealt]);
  for (const [tableId, brandId] of await readBrandOf(pool, [...changed]))
    await steps.take(tableId, () => tellPokerTable(deps, brandId, tableId));
}

/** The tables, as a driver drives them: it rests while no hand is played and nobody looks. */
export function createPokerTables(deps: PokerDeps): DrivenTables {
  const steps = createTableSteps(deps.platform);
  return {
    name: 'poker',
    async advance(isWatched) {
      await runTables(deps, { isWatched: ({ id, brandId }) => isWatched(`${brandId} ${pokerTopic(id)}`) }, steps);
      return hasOpenHand(deps.platform.pool);
    },
  };
}
