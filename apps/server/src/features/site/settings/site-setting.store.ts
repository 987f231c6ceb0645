import type { SettingScope, SiteSettingName } from '@touchline/contract/site/settings';
import type { Queryable } from '#platform/db/queryable';
import type { Brand } from '#platform/tenant/brand';

/** Of one setting for one scope what counts now. */
export interface SiteSettingRow extends SettingScope {
  readonly id: bigint;
  readonly brandId: number | null;
  readonly groupId: number | null;
  readonly name: string;
  /** Null leaves it to the wider scope. */
  readonly value: unknown;
  readonly setBy: string;
  readonly setAt: Date;
}

const COLUMNS =
  'id, brand_id as "brandId", group_id as "groupId", country, language, device, name, value, set_by as "setBy", set_at as "setAt"';

export async function readNewestSettings(on: Queryable): Promise<SiteSettingRow[]> {
  const { rows } = await on.query<SiteSettingRow>(
    `select distinct on (name, brand_id, group_id, country, language, device) ${COLUMNS} from site_setting
     order by name, brand_id, group_id, country, language, device, id desc`,
  );
  return rows;
}

/** Every version of a brand's settings, of its group's and of those for all, the newest first. */
export async function readSettingHistory(
  on: Queryable,
  { id, groupId }: Pick<Brand, 'id' | 'groupId'>,
  limit: number,
): Promise<SiteSettingRow[]> {
  const { rows } = await on.query<SiteSettingRow>(
    `select ${COLUMNS} from site_setting where (brand_id is null or brand_id = $1) and (group_id is null or group_id = $2) order by id desc limit $3`,
    [id, groupId, limit],
  );
  return rows;
}

export interface NewSiteSetting extends SettingScope {
  /** One of them. */
  readonly brandId: number | null;
  readonly groupId: number | null;
  readonly name: SiteSettingName;
  readonly value: unknown;
  readonly setBy: string;
}

export async function writeSetting(
  on: Queryable,
  { brandId, groupId, country, language, device, name, value, setBy }: NewSiteSetting,
): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(
    `insert into site_setting (brand_id, country, language, device, name, value, set_by, group_id)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8) returning id`,
    [brandId, country, language, device, name, value === null ? null : JSON.stringify(value), setBy, groupId],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`the setting ${name} was not written`);
  return id;
}
