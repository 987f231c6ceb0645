import type { SettingScope, SiteSettingName } from '@touchline/contract/site/settings';
import type { Queryable } from '#platform/db/queryable';

/** Of one setting for one scope what counts now. */
export interface SiteSettingRow extends SettingScope {
  readonly id: bigint;
  readonly brandId: number | null;
  readonly name: string;
  /** Null leaves it to the wider scope. */
  readonly value: unknown;
  readonly setBy: string;
  readonly setAt: Date;
}

const COLUMNS = 'id, brand_id as "brandId", country, language, device, name, value, set_by as "setBy", set_at as "setAt"';

export async function readNewestSettings(on: Queryable): Promise<SiteSettingRow[]> {
  const { rows } = await on.query<SiteSettingRow>(
    `select distinct on (name, brand_id, country, language, device) ${COLUMNS} from site_setting
     order by name, brand_id, country, language, device, id desc`,
  );
  return rows;
}

/** Every version of a brand's settings and of those for all, the newest first. */
export async function readSettingHistory(on: Queryable, brandId: number, limit: number): Promise<SiteSettingRow[]> {
  const { rows } = await on.query<SiteSettingRow>(
    `select ${COLUMNS} from site_setting where brand_id is null or brand_id = $1 order by id desc limit $2`,
    [brandId, limit],
  );
  return rows;
}

export interface NewSiteSetting extends SettingScope {
  readonly brandId: number;
  readonly name: SiteSettingName;
  readonly value: unknown;
  readonly setBy: string;
}

export async function writeSetting(
  on: Queryable,
  { brandId, country, language, device, name, value, setBy }: NewSiteSetting,
): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(
    `insert into site_setting (brand_id, country, language, device, name, value, set_by)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7) returning id`,
    [brandId, country, language, device, name, value === null ? null : JSON.stringify(value), setBy],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`the setting ${name} was not written`);
  return id;
}
