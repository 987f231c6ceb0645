import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireBoolean, wireInt, wireLanguage, wireText } from '../wire.ts';
import {
  DOCUMENT_TYPES,
  ID_DOCUMENT_FIELDS,
  OFFICE_PAGES,
  OFFICE_SECTIONS,
  PARTITIONS,
  PLAYER_MESSAGE_KINDS,
  PLAYER_SETTINGS,
} from './enums.ts';

const base = { access: 'session', envelope: 'flag', assumed: true } as const;

const oneLine = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min, 'required')
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u, 'plain text');
/** R105. */
const PersonName = oneLine(1, 60).regex(/^[\p{L}\p{M}'` -]+$/u, 'validation_available_symbols');

const SettingValue = z.object({ setting_id: z.number().int(), key: z.string(), setting_value: z.boolean() });

export const PlayerSettings = z.object({
  type: z.literal('settings'),
  id: z.string(),
  attributes: z.object({
    settings: z.array(SettingValue),
    lineDisallowSport: z.array(z.number().int()),
    liveDisallowSport: z.array(z.number().int()),
  }),
});

const PlaceView = z.object({ id: z.number().int(), name: z.string() });

/** A bonus record (R075). Times are epoch seconds. */
export const BonusRecord = z.object({
  id: z.string(),
  idBonus: z.string(),
  type: z.number().int(),
  name: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  currentValue: z.string(),
  closed: z.boolean(),
  percent: z.number().int(),
  width: z.string(),
  money: z.string(),
  expirationDate: z.number().int(),
  currencyIso: z.string(),
  promoId: z.string(),
});
export type BonusRecord = z.infer<typeof BonusRecord>;

export const OFFICE_CALLS = {
  refuseBonus: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/refusebonus', row: 'C040' }],
    summary: 'Gives a bonus up: what is left of it is gone',
    body: z.object({ bonus_id: wireInt(1, Number.MAX_SAFE_INTEGER) }).transform((b) => ({ bonusId: BigInt(b.bonus_id) })),
    reply: z.object({ refused: z.literal(true) }),
    fails: ['bonus_unknown'],
  }),
  saveSetting: defineCall({
    ...base,
    envelope: 'plain',
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/savesetting', row: 'C041' }],
    summary: 'Saves a setting; without fields it switches signing in by e-mail off',
    body: z
      .object({ setting_id: wireInt(1, PLAYER_SETTINGS.length).default(1), setting_value: wireBoolean.default(true) })
      .transform((b) => ({ settingId: b.setting_id, value: b.setting_value })),
    reply: SettingValue,
    fails: [],
  }),
  getBonusAccountHistory: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/gethistorypaymentvirtualaccount', row: 'C043' }],
    summary: 'What moved on the accounts of bonuses and free bets, newest first; a page holds 50 times its number (R121)',
    body: z.object({ page_number: wireInt(1, 100).default(1) }).transform((b) => ({ page: b.page_number })),
    reply: z.object({
      items: z.array(
        z.object({
          id: z.string(),
          account: z.enum(['bonus', 'free-bet']),
          kind: z.string(),
          /** Signed decimal text. */
          amount: z.string(),
          currency: z.string(),
          /** Epoch ms. */
          at: z.number(),
        }),
      ),
      hasMore: z.boolean(),
    }),
    fails: [],
  }),
  paymentSources: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/officeapi/gethistorypaymentsource', row: 'C044' }],
    summary: 'By which methods the player has paid in and was paid, with their sums',
    reply: z.array(
      z.object({
        method: z.string(),
        title: z.string(),
        direction: z.enum(['deposit', 'withdrawal']),
        payments: z.number().int(),
        amount: z.string(),
        currency: z.string(),
        /** Epoch ms. */
        lastAt: z.number(),
      }),
    ),
    fails: [],
  }),
  contactHouse: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/sendadminrequest', row: 'C045' }],
    summary: 'Asks the house to write to the player',
    rate: { max: 5, windowSeconds: 3600 },
    body: z
      .object({ userName: PersonName, email: z.string().trim().min(1, 'required').max(254), text: wireText(1, 2000).optional() })
      .transform((b) => ({ name: b.userName, email: b.email, text: b.text ?? '' })),
    reply: z.object({ request_id: z.string() }),
    fails: ['rate_limited'],
  }),
  shareIdea: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/office/share-idea' }],
    summary: 'An idea of the player for the house',
    rate: { max: 5, windowSeconds: 3600 },
    body: z.object({ text: wireText(10, 2000) }),
    reply: z.object({ request_id: z.string() }),
    fails: ['rate_limited'],
  }),
  convertAccount: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/office/convert-account' }],
    summary: 'Asks to convert the money of an account into another currency: a person of the house looks at it',
    rate: { max: 5, windowSeconds: 3600 },
    body: z
      .object({ account_id: wireInt(1, Number.MAX_SAFE_INTEGER), currency_id: wireInt(1, 1000), text: wireText(1, 500).optional() })
      .transform((b) => ({ accountId: BigInt(b.account_id), currencyId: b.currency_id, text: b.text ?? '' })),
    reply: z.object({ request_id: z.string() }),
    fails: ['not_found', 'rate_limited'],
  }),
  getPlayerMessages: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/office/requests' }],
    summary: 'What the player has written to the house, newest first',
    reply: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(PLAYER_MESSAGE_KINDS),
        status: z.enum(['open', 'answered', 'closed']),
        text: z.string(),
        at: z.number().int(),
        /** The house's answer to it, and when it came. */
        answer: z.string().nullable(),
        answeredAt: z.number().int().nullable(),
      }),
    ),
    fails: [],
  }),
  getOfficeMenu: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/officeapi/getLeftMenuData', row: 'C047' }],
    summary:
      'All pages of the office by section, with what waits on each and whether the menu lists it; what the configuration switches off is left out',
    reply: z.array(
      z.object({
        section: z.enum(OFFICE_SECTIONS),
        pages: z.array(
          z.object({ id: z.enum(OFFICE_PAGES.map(({ id }) => id)), path: z.string(), badge: z.number().int(), listed: z.boolean() }),
        ),
      }),
    ),
    fails: [],
  }),
  renewCashDeskPin: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/officeapi/getnewpincode', row: 'C049' }],
    summary: 'A new number to be said at a cash desk; told once, the one before is good no more',
    changes: true,
    rate: { max: 10, windowSeconds: 3600 },
    reply: z.object({ pin_code: z.string().regex(/^\d{6}$/) }),
    fails: ['rate_limited'],
  }),
  saveAccountFields: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/saveaccountfields', row: 'C051' }],
    summary: 'Fills personal data in. A name and a birth date that are there are changed by support only.',
    body: z
      .object({
        first_name: PersonName.optional(),
        last_name: PersonName.optional(),
        birth_date: z.iso.date().optional(),
        region_id: wireInt(1).optional(),
        city_id: wireInt(1).optional(),
        address: oneLine(3, 200).optional(),
        postcode: z
          .string()
          .trim()
          .regex(/^[\p{L}\d][\p{L}\d -]{1,11}$/u, 'a postcode')
          .optional(),
      })
      .transform((b) => ({
        firstName: b.first_name,
        lastName: b.last_name,
        birthDate: b.birth_date,
        regionId: b.region_id,
        cityId: b.city_id,
        address: b.address,
        postcode: b.postcode,
      })),
    reply: z.object({ saved: z.array(z.string()) }),
    fails: ['under_age', 'details_locked'],
  }),
  accountFields: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/office/account-fields' }],
    summary: 'Personal data of the player as it can be filled in',
    reply: z.object({
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      birth_date: z.string().nullable(),
      country_id: z.number().int(),
      region_id: z.number().int().nullable(),
      city_id: z.number().int().nullable(),
      address: z.string().nullable(),
      postcode: z.string().nullable(),
      documents: z.array(z.enum(DOCUMENT_TYPES)),
    }),
    fails: [],
  }),
  saveIdDocuments: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/officeapi/saverequireddocuments', row: 'C052' }],
    summary: 'Data of a paper; which fields it needs follows from its type (R085)',
    body: z
      .object({
        document_type: z.enum(DOCUMENT_TYPES),
        fields: z.object({
          number: z
            .string()
            .trim()
            .regex(/^[\p{L}\d][\p{L}\d /-]{2,29}$/u, 'letters and digits')
            .optional(),
          issued_at: z.iso.date().optional(),
          expires_at: z.iso.date().optional(),
          issued_by: oneLine(2, 150).optional(),
          citizenship: z
            .string()
            .regex(/^[A-Za-z]{2}$/, 'a country code of two letters')
            .optional(),
        }),
      })
      .superRefine((b, context) => {
        for (const field of ID_DOCUMENT_FIELDS[b.document_type])
          if (b.fields[field] === undefined) context.addIssue({ code: 'custom', path: ['fields', field], message: 'required' });
      })
      .transform((b) => ({ documentType: b.document_type, fields: b.fields })),
    reply: z.object({ saved: z.literal(true) }),
    fails: [],
  }),
  playerSettings: defineCall({
    ...base,
    envelope: 'jsonapi',
    method: 'GET',
    paths: [{ path: '/web-api/api/web/user/v1/settings', row: 'C065' }],
    summary: 'Settings of the player',
    reply: PlayerSettings,
    fails: [],
  }),
  disallowSports: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/api/web/user/v1/disallow-sports', row: 'C066' }],
    summary:
      'Sports that the player does not want to see, before matches and live; an absent list is an empty one, which is not sent (R097)',
    body: z
      .object({
        lineDisallowSport: z.array(wireInt(1, 100_000)).max(400).default([]),
        liveDisallowSport: z.array(wireInt(1, 100_000)).max(400).default([]),
      })
      .transform((b) => ({ line: b.lineDisallowSport, live: b.liveDisallowSport })),
    reply: z.object({ lineDisallowSport: z.array(z.number().int()), liveDisallowSport: z.array(z.number().int()) }),
    fails: [],
  }),
  regions: defineCall({
    ...base,
    access: 'any',
    method: 'GET',
    paths: [{ path: '/web-api/getRegions', row: 'C067' }],
    summary: 'Regions of a country, in the language asked for where their names are known in it; empty for a country that is gone',
    query: z
      .object({ country_id: wireInt(1, 10_000), lng: wireLanguage.optional() })
      .transform((q) => ({ countryId: q.country_id, language: q.lng })),
    reply: z.array(PlaceView),
    fails: ['not_found'],
  }),
  cities: defineCall({
    ...base,
    access: 'any',
    method: 'GET',
    paths: [{ path: '/web-api/getCitiesByRegion', row: 'C068' }],
    summary: 'Main cities of a region',
    query: z.object({ region_id: wireInt(1), lng: wireLanguage.optional() }).transform((q) => ({ regionId: q.region_id })),
    reply: z.array(PlaceView),
    fails: ['not_found'],
  }),
  promoCodes: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/promo/getUserPromoCodesNew', row: 'C069' }],
    summary: "The player's promo codes: what each pays, what is left, until when",
    reply: z.array(BonusRecord.extend({ code: z.string(), status: z.enum(['active', 'used', 'expired']) })),
    fails: [],
  }),
  partitions: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/third-party/api/list-available-partitions', row: 'C070' }],
    summary: 'Parts of the site that other services serve and that the player may use now, with where they begin',
    reply: z.array(z.object({ id: z.number().int(), key: z.enum(PARTITIONS.map(({ key }) => key)), path: z.string() })),
    fails: [],
  }),
  operatorRequests: defineCall({
    method: 'GET',
    paths: [{ path: '/operator-api/player-requests' }],
    access: 'operator',
    roles: ['support', 'admin'],
    envelope: 'flag',
    summary: 'What players have written to the house and nobody has answered, oldest first',
    query: z.object({ kind: z.enum(PLAYER_MESSAGE_KINDS).optional(), limit: wireInt(1, 200).default(50) }),
    reply: z.array(
      z.object({ id: z.string(), playerId: z.string(), kind: z.enum(PLAYER_MESSAGE_KINDS), text: z.string(), at: z.number().int() }),
    ),
    fails: [],
    assumed: true,
  }),
  operatorAnswerRequest: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/answer-request' }],
    access: 'operator',
    roles: ['support', 'admin'],
    envelope: 'flag',
    summary: "Answers a player's request, in the player's inbox; audited",
    rate: { max: 120, windowSeconds: 60 },
    body: z.object({ requestId: z.string().regex(/^[1-9]\d{0,17}$/, 'a number'), answer: wireText(2, 2000) }),
    reply: z.object({ answered: z.literal(true) }),
    fails: ['not_found', 'conflict', 'rate_limited'],
    assumed: true,
  }),
} as const;
