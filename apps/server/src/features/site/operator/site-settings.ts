import { SITE_SETTING_NAMES, SITE_SETTINGS } from '@touchline/contract/site/settings';
import { actorOf, type OperatorFeature, operatorOf } from '#features/operator';
import { worksFor } from '#platform/auth/authenticator';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Caller, Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { BRANDS_CHANGED, type Brands } from '#platform/tenant/brands';
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
    const versions = await readSettingHistory(platform.pool, caller.brand, MAX_VERSIONS);
    return {
      brand: { id, name },
      settings: SITE_SETTING_NAMES.map((one) => ({ name: one, value: settings[one] })),
      versions: versions.map(({ id: version, brandId, groupId, setAt, ...row }) => ({
        ...row,
        whose: brandId !== null ? 'brand' : groupId !== null ? 'group' : null,
        id: version.toString(),
        setAt: setAt.getTime(),
      })),
    };
  };

export const operatorSetSiteSetting =
  ({ platform, operators }: SiteConsoleDeps): Handler<'operatorSetSiteSetting'> =>
  async ({ body: { name, whose, scope, value, reason } }, caller) => {
    const { id: brandId, groupId } = caller.brand;
    if (whose === 'group') requireWholeGroup(platform.brands, caller);
    const read = value === null ? { data: null } : SITE_SETTINGS[name].safeParse(value);
    if (read.data === undefined) {
      const issues = 'error' in read ? (read.error?.issues ?? []) : [];
      throw new Failure('invalid', { fields: { value: issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()) } });
    }
    const inert = read.data === null ? undefined : inertSetting(platform, brandId, { name, whose, scope, value: read.data });
    if (inert) throw new Failure('invalid', { fields: inert });
    const owner = whose === 'brand' ? `brand ${brandId}` : `group ${groupId}`;
    const ids = whose === 'brand' ? { brandId, groupId: null } : { brandId: null, groupId };
    const id = await inTransaction(platform.pool, async (client) => {
      await operators.record(client, {
        ...actorOf(caller),
        action: 'set-site-setting',
        target: `setting ${name} of ${owner}`,
        reason,
      });
      return writeSetting(client, { ...ids, ...scope, name, value: read.data, setBy: operatorOf(caller).login });
    });
    await platform.brands.refresh();
    platform.bus.publish(BRANDS_CHANGED, {});
    return { id: id.toString() };
  };

/** Throws Failure `forbidden` for an operator who does not work for every brand of the group. */
function requireWholeGroup(brands: Pick<Brands, 'all'>, caller: Caller): void {
  const others = brands.all().filter(({ groupId }) => groupId === caller.brand.groupId);
  if (others.some(({ id }) => !worksFor(operatorOf(caller), id))) throw new Failure('forbidden');
}
