import { SITE_SETTING_NAMES, SITE_SETTINGS } from '@touchline/contract/site/settings';
import { actorOf, type OperatorFeature, operatorOf } from '#features/operator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { BRANDS_CHANGED } from '#platform/tenant/brands';
import { readSettingHistory, writeSetting } from '../settings/site-setting.store.ts';
import type { ReadSettings } from '../settings/site-settings.ts';
import { inertSetting } from './inert-setting.ts';

const MAX_VERSIONS = 200;

export interface SiteConsoleDeps {
  readonly platform: Pick<Platform, 'brands' | 'bus' | 'clock' | 'pool'>;
  readonly operators: Pick<OperatorFeature, 'record' | 'recordFirst'>;
  readonly readSettings: ReadSettings;
}

export const operatorSiteSettings =
  ({ platform, operators, readSettings }: SiteConsoleDeps): Handler<'operatorSiteSettings'> =>
  async (_input, caller) => {
    const { id, name } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'site-settings', target: `settings of brand ${id}` });
    const settings = readSettings({ brandId: id });
    const versions = await readSettingHistory(platform.pool, id, MAX_VERSIONS);
    return {
      brand: { id, name },
      settings: SITE_SETTING_NAMES.map((one) => ({ name: one, value: settings[one] })),
      versions: versions.map(({ id: version, brandId: _brand, setAt, ...row }) => ({
        ...row,
        id: version.toString(),
        setAt: setAt.getTime(),
      })),
    };
  };

export const operatorSetSiteSetting =
  ({ platform, operators }: SiteConsoleDeps): Handler<'operatorSetSiteSetting'> =>
  async ({ body: { name, scope, value, reason } }, caller) => {
    const brandId = caller.brand.id;
    const read = value === null ? { data: null } : SITE_SETTINGS[name].safeParse(value);
    if (read.data === undefined) {
      const issues = 'error' in read ? (read.error?.issues ?? []) : [];
      throw new Failure('invalid', { fields: { value: issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()) } });
    }
    const inert = read.data === null ? undefined : inertSetting(platform, brandId, { name, scope, value: read.data });
    if (inert) throw new Failure('invalid', { fields: inert });
    const id = await inTransaction(platform.pool, async (client) => {
      await operators.record(client, {
        ...actorOf(caller),
        action: 'set-site-setting',
        target: `setting ${name} of brand ${brandId}`,
        reason,
      });
      return writeSetting(client, { brandId, ...scope, name, value: read.data, setBy: operatorOf(caller).login });
    });
    await platform.brands.refresh();
    platform.bus.publish(BRANDS_CHANGED, {});
    return { id: id.toString() };
  };
