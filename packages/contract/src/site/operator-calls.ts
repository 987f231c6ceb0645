import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';
import { SettingOwner, SettingScope, SITE_SETTING_NAMES } from './settings.ts';

const base = { method: 'POST', access: 'operator', roles: ['admin'], envelope: 'flag', assumed: true } as const;
const rate = { max: 60, windowSeconds: 60 } as const;

/** One version of a setting of the brand, of its group, or of all brands (`whose` null); `value` null leaves it to the wider scope. Epoch ms. */
export const SettingVersion = SettingScope.extend({
  id: z.string(),
  whose: SettingOwner.nullable(),
  name: z.string(),
  value: z.unknown(),
  setBy: z.string(),
  setAt: z.number(),
});

export const SITE_OPERATOR_CALLS = {
  operatorSiteSettings: defineCall({
    ...base,
    paths: [{ path: '/operator-api/site-settings' }],
    summary:
      "A brand's settings as they hold where neither country, language nor device says otherwise, and their versions, the newest first",
    rate,
    body: z.object({}),
    reply: z.object({
      brand: z.object({ id: z.number().int(), name: z.string() }),
      settings: z.array(z.object({ name: z.enum(SITE_SETTING_NAMES), value: z.unknown() })),
      versions: z.array(SettingVersion),
    }),
    fails: ['rate_limited'],
  }),
  operatorSetSiteSetting: defineCall({
    ...base,
    paths: [{ path: '/operator-api/site-settings/set' }],
    summary:
      'A new version of a setting for the brand, or for all of its group, from this moment on; null leaves it to the wider scope; audited',
    rate,
    body: z.object({
      name: z.enum(SITE_SETTING_NAMES),
      /** A group's settings are for operators of each of its brands. */
      whose: SettingOwner.default('brand'),
      scope: SettingScope.prefault({}),
      value: z.json(),
      reason: OperatorReason,
    }),
    reply: z.object({ id: z.string() }),
    fails: ['rate_limited'],
  }),
} as const;
