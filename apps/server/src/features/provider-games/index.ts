import type { PROVIDER_GAMES_CALLS } from '@touchline/contract/provider-games/calls';
import type { GameProviderSettings } from '#platform/config/game-providers';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { demoProviderGame, launchProviderGame, providerGameSession, providerGames } from './calls/game-calls.ts';
import { emptyPurse, fillPurse } from './calls/purse-calls.ts';
import { closeOldRounds } from './close-old-rounds.ts';
import { freeRounds } from './free-rounds/free-rounds.ts';
import { tellFreeRounds } from './free-rounds/tell-free-rounds.ts';
import { type GamePlatform, readGame, writeProvider } from './games.store.ts';
import { syncJackpots } from './jackpots/sync-jackpots.ts';
import { readLastLaunchOf, readLaunchByToken } from './launch.store.ts';
import { readCountry } from './launch-game.ts';
import { hashLaunchToken, issueLaunchToken } from './launch-token.ts';
import { readLaunchableGames } from './offered-games.ts';
import { operatorEndFreeRounds, operatorFreeRounds, operatorGiveFreeRounds } from './operator/operator-free-rounds.ts';
import {
  operatorGameProviders,
  operatorProviderReports,
  operatorProviderRounds,
  operatorSwitchGame,
} from './operator/operator-game-providers.ts';
import type { ProviderGamesDeps, ProviderGamesFeatureDeps } from './provider-games-deps.ts';
import { createProviderRegistry, type OwnGames } from './provider-registry.ts';
import { reportLastHours } from './report-hour.ts';
import { syncGames, syncGamesOf } from './sync-games.ts';
import { recoverTransfers } from './transfers/recover-transfers.ts';

export type { Launch } from './launch.store.ts';
export { type GameProvider, type OwnGames, sourceOf } from './provider-registry.ts';

/** Games of providers: which there are, which a brand offers, and their launches; rounds left open are closed, every hour is held against the ledger. */
export function createProviderGamesFeature(platform: Platform, featureDeps: ProviderGamesFeatureDeps) {
  const { pool, jobs, config } = platform;
  const registry = createProviderRegistry(config.gameProviders);
  const deps: ProviderGamesDeps = { platform, ...featureDeps, registry };
  jobs.define('provider-games-sync', () => syncGames(deps));
  jobs.every('11 * * * *', 'provider-games-sync');
  jobs.define('provider-rounds-close', async () => {
    await closeOldRounds(platform);
  });
  jobs.every('*/10 * * * *', 'provider-rounds-close');
  jobs.define('provider-transfers-recover', () => recoverTransfers(deps));
  jobs.every('* * * * *', 'provider-transfers-recover');
  jobs.define('provider-free-rounds-tell', () => tellFreeRounds(deps));
  jobs.every('* * * * *', 'provider-free-rounds-tell');
  jobs.define('provider-jackpots-sync', () => syncJackpots(deps));
  jobs.every('* * * * *', 'provider-jackpots-sync');
  jobs.define('provider-rounds-report', () => reportLastHours(deps));
  jobs.every('7 * * * *', 'provider-rounds-report');
  return {
    handlers: {
      providerGames: providerGames(deps),
      launchProviderGame: launchProviderGame(deps),
      demoProviderGame: demoProviderGame(deps),
      providerGameSession: providerGameSession(deps),
      fillPurse: fillPurse(deps),
      emptyPurse: emptyPurse(deps),
      operatorGameProviders: operatorGameProviders(deps),
      operatorSwitchGame: operatorSwitchGame(deps),
      operatorProviderRounds: operatorProviderRounds(deps),
      operatorProviderReports: operatorProviderReports(deps),
      operatorFreeRounds: operatorFreeRounds(deps),
      operatorGiveFreeRounds: operatorGiveFreeRounds(deps),
      operatorEndFreeRounds: operatorEndFreeRounds(deps),
    },
    /** For the lobby: the games that a brand offers on a platform to people of a country (ISO alpha-2; empty where it is not known). */
    readLaunchableGames: (wanted: { readonly brandId: number; readonly country: string; readonly platform: GamePlatform }) =>
      readLaunchableGames(pool, registry, wanted),
    findProvider: registry.find,
    /** From where frames of games may show pages. */
    frameOrigins: registry.frameOrigins,
    /** A provider that joins while the server runs, and its games. */
    async addProvider(provider: GameProviderSettings): Promise<void> {
      registry.add(provider);
      await syncGames({ platform, registry });
    },
    /** Games that this server has by itself: listed now, and again by the job. */
    async addOwnGames(games: OwnGames): Promise<void> {
      registry.add(games);
      await syncGamesOf({ platform }, games);
    },
    readLaunch: (provider: string, token: string) => readLaunchByToken(pool, provider, hashLaunchToken(token)),
    readLastLaunchOf: (provider: string, accountId: bigint) => readLastLaunchOf(pool, provider, accountId),
    /** A new token of a launch; the older ones are good for wins and rollbacks alone from now on. */
    issueToken: (on: Queryable, launchId: bigint) => issueLaunchToken(on, launchId),
    /** Whether a launch's session of the site lives. */
    isLive: featureDeps.session.isLive,
    readCountry: (playerId: bigint) => readCountry(deps, playerId),
    readGame: (brandId: number, provider: string, game: string) => readGame(pool, brandId, provider, game),
    /** The jobs, now. */
    closeOldRounds: () => closeOldRounds(platform),
    reportLastHours: () => reportLastHours(deps),
    tellFreeRounds: () => tellFreeRounds(deps),
    syncJackpots: () => syncJackpots(deps),
    freeRounds,
    recoverTransfers: (olderThanSeconds?: number) => recoverTransfers(deps, olderThanSeconds),
    async start() {
      // Rows first: what a provider's games and launches refer to. Their lists come by the job, since they are asked for over the network.
      for (const provider of registry.all()) await writeProvider(pool, provider);
      if (registry.all().length > 0) await jobs.enqueue('provider-games-sync', null, { key: 'provider-games-sync' });
    },
  } satisfies Feature<keyof typeof PROVIDER_GAMES_CALLS> & Record<string, unknown>;
}

export type ProviderGamesFeature = ReturnType<typeof createProviderGamesFeature>;
