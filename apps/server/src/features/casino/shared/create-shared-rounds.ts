import type { CASINO_SHARED_CALLS } from '@touchline/contract/casino/shared';
import type { Handlers } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { casinoShared } from './calls/casino-shared.ts';
import { casinoSharedBet } from './calls/casino-shared-bet.ts';
import { casinoSharedBets } from './calls/casino-shared-bets.ts';
import { casinoSharedCancel } from './calls/casino-shared-cancel.ts';
import { casinoSharedCashOut } from './calls/casino-shared-cash-out.ts';
import { casinoSharedRound } from './calls/casino-shared-round.ts';
import { createChains } from './chains/chains.ts';
import { createRoundDriver, type RoundDriver } from './driver/round-driver.ts';
import { createSharedTables } from './rounds/shared-tables.ts';
import { type SharedDeps, WATCH_SUBJECT } from './shared-deps.ts';

export interface SharedRounds {
  readonly handlers: Handlers<keyof typeof CASINO_SHARED_CALLS>;
  readonly driver: RoundDriver;
  readonly deps: SharedDeps;
  start(): void;
  stop(): Promise<void>;
}

/** Rounds that all watch together: the process with the role `jobs` that holds the lease drives them, every process answers their calls. */
export function createSharedRounds(casino: CasinoDeps): SharedRounds {
  const deps: SharedDeps = { ...casino, chains: createChains(casino) };
  const { bus, roles } = casino.platform;
  const driver = createRoundDriver(casino.platform, createSharedTables(deps));
  let unsubscribe: (() => void) | undefined;
  return {
    handlers: {
      casinoShared: casinoShared(deps),
      casinoSharedBet: casinoSharedBet(deps),
      casinoSharedBets: casinoSharedBets(deps),
      casinoSharedCancel: casinoSharedCancel(deps),
      casinoSharedCashOut: casinoSharedCashOut(deps),
      casinoSharedRound: casinoSharedRound(deps),
    },
    driver,
    deps,
    start() {
      if (!roles.has('jobs')) return;
      unsubscribe = bus.subscribe(WATCH_SUBJECT, (message) => driver.watch(String((message as { readonly table?: unknown }).table)));
      driver.start();
    },
    async stop() {
      unsubscribe?.();
      await driver.stop();
    },
  };
}
