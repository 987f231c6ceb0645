import type { POKER_CALLS } from '@touchline/contract/poker/calls';
import type { POKER_OPERATOR_CALLS } from '@touchline/contract/poker/operator';
import type { POKER_SIT_GO_CALLS } from '@touchline/contract/poker/sit-go-calls';
import type { POKER_TERMS_CALLS } from '@touchline/contract/poker/terms';
import { createRoundDriver } from '#features/casino';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { pokerAct } from './calls/poker-act.ts';
import { pokerEnterSitGo } from './calls/poker-enter-sit-go.ts';
import { pokerHandDeck } from './calls/poker-hand-deck.ts';
import { pokerHandText } from './calls/poker-hand-text.ts';
import { pokerHands } from './calls/poker-hands.ts';
import { pokerLeave } from './calls/poker-leave.ts';
import { pokerLeaveSitGo } from './calls/poker-leave-sit-go.ts';
import { pokerPresence } from './calls/poker-presence.ts';
import { pokerSit } from './calls/poker-sit.ts';
import { pokerSitGos } from './calls/poker-sit-gos.ts';
import { pokerStopWaiting } from './calls/poker-stop-waiting.ts';
import { pokerTable } from './calls/poker-table.ts';
import { pokerTables } from './calls/poker-tables.ts';
import { pokerTopUp } from './calls/poker-top-up.ts';
import { pokerWait } from './calls/poker-wait.ts';
import { operatorPokerHand, operatorPokerHands } from './operator/poker-hands.ts';
import { operatorPokerSignals } from './operator/poker-signals.ts';
import { operatorPokerTables } from './operator/poker-tables.ts';
import { operatorDecidePokerTerms, operatorPokerTerms, operatorProposePokerTerms } from './operator/poker-terms.ts';
import { operatorVoidPokerHand } from './operator/void-poker-hand.ts';
import { operatorVoidPokerSitGo } from './operator/void-poker-sit-go.ts';
import type { PokerDeps } from './poker-deps.ts';
import { createPokerTables } from './poker-worker.ts';
import { insertHouseSitGos } from './sit-gos/house-sit-gos.ts';
import { hasOpenEntry } from './sit-gos/sit-go-entry.store.ts';
import { insertHouseTables } from './tables/house-tables.ts';
import { isSeated } from './tables/poker-seat.store.ts';

export interface PokerFeature
  extends Feature<
    keyof typeof POKER_CALLS | keyof typeof POKER_SIT_GO_CALLS | keyof typeof POKER_OPERATOR_CALLS | keyof typeof POKER_TERMS_CALLS
  > {
  /** Whether the player has chips before them at a table, or an entry into a sit-and-go that is not over. */
  isSeated(playerId: bigint, on?: Queryable): Promise<boolean>;
}

/** The subject that says which tables are looked at: `{ table }`. */
const WATCH_SUBJECT = 'casino-watch';

/** Poker rooms (S228; decisions 0086 and 0088). */
export async function createPokerFeature(platform: Platform, featureDeps: Omit<PokerDeps, 'platform'>): Promise<PokerFeature> {
  const deps: PokerDeps = { platform, ...featureDeps };
  const { pool, brands, bus, roles } = platform;
  // A brand that is added later has its tables with the next look at the brands.
  await brands.onRefresh(async () => {
    const ids = brands.all().map(({ id }) => id);
    await insertHouseTables(pool, ids);
    await insertHouseSitGos(pool, ids);
  });
  const driver = createRoundDriver(platform, createPokerTables(deps));
  let unsubscribe: (() => void) | undefined;
  return {
    handlers: {
      pokerTables: pokerTables(deps),
      pokerTable: pokerTable(deps),
      pokerSit: pokerSit(deps),
      pokerTopUp: pokerTopUp(deps),
      pokerLeave: pokerLeave(deps),
      pokerWait: pokerWait(deps),
      pokerStopWaiting: pokerStopWaiting(deps),
      pokerPresence: pokerPresence(deps),
      pokerAct: pokerAct(deps),
      pokerHands: pokerHands(deps),
      pokerHandText: pokerHandText(deps),
      pokerHandDeck: pokerHandDeck(deps),
      pokerSitGos: pokerSitGos(deps),
      pokerEnterSitGo: pokerEnterSitGo(deps),
      pokerLeaveSitGo: pokerLeaveSitGo(deps),
      operatorPokerTables: operatorPokerTables(deps),
      operatorPokerHands: operatorPokerHands(deps),
      operatorPokerHand: operatorPokerHand(deps),
      operatorPokerSignals: operatorPokerSignals(deps),
      operatorPokerTerms: operatorPokerTerms(deps),
      operatorProposePokerTerms: operatorProposePokerTerms(deps),
      operatorDecidePokerTerms: operatorDecidePokerTerms(deps),
      operatorVoidPokerHand: operatorVoidPokerHand(deps),
      operatorVoidPokerSitGo: operatorVoidPokerSitGo(deps),
    },
    isSeated: async (playerId, on = pool) => (await isSeated(on, playerId)) || hasOpenEntry(on, playerId),
    async start() {
      if (!roles.has('settle')) return;
      unsubscribe = bus.subscribe(WATCH_SUBJECT, (message) => {
        const table = String((message as { readonly table?: unknown }).table);
        if (table.includes(' poker-')) driver.watch(table);
      });
      driver.start();
    },
    async stop() {
      unsubscribe?.();
      await driver.stop();
    },
  };
}
