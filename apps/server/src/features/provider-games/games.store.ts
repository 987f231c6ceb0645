import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

export type GamePlatform = 'desktop' | 'mobile';

/** A game as its provider lists it. */
export interface ListedGame {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly platforms: readonly GamePlatform[];
  readonly hasDemo: boolean;
  /** ISO alpha-2. */
  readonly blockedCountries: readonly string[];
}

/** A game, and whether a brand has it on. */
export interface OfferedGame extends ListedGame {
  readonly provider: string;
  readonly isListed: boolean;
  readonly isOn: boolean;
}

export interface ProviderRow {
  readonly code: string;
  readonly name: string;
  readonly dialect: string;
  readonly listedAt: Date | null;
  readonly listError: string | null;
  readonly isOn: boolean;
}

export async function writeProvider(on: Queryable, { code, name, dialect }: Pick<ProviderRow, 'code' | 'name' | 'dialect'>): Promise<void> {
  await on.query(
    'insert into game_provider (code, name, dialect) values ($1, $2, $3) on conflict (code) do update set name = $2, dialect = $3',
    [code, name, dialect],
  );
}

/** Takes over a provider's list: what it no longer has stays as a row that is not listed. */
export async function writeListedGames(on: Queryable, provider: string, games: readonly ListedGame[]): Promise<void> {
  await on.query(
    `insert into provider_game (provider, code, name, category, platforms, has_demo, blocked_countries)
     select $1, g.code, g.name, g.category, array(select jsonb_array_elements_text(g.platforms)), g."hasDemo",
       array(select jsonb_array_elements_text(g."blockedCountries"))
     from jsonb_to_recordset($2::jsonb) as g (code text, name text, category text, platforms jsonb, "hasDemo" boolean, "blockedCountries" jsonb)
     on conflict (provider, code) do update set name = excluded.name, category = excluded.category, platforms = excluded.platforms,
       has_demo = excluded.has_demo, blocked_countries = excluded.blocked_countries, is_listed = true`,
    [provider, JSON.stringify(games)],
  );
  await on.query('update provider_game set is_listed = false where provider = $1 and is_listed and not code = any ($2::text[])', [
    provider,
    games.map(({ code }) => code),
  ]);
  await on.query('update game_provider set listed_at = now(), list_error = null where code = $1', [provider]);
}

export async function writeListError(on: Queryable, provider: string, error: string): Promise<void> {
  await on.query('update game_provider set list_error = $2 where code = $1', [provider, error]);
}

/** Providers, with whether a brand has them on. */
export async function readProviders(on: Queryable, brandId: number): Promise<ProviderRow[]> {
  const { rows } = await on.query<ProviderRow>(
    `select code, p.name, dialect, listed_at as "listedAt", list_error as "listError",
       not exists (select from provider_game_off o where o.brand_id = $1 and o.provider = p.code and o.game = '') as "isOn"
     from game_provider p order by code`,
    [brandId],
  );
  return rows;
}

const GAME_COLUMNS = `g.provider, g.code, g.name, g.category, g.platforms, g.has_demo as "hasDemo", g.blocked_countries as "blockedCountries",
  g.is_listed as "isListed",
  not exists (select from provider_game_off o where o.brand_id = $1 and o.provider = g.provider and o.game in ('', g.code)) as "isOn"`;

/** All games that were ever listed, of one provider where it is named. `isOn`: neither the game nor its provider is off at the brand. */
export async function readGames(on: Queryable, brandId: number, provider?: string): Promise<OfferedGame[]> {
  const { rows } = await on.query<OfferedGame>(
    `select ${GAME_COLUMNS} from provider_game g where $2::text is null or g.provider = $2 order by g.provider, g.name, g.code`,
    [brandId, provider ?? null],
  );
  return rows;
}

export async function readGame(on: Queryable, brandId: number, provider: string, code: string): Promise<OfferedGame | undefined> {
  const { rows } = await on.query<OfferedGame>(
    prepared(`select ${GAME_COLUMNS} from provider_game g where g.provider = $2 and g.code = $3`, [brandId, provider, code]),
  );
  return rows[0];
}

/** Switches a game of a provider, or all of them (game ''), on or off at a brand. */
export async function writeSwitch(on: Queryable, brandId: number, provider: string, game: string, isOn: boolean): Promise<void> {
  await on.query(
    isOn
      ? 'delete from provider_game_off where brand_id = $1 and provider = $2 and game = $3'
      : 'insert into provider_game_off (brand_id, provider, game) values ($1, $2, $3) on conflict do nothing',
    [brandId, provider, game],
  );
}
