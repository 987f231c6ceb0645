import type { ClubTerms } from '@touchline/casino/club/club-terms';
import type pg from 'pg';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** First terms of brands that have none. */
export async function writeFirstTerms(on: Queryable, brands: readonly number[], terms: ClubTerms): Promise<void> {
  await on.query(
    `insert into casino_club_terms (brand_id, version, terms) select b, 1, $2 from unnest($1::int[]) b
     where not exists (select from casino_club_terms t where t.brand_id = b) on conflict do nothing`,
    [brands, JSON.stringify(terms)],
  );
}

export interface ClubTermsVersion {
  readonly brandId: number;
  readonly version: number;
  readonly terms: ClubTerms;
}

/** The newest version of each brand. */
export async function readNewestTerms(on: Queryable, brands: readonly number[]): Promise<ReadonlyMap<number, ClubTermsVersion>> {
  const { rows } = await on.query<ClubTermsVersion>(
    prepared(
      `select distinct on (brand_id) brand_id as "brandId", version, terms from casino_club_terms
       where brand_id = any ($1::int[]) order by brand_id, version desc`,
      [brands],
    ),
  );
  return new Map(rows.map((row) => [row.brandId, row]));
}

/** The terms of a version; those that periods were begun under stay for ever. */
export async function readTerms(on: Queryable, brandId: number, version: number): Promise<ClubTerms> {
  const { rows } = await on.query<{ terms: ClubTerms }>(
    prepared('select terms from casino_club_terms where brand_id = $1 and version = $2', [brandId, version]),
  );
  const [row] = rows;
  if (!row) throw new Error(`brand ${brandId} has no version ${version} of the club's terms`);
  return row.terms;
}

export interface ClubMember {
  readonly playerId: bigint;
  readonly microPoints: bigint;
  readonly level: number;
}

/** Of the players those who have played. */
export async function readMembers(on: Queryable, players: readonly bigint[]): Promise<ReadonlyMap<bigint, ClubMember>> {
  const { rows } = await on.query<ClubMember>(
    prepared(
      'select player_id as "playerId", micro_points as "microPoints", level from casino_club_member where player_id = any ($1::bigint[])',
      [players],
    ),
  );
  return new Map(rows.map((row) => [row.playerId, row]));
}

/** Adds points; gives the members as they are then. */
export async function writePoints(client: pg.PoolClient, earned: ReadonlyMap<bigint, bigint>): Promise<ClubMember[]> {
  const { rows } = await client.query<ClubMember>(
    prepared(
      `insert into casino_club_member as kept (player_id, micro_points)
       select * from unnest($1::bigint[], $2::bigint[]) e (player_id, micro_points) order by player_id
       on conflict (player_id) do update set micro_points = kept.micro_points + excluded.micro_points
       returning player_id as "playerId", micro_points as "microPoints", level`,
      [[...earned.keys()], [...earned.values()]],
    ),
  );
  return rows;
}

/** The level rises, and never falls. */
export async function writeLevel(client: pg.PoolClient, playerId: bigint, level: number): Promise<void> {
  await client.query(prepared('update casino_club_member set level = greatest(level, $2) where player_id = $1', [playerId, level]));
}
