import type { AnyGame } from '@touchline/casino/game';
import { findGame } from '@touchline/casino/games/games';
import { LRUCache } from 'lru-cache';
import { entryBounds } from '#platform/cache/entry-bounds';
import { Failure } from '#platform/http/failure';
import type { CasinoDeps } from '../casino-deps.ts';
import { readNewestRules } from '../jackpots/jackpot-rules.ts';
import { findLaw } from '../tables/casino-law.ts';
import { type CasinoTable, readTable } from '../tables/casino-table.store.ts';
import { type Residence, readResidence } from '../tables/read-residence.ts';
import { stakeBounds } from '../tables/stake-bounds.ts';
import { fieldsOf } from './fields-of.ts';
import { readStake } from './stake.ts';

export interface PlayRequest {
  readonly game: string;
  readonly guid: string;
  /** Decimal text. */
  readonly stake: string;
  readonly options: unknown;
  /** Of the table that the player has seen. */
  readonly version?: number | undefined;
}

/** A round that may be played, but for what only the database can judge. */
export interface PreparedPlay {
  readonly playerId: bigint;
  readonly brandId: number;
  readonly guid: string;
  readonly requestHash: string;
  readonly game: AnyGame;
  readonly table: CasinoTable;
  readonly options: unknown;
  readonly accountId: bigint;
  readonly currency: string;
  readonly stakeMinor: bigint;
  /** The least time since the player's last round began, ms. */
  readonly minRoundMs: number;
  /** Whether the round feeds the brand's jackpots and can win them. */
  readonly jackpots: boolean;
}

interface PlayerOf {
  readonly id: bigint;
  readonly brandId: number;
}

/** Reads what is asked for and judges all that needs no lock. */
export interface PlayReader {
  /** Throws Failure with the first reason for which the round cannot be played. */
  read(player: PlayerOf, wanted: PlayRequest): Promise<Omit<PreparedPlay, 'requestHash'>>;
  /** Drops what is believed of a player's tables: it is not so. */
  forget(player: PlayerOf): void;
}

/** How long facts are believed. The database decides again on everything that matters. */
const BELIEVED_MS = 1_000;
const MAX_KNOWN = 50_000;

interface KnownPlayer extends Residence {
  readonly accountId: bigint;
  readonly currency: string;
}

export function createPlayReader(deps: CasinoDeps): PlayReader {
  const { platform, account, site } = deps;
  const believed = { ...entryBounds(MAX_KNOWN), ttl: BELIEVED_MS, ttlResolution: 0, perf: { now: () => platform.clock.now() } };
  const players = new LRUCache<bigint, KnownPlayer>(believed);
  const tables = new LRUCache<string, CasinoTable>(believed);
  const jackpotGames = new LRUCache<number, readonly string[]>({
    ...believed,
    fetchMethod: async (brandId) => (await readNewestRules(platform.pool, brandId))?.games ?? [],
  });

  async function readPlayer(playerId: bigint): Promise<KnownPlayer> {
    const known = players.get(playerId);
    if (known) return known;
    const [residence, active] = await Promise.all([readResidence(deps, playerId), account.readActiveAccount(playerId)]);
    if (!residence) throw new Failure('unavailable');
    const player = { ...residence, accountId: active.id, currency: active.currency };
    players.set(playerId, player);
    return player;
  }
  async function findTable(brandId: number, game: string): Promise<CasinoTable | undefined> {
    const table = tables.get(`${brandId} ${game}`) ?? (await readTable(platform.pool, brandId, game));
    if (table) tables.set(`${brandId} ${game}`, table);
    return table;
  }

  return {
    async read({ id: playerId, brandId }, wanted) {
      const game = findGame(wanted.game);
      const table = game && (await findTable(brandId, game.key));
      if (!game || !table) throw new Failure('casino_game_unknown');
      const options = game.options.safeParse(wanted.options);
      if (!options.success) throw new Failure('casino_options', { fields: fieldsOf('options', options.error) });
      const { countryId, age, accountId, currency } = await readPlayer(playerId);
      // A player who turns out to be under age may withdraw, but not play.
      if (age !== null && age < site.minimumAge(brandId, countryId)) throw new Failure('betting_blocked');
      const law = findLaw(deps, countryId, game.key, age);
      if (!law.allowed) throw new Failure('casino_closed');
      if (!law.bonusBuy && game.buysBonus?.(options.data))
        throw new Failure('casino_options', { fields: { 'options.mode': ['no bonus is bought where the player lives'] } });
      if (wanted.version !== undefined && wanted.version !== table.version)
        throw new Failure('casino_table_changed', { accepted: { version: table.version } });
      const bounds = stakeBounds(deps, { brandId, countryId, currency }, law);
      const stakeMinor = readStake(wanted.stake, currency, { ...bounds, chips: BigInt(game.chips?.(options.data) ?? 1) });
      const { minRoundMs } = law;
      const jackpots = law.jackpots && ((await jackpotGames.fetch(brandId))?.includes(game.key) ?? false);
      const { guid } = wanted;
      return { playerId, brandId, guid, game, table, options: options.data, accountId, currency, stakeMinor, minRoundMs, jackpots };
    },
    forget({ brandId }) {
      for (const key of tables.keys()) if (key.startsWith(`${brandId} `)) tables.delete(key);
    },
  };
}
