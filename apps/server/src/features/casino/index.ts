import { LOBBY_GAMES } from '@touchline/casino/games/games';
import type { CASINO_CALLS } from '@touchline/contract/casino/calls';
import type { JACKPOT_OPERATOR_CALLS } from '@touchline/contract/casino/jackpot-operator';
import type { CASINO_OPERATOR_CALLS } from '@touchline/contract/casino/operator';
import type { CASINO_SHARED_CALLS } from '@touchline/contract/casino/shared';
import type { SenderFeature } from '#features/sender';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { casinoAct } from './calls/casino-act.ts';
import { casinoFavourite } from './calls/casino-favourite.ts';
import { casinoGames } from './calls/casino-games.ts';
import { casinoJackpots } from './calls/casino-jackpots.ts';
import { casinoPlay } from './calls/casino-play.ts';
import { casinoRotate } from './calls/casino-rotate.ts';
import { casinoRound } from './calls/casino-round.ts';
import { casinoRounds } from './calls/casino-rounds.ts';
import { casinoSeeds } from './calls/casino-seeds.ts';
import { casinoTable } from './calls/casino-table.ts';
import { mailCasinoRounds } from './calls/mail-casino-rounds.ts';
import type { CasinoDeps } from './casino-deps.ts';
import { FIGURES_CONSUMER } from './figures/figures-consumer.ts';
import { createKnownFigures } from './figures/known-figures.ts';
import { createJackpots } from './jackpots/create-jackpots.ts';
import { operatorDecideCasinoEdge, operatorProposeCasinoEdge } from './operator/casino-edges.ts';
import { operatorCasinoTables } from './operator/casino-tables.ts';
import { operatorDecideJackpotRules, operatorJackpotRules, operatorProposeJackpotRules } from './operator/jackpot-rules.ts';
import { endForgotten } from './rounds/end-forgotten.ts';
import { createPlayQueue } from './rounds/play-queue.ts';
import { createPlayReader } from './rounds/read-play.ts';
import { hasOpenRound } from './rounds/round.store.ts';
import { type LockedSeeds, lockSeeds, preparePair } from './seeds/lock-seeds.ts';
import { createOpenPairs } from './seeds/open-pairs.ts';
import { findPair, readPairs } from './seeds/seed.store.ts';
import { hasOpenSharedBet } from './shared/bets/shared-bet.store.ts';
import { createSharedRounds, type SharedRounds } from './shared/create-shared-rounds.ts';
import { writeFirstTables } from './tables/casino-table.store.ts';
import { readEdges } from './tables/read-edges.ts';

export { endsOf, HOUSE, isHouse, readEndedRounds, type ToldRound } from './rounds/ended-rounds.ts';
export { createRoundDriver, type DrivenTables } from './shared/driver/round-driver.ts';
export { tellTable } from './shared/shared-deps.ts';
export { findLaw, lawOf } from './tables/casino-law.ts';
export { mayPlayDemo } from './tables/demo-law.ts';
export { readCallerResidence, readResidence } from './tables/read-residence.ts';
export { requireOffered } from './tables/require-offered.ts';
export { stakeBounds } from './tables/stake-bounds.ts';

/** The part of a pair of seeds that its player may know. */
export interface PublicPair {
  readonly seedHash: string;
  readonly clientSeed: string;
  /** Null until the pair is rotated. */
  readonly revealedSeed: string | null;
}

