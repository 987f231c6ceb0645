import { ODDS_FORMATS } from '@touchline/betting/odds-format';
import { REGISTRATION_KINDS } from '@touchline/catalogue/account/registration-fields';
import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { isSiteLanguage } from '@touchline/catalogue/places/languages';
import { sportById } from '@touchline/catalogue/sport/sports';
import { z } from 'zod';
import { PAYMENT_METHOD_IDS } from '../payments/enums.ts';
import { SITE_MODULES } from './site-modules.ts';

/** Colours of the look that a brand may have as its own; everything else of the look is shared. */
export const BRAND_COLOURS = [
  'brand',
  'brand-hover',
  'on-brand',
  'brand-text',
  'brand-soft',
  'brand-line',
  'accent',
  'accent-hover',
  'on-accent',
  'accent-text',
  'accent-soft',
  'accent-line',
  'pitch',
  'pitch-2',
  'chalk',
  'on-pitch',
  'on-pitch-2',
  'pitch-action',
  'pitch-action-hover',
  'on-pitch-action',
] as const;

const Colours = z.partialRecord(z.enum(BRAND_COLOURS), z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as #1f5b3a'));
const plain = (max: number) => z.string().trim().min(1).max(max);
const Currency = z.string().refine((code) => currencyByCode(code) !== undefined, 'a currency of the catalogue');
const Country = z.string().regex(/^[A-Z]{2}$/, 'a country by ISO 3166-1 alpha-2');
const Sport = z.int().refine((id) => sportById(id).id === id, 'a sport of the catalogue');
const Language = z.string().refine(isSiteLanguage, 'a language of the site');
const Host = z.string().regex(/^[a-z0-9.-]{1,253}$/, 'a host name in lower case');
const PaymentMethodId = z.enum(PAYMENT_METHOD_IDS);
const unique = <T extends z.ZodArray>(list: T) => list.refine((items) => new Set(items).size === items.length, 'each of them once');

export const MAINTENANCE_REASONS = ['update', 'provider', 'incident'] as const;
export type MaintenanceReason = (typeof MAINTENANCE_REASONS)[number];

/** The settings of a site (R079), by name, each with the form of its value. What an installation has for all is its default. */
export const SITE_SETTINGS = {
  /** Currencies that accounts can be opened in; the first is offered where nothing says otherwise. */
  currencies: unique(z.array(Currency).min(1)),
  languages: unique(z.array(Language).min(1)),
  /** Sports that are not offered. */
  closedSports: unique(z.array(Sport).max(400)),
  /** Countries whose residents cannot open an account. */
  countriesNotServed: unique(z.array(Country).max(300)),
  /** Parts of the product: false closes one, a list keeps it to these languages (R002). */
  modules: z.partialRecord(z.enum(SITE_MODULES), z.union([z.boolean(), z.array(Language)])),
  /** Ways to register; the country's law leaves some of them out. */
  registrationKinds: unique(z.array(z.enum(REGISTRATION_KINDS)).min(1)),
  /** Ways to pay that are not offered; usually by country. One way to be paid is always open. */
  closedPaymentMethods: z.object({
    deposit: unique(z.array(PaymentMethodId)),
    withdrawal: unique(z.array(PaymentMethodId)).refine((ids) => ids.length < PAYMENT_METHOD_IDS.length, 'one way to be paid stays open'),
  }),
  /** Of the installation's bounds on what one bet may stake and return, and on what the house can lose by it. */
  stakeLimitPercent: z.int().min(1).max(1000),
  /** Of the smallest bet of each currency. */
  minBetPercent: z.int().min(1).max(100_000),
  /** Asked before anything is shown (S238). */
  ageGate: z.boolean(),
  /** Raises the age that the law of the country asks for; never lowers it. */
  minimumAge: z.int().min(16).max(30),
  colours: z.object({ dark: Colours, light: Colours }),
  /** The address that people write to; stands in letters and at the foot of pages. */
  supportEmail: z.union([z.literal(''), z.email().max(200)]),
  /** Until when the site is closed (S239), for the brand as a whole; null where it is open. */
  maintenance: z
    .object({ until: z.iso.datetime({ error: 'a time such as 2026-01-31T06:00:00Z' }), reason: z.enum(MAINTENANCE_REASONS) })
    .nullable(),
  /** Hosts of the brand at which guests sign in before they see anything (R117); by country where only some of them do. */
  signInFirstHosts: unique(z.array(Host).max(50)),
  /** Whether people at a table of shared rounds can write to each other; the law of a country may forbid it, never the other way round. */
  casinoChat: z.boolean(),
  /** The odds format of a visitor who has not chosen one. */
  oddsFormat: z.enum(ODDS_FORMATS),
  /** R120: how many sections stand in the header where there is room; the others are under More. */
  headerNavMaxVisible: z.int().min(1).max(CONFIG_DEFAULTS.headerNavMaxVisible),
  /** The holder of each licence; stands at the foot of pages. */
  licence: z.string().max(500),
} as const satisfies Readonly<Record<string, z.ZodType>>;
export type SiteSettingName = keyof typeof SITE_SETTINGS;
export const SITE_SETTING_NAMES = Object.keys(SITE_SETTINGS) as SiteSettingName[];
export type SiteSettings = { readonly [N in SiteSettingName]: z.infer<(typeof SITE_SETTINGS)[N]> };

/** The audience of a setting; null stands for all. */
export const SettingScope = z.object({
  country: Country.nullable().default(null),
  language: Language.nullable().default(null),
  device: z.enum(['desktop', 'mobile']).nullable().default(null),
});
export type SettingScope = z.infer<typeof SettingScope>;

/** A brand's own setting, or one of all brands of its group. */
export const SettingOwner = z.enum(['brand', 'group']);
export type SettingOwner = z.infer<typeof SettingOwner>;

/** `brands/<id>.json`: what a brand begins with. */
export const BrandFile = z.strictObject({
  id: z.int().positive(),
  name: plain(60),
  /** The group of sites that it is in: brands of one group share what is set for the group. */
  groupId: z.int().positive().default(1),
  /** Null: the installation's own address. */
  publicUrl: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  hosts: unique(z.array(Host)).default([]),
  settings: z
    .array(SettingScope.extend({ whose: SettingOwner.default('brand'), name: z.enum(SITE_SETTING_NAMES), value: z.unknown() }))
    .default([]),
});
export type BrandFile = z.infer<typeof BrandFile>;
