import type { BrandFile } from '@touchline/contract/site/settings';
import type pg from 'pg';

export interface BrandRow {
  readonly id: number;
  readonly name: string;
  readonly groupId: number;
  readonly publicUrl: string | null;
  readonly hosts: readonly string[];
}

export async function readBrands(pool: pg.Pool): Promise<BrandRow[]> {
  const { rows } = await pool.query<BrandRow>(
    'select id, name, group_id as "groupId", public_url as "publicUrl", hosts from brand order by id',
  );
  return rows;
}

/** Writes a brand that is not there yet, with its settings, in one statement; false where it is there. */
export async function writeNewBrand(pool: pg.Pool, { id, name, groupId, publicUrl, hosts, settings }: BrandFile): Promise<boolean> {
  const { rows } = await pool.query(
    `with made as (
       insert into brand (id, name, public_url, hosts, group_id) values ($1, $2, $3, $4, $6) on conflict do nothing returning id, group_id
     ), given as (
       insert into site_setting (brand_id, group_id, country, language, device, name, value, set_by)
       select case s.whose when 'brand' then made.id end, case s.whose when 'group' then made.group_id end, s.country, s.language, s.device, s.name, s.value, 'installation'
       from made, jsonb_to_recordset($5::jsonb) s (whose text, name text, value jsonb, country text, language text, device text)
     )
     select id from made`,
    [id, name, publicUrl, hosts, JSON.stringify(settings), groupId],
  );
  return rows.length > 0;
}