export interface CasinoFeature
  extends Feature<
    keyof typeof CASINO_CALLS | keyof typeof CASINO_OPERATOR_CALLS | keyof typeof JACKPOT_OPERATOR_CALLS | keyof typeof CASINO_SHARED_CALLS
  > {
  /** Rounds that all watch together. For tests, which take their steps by hand. */
  readonly shared: Pick<SharedRounds, 'driver' | 'deps'>;
  /** A player's pair of seeds, ready for a round of another feature; a pair that has drawn enough is revealed, and the next taken. */
  preparePair(playerId: bigint): Promise<void>;
  /** The seeds for a round that is drawn in the caller's transaction, which holds the locks of the player's accounts and limits. */
  lockSeeds(client: Queryable, playerId: bigint): Promise<LockedSeeds>;
  /** The public part of a pair of seeds; undefined where there is none of the number. */
  readPair(seedId: bigint): Promise<PublicPair | undefined>;
  /** The same of a player's pair by its promise, with its number. */
  findPair(playerId: bigint, seedHash: string): Promise<(PublicPair & { readonly id: bigint }) | undefined>;
  /** Whether a round of the player waits for a decision, or a bet of theirs in a shared round for its end. */
  hasOpenRound(playerId: bigint, on?: Queryable): Promise<boolean>;
  /** The least that any options of some games at a brand keep of a stake on average, millionths. */
  readEdges(brandId: number, games: ReadonlySet<string>, on?: Queryable): Promise<ReadonlyMap<string, number>>;
  /** Ends rounds that nobody has touched since so many hours. For tests. */
  endForgotten(hours?: number): Promise<number>;
}

/** The house's own games: seeds, tables and rounds. */
export async function createCasinoFeature(
  platform: Platform,
  { sender, ...featureDeps }: Omit<CasinoDeps, 'platform'> & { readonly sender: Pick<SenderFeature, 'send'> },
): Promise<CasinoFeature> {
  const deps: CasinoDeps = { platform, ...featureDeps };
  const { pool, brands, jobs } = platform;
  const games = LOBBY_GAMES.map(({ key, edge }) => ({ game: key, edgePpm: edge?.usual ?? 0 }));
  // A brand that is added later has its tables with the next look at the brands.
  await brands.onRefresh(() =>
    writeFirstTables(
      pool,
      brands.all().map(({ id }) => id),
      games,
    ),
  );
  const pairs = createOpenPairs(deps);
  const jackpots = await createJackpots(deps);
  const queue = createPlayQueue(deps, { pairs, jackpots });
  const figuresOf = createKnownFigures(deps);
  const lobby = { ...deps, figuresOf };
  const shared = createSharedRounds(deps);
  platform.events.consume(FIGURES_CONSUMER);
  jobs.define('casino-forgotten', async () => {
    while ((await endForgotten(deps)) > 0);
  });
  jobs.every('11 * * * *', 'casino-forgotten');
  return {
    handlers: {
      casinoGames: casinoGames(lobby),
      casinoTable: casinoTable(lobby),
      casinoJackpots: casinoJackpots(deps),
      casinoPlay: casinoPlay({ ...deps, reader: createPlayReader(deps), queue, pairs }),
      casinoAct: casinoAct(deps),
      casinoRounds: casinoRounds(deps),
      mailCasinoRounds: mailCasinoRounds({ ...deps, sender }),
      casinoRound: casinoRound(deps),
      casinoSeeds: casinoSeeds(deps),
      casinoRotate: casinoRotate(deps),
      casinoFavourite: casinoFavourite(deps),
      operatorCasinoTables: operatorCasinoTables(deps, figuresOf),
      operatorProposeCasinoEdge: operatorProposeCasinoEdge(deps),
      operatorDecideCasinoEdge: operatorDecideCasinoEdge(deps),
      operatorJackpotRules: operatorJackpotRules(deps),
      operatorProposeJackpotRules: operatorProposeJackpotRules(deps),
      operatorDecideJackpotRules: operatorDecideJackpotRules(deps),
      ...shared.handlers,
    },
    shared,
    readEdges: (brandId, games, on = pool) => readEdges(on, brandId, games),
    start: async () => shared.start(),
    preparePair: (playerId) => preparePair(deps, playerId),
    lockSeeds: (client, playerId) => lockSeeds(deps, client, playerId),
    readPair: async (seedId) => (await readPairs(pool, [seedId])).get(seedId),
    findPair: (playerId, seedHash) => findPair(pool, playerId, seedHash),
    hasOpenRound: async (playerId, on = pool) => (await hasOpenRound(on, playerId)) || hasOpenSharedBet(on, playerId),
    async stop() {
      await shared.stop();
      await queue.idle();
      await jackpots.stop();
    },
    endForgotten: (hours) => endForgotten(deps, hours),
  };
}
