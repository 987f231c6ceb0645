import type { ClubTerms } from '@touchline/casino/club/club-terms';
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

export interface WrittenTerms extends Omit<ClubTermsVersion, 'brandId'> {
  /** Logins of the two who set the version; null for the first one, which is the house's own. */
  readonly setBy: string | null;
  readonly approvedBy: string | null;
}

/** Every version of a brand, the newest first. */
export async function readTermsVersions(on: Queryable, brandId: number): Promise<(WrittenTerms & { readonly addedAt: Date })[]> {
  const { rows } = await on.query<WrittenTerms & { addedAt: Date }>(
    `select version, terms, added_at as "addedAt", set_by as "setBy", approved_by as "approvedBy"
     from casino_club_terms where brand_id = $1 order by version desc`,
    [brandId],
  );
  return rows;
}

/** Writes a version; false where another has taken its number. */
export async function writeTerms(on: Queryable, brandId: number, { version, terms, setBy, approvedBy }: WrittenTerms): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into casino_club_terms (brand_id, version, terms, set_by, approved_by) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [brandId, version, JSON.stringify(terms), setBy, approvedBy],
  );
  return rowCount === 1;
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
