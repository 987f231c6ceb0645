import type { ConsoleQueue } from '@touchline/contract/console/enums';
import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** A setting that two operators change; its proposals wait in the console's queue of that name. */
export type TwoPersonSetting = Extract<ConsoleQueue, 'casino-edges' | 'club-terms' | 'jackpot-rules' | 'poker-tables'>;

export interface SettingVersion<T> {
  readonly version: number;
  readonly value: T;
  /** Logins of the two who set the version; null for the first one, which is the house's own. */
  readonly setBy: string | null;
  readonly approvedBy: string | null;
}

export interface WrittenVersion<T> extends SettingVersion<T> {
  readonly addedAt: Date;
}

/** The versions of a setting, of one subject where a brand has many: rows are only added. */
export function settingVersions<T>(setting: TwoPersonSetting) {
  /** The newest version of each brand. */
  async function readNewest(on: Queryable, brands: readonly number[], subject = ''): Promise<ReadonlyMap<number, SettingVersion<T>>> {
    const { rows } = await on.query<SettingVersion<T> & { readonly brandId: number }>(
      prepared(
        `select distinct on (brand_id) brand_id as "brandId", version, value, set_by as "setBy", approved_by as "approvedBy"
         from setting_version where brand_id = any ($1::int[]) and setting = $2 and subject = $3 order by brand_id, version desc`,
        [brands, setting, subject],
      ),
    );
    return new Map(rows.map((row) => [row.brandId, row]));
  }
  return {
    readNewest,
    /** A brand's newest version; undefined where there is none. */
    readHolding: async (on: Queryable, brandId: number, subject = ''): Promise<SettingVersion<T> | undefined> =>
      (await readNewest(on, [brandId], subject)).get(brandId),

    /** First versions for brands that have none. */
    async writeFirst(on: Queryable, brands: readonly number[], value: T, subject = ''): Promise<void> {
      await on.query(
        `insert into setting_version (brand_id, setting, subject, version, value) select b, $2, $3, 1, $4 from unnest($1::int[]) b
         on conflict do nothing`,
        [brands, setting, subject, JSON.stringify(value)],
      );
    },

    /** Every version of a brand, the newest first. */
    async readAll(on: Queryable, brandId: number, subject = ''): Promise<WrittenVersion<T>[]> {
      const { rows } = await on.query<WrittenVersion<T>>(
        `select version, value, added_at as "addedAt", set_by as "setBy", approved_by as "approvedBy"
         from setting_version where brand_id = $1 and setting = $2 and subject = $3 order by version desc`,
        [brandId, setting, subject],
      );
      return rows;
    },

    /** The value of a version: what was begun under it keeps it. */
    async read(on: Queryable, brandId: number, version: number, subject = ''): Promise<T> {
      const { rows } = await on.query<{ value: T }>(
        prepared('select value from setting_version where brand_id = $1 and setting = $2 and subject = $3 and version = $4', [
          brandId,
          setting,
          subject,
          version,
        ]),
      );
      const [row] = rows;
      if (!row) throw new Error(`brand ${brandId} has no version ${version} of ${setting}`);
      return row.value;
    },

    /** Writes a version; false where another has taken its number. */
    async write(
      on: Queryable,
      brandId: number,
      subject: string,
      { version, value, setBy, approvedBy }: SettingVersion<T>,
    ): Promise<boolean> {
      const { rowCount } = await on.query(
        `insert into setting_version (brand_id, setting, subject, version, value, set_by, approved_by) values ($1, $2, $3, $4, $5, $6, $7)
         on conflict do nothing`,
        [brandId, setting, subject, version, JSON.stringify(value), setBy, approvedBy],
      );
      return rowCount === 1;
    },
  };
}
