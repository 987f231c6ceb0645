import type { SettingOwner, SettingScope, SiteSettingName, SiteSettings } from '@touchline/contract/site/settings';
import type { Platform } from '#platform/platform';

type Problem = Readonly<Partial<Record<'scope' | 'value' | 'whose', readonly string[]>>>;

/** Why a value that reads as its setting would change nothing at a brand's site, by field; undefined where it does. */
export function inertSetting(
  { brands, clock }: Pick<Platform, 'brands' | 'clock'>,
  brandId: number,
  {
    name,
    whose,
    scope,
    value,
  }: { readonly name: SiteSettingName; readonly whose: SettingOwner; readonly scope: SettingScope; readonly value: unknown },
): Problem | undefined {
  if (whose === 'group' && (name === 'maintenance' || name === 'signInFirstHosts')) return { whose: [`${name} is of one brand`] };
  if (name === 'maintenance') {
    const { until } = value as NonNullable<SiteSettings['maintenance']>;
    if (Object.values(scope).some((part) => part !== null)) return { scope: ['maintenance is of the whole brand'] };
    if (Date.parse(until) <= clock.now()) return { value: ['until a moment of the future'] };
  }
  if (name === 'signInFirstHosts') {
    const strange = (value as SiteSettings['signInFirstHosts']).filter((host) => brands.ofHost(host).id !== brandId);
    if (strange.length > 0) return { value: [`${strange.join(', ')}: not a host of the brand`] };
  }
  return undefined;
}
