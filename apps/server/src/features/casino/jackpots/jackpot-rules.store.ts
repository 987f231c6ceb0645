import type { JackpotRules } from '@touchline/casino/jackpots/jackpot-rules';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

export interface WrittenRules {
  readonly version: number;
  readonly rules: JackpotRules;
  /** Logins of the two who set the version; null for the first one, which is the house's own. */
  readonly setBy: string | null;
  readonly approvedBy: string | null;
}

/** The newest rules of a brand; undefined before its first. */
export async function readNewestRules(on: Queryable, brandId: number): Promise<Pick<WrittenRules, 'version' | 'rules'> | undefined> {
  const { rows } = await on.query<Pick<WrittenRules, 'version' | 'rules'>>(
    prepared('select version, rules from casino_jackpot_rules where brand_id = $1 order by version desc limit 1', [brandId]),
  );
  return rows[0];
}

/** The games that take part in a brand's jackpots. */
export const readJackpotGames = async (on: Queryable, brandId: number): Promise<readonly string[]> =>
  (await readNewestRules(on, brandId))?.rules.games ?? [];

/** Every version of a brand, the newest first. */
export async function readRulesVersions(on: Queryable, brandId: number): Promise<(WrittenRules & { readonly addedAt: Date })[]> {
  const { rows } = await on.query<WrittenRules & { readonly addedAt: Date }>(
    `select version, rules, added_at as "addedAt", set_by as "setBy", approved_by as "approvedBy"
     from casino_jackpot_rules where brand_id = $1 order by version desc`,
    [brandId],
  );
  return rows;
}

/** First versions for brands that have none. */
export async function writeFirstRules(on: Queryable, brands: readonly number[], rules: JackpotRules): Promise<void> {
  await on.query(
    'insert into casino_jackpot_rules (brand_id, version, rules) select b, 1, $2 from unnest($1::int[]) b on conflict do nothing',
    [brands, JSON.stringify(rules)],
  );
}

/** Writes a version; false where another has taken its number. */
export async function writeRules(on: Queryable, brandId: number, { version, rules, setBy, approvedBy }: WrittenRules): Promise<boolean> {
  const { rowCount } = await on.query(
    'insert into casino_jackpot_rules (brand_id, version, rules, set_by, approved_by) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [brandId, version, JSON.stringify(rules), setBy, approvedBy],
  );
  return rowCount === 1;
}
