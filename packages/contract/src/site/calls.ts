import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OperatorReason } from '../operator/calls.ts';
import { SettingOwner, SettingScope, SITE_SETTING_NAMES } from './settings.ts';

/** The 27 groups of the site configuration (R079), in the specification's order. */
export const SITE_GROUPS = [
  'global',
  'betting',
  'support',
  'coupon',
  'cyber',
  'application',
  'modules',
  'toto',
  'iframe',
  'footer',
  'header',
  'promo',
  'auth',
  'office',
  'thirdParty',
  'bringFriend',
  'registration',
  'globalEvent',
  'bannerWidgets',
  'dictionary',
  'customize',
  'captcha',
  'responsible',
  'licence',
  'other',
  'boolean',
] as const;

const Setting = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))]);
const Group = z.record(z.string(), Setting);

/**
 * Betting taxes (R080). Percents in hundredths (250 = 2.5 %), the threshold as decimal text, the coefficient in thousandths. `type`: what
 * the payout tax is a percentage of, `stake` where there is none and only the stake is taxed.
 */
export const BettingTaxes = z.object({
  type: z.enum(['none', 'stake', 'payout', 'winnings']),
  stakeTaxBasisPoints: z.number().int(),
  payoutTaxBasisPoints: z.number().int(),
  winAmountThreshold: z.string(),
  coefficientThreshold: z.number().int(),
  hasReturnTax: z.boolean(),
});
export type BettingTaxes = z.infer<typeof BettingTaxes>;

export const SiteConfig = z.object({
  groups: z.object(Object.fromEntries(SITE_GROUPS.map((name) => [name, Group])) as Record<(typeof SITE_GROUPS)[number], typeof Group>),
  derived: z.object({
    refId: z.number().int(),
    groupId: z.number().int(),
    languageId: z.string(),
    locale: z.string(),
    geoCountryId: z.number().int(),
    geoCountryCode: z.string(),
    geoCurrency: z.object({
      id: z.number().int(),
      code: z.string(),
      symbol: z.string(),
      name: z.string(),
      hide: z.boolean(),
      baseRateCoefficient: z.string(),
      minBetSum: z.string(),
      isCrypto: z.boolean(),
    }),
    minimumAge: z.number().int(),
    captchaType: z.string().nullable(),
    authTypes: z.array(z.string()),
    consultant: z.record(z.string(), Setting),
    cookieLevel: z.number().int().min(0).max(3),
    /** R117: guests of this country are shown nothing but the way in on this host. */
    authRequired: z.boolean(),
    /** R117: whether the header shows the player's bonuses. */
    headerBonus: z.boolean(),
    /** R117: those that the visitor can choose; some are for players only, or for guests only. */
    languages: z.array(z.string()),
  }),
  taxes: BettingTaxes,
  currencies: z.array(
    z.object({ id: z.number().int(), code: z.string(), symbol: z.string(), scale: z.number().int(), minBet: z.string() }),
  ),
  countries: z.array(z.object({ id: z.number().int(), code: z.string(), name: z.string(), currencyId: z.number().int() })),
  registrationKinds: z.array(z.string()),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** A page of plain words: terms, rules, privacy. */
export const InformationPage = z.object({
  slug: z.string(),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});
export type InformationPage = z.infer<typeof InformationPage>;

const ofConsole = { method: 'POST', access: 'operator', roles: ['admin'], envelope: 'flag', assumed: true } as const;
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

export const SITE_CALLS = {
  informationPage: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/information/:slug' }],
    access: 'any',
    envelope: 'flag',
    summary: 'A page of words by its slug (S005, S015, S022), in the language asked for',
    params: z.object({ slug: z.string().max(40) }),
    query: z.object({ lng: z.string().max(8).optional() }),
    reply: InformationPage,
    fails: ['not_found'],
    assumed: true,
  }),
  siteConfig: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/site/config' }],
    access: 'any',
    envelope: 'flag',
    summary: 'The configuration of the site for this visitor (R079)',
    query: z.object({ lng: z.string().max(8).optional() }),
    reply: SiteConfig,
    fails: [],
    assumed: true,
  }),
  operatorSiteSettings: defineCall({
    ...ofConsole,
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
    ...ofConsole,
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
