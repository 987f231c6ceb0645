import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireInt, wireLanguage } from '../wire.ts';

/** A money account of a player (R065). `money` is decimal text; points and bonuses are of later accounts of the same shape. */
export const AccountView = z.object({
  id: z.string(),
  idBonus: z.number().int(),
  type: z.enum(['main', 'bonus']),
  money: z.string(),
  name: z.string(),
  iso: z.string(),
  symbol: z.string(),
  /** Name with symbol, or with code where there is no symbol. */
  label: z.string(),
  isActive: z.boolean(),
  currencyId: z.number().int(),
  unplacedBets: z.string(),
  points: z.number().int(),
  isBonus: z.boolean(),
  hasPoints: z.boolean(),
});
export type AccountView = z.infer<typeof AccountView>;

export const Balance = z.object({
  /** Of the active account. */
  accountId: z.string(),
  balance: z.string(),
  currency: z.string(),
  accounts: z.array(AccountView),
  bonuses: z.array(AccountView),
  allAccounts: z.array(AccountView),
});
export type Balance = z.infer<typeof Balance>;

export const UserConfig = z.object({
  isAuthorized: z.boolean(),
  userId: z.string().nullable(),
  login: z.string().nullable(),
  language: z.string(),
  countryId: z.number().int(),
  countryCode: z.string(),
  currency: z.string(),
  currencyId: z.number().int(),
  /** Decimals of the currency. */
  currencyScale: z.number().int(),
  minAge: z.number().int(),
  autoLogoffMinutes: z.number().int(),
  couponMaxBets: z.number().int(),
  /** Epoch ms. */
  serverTime: z.number(),
});

export const AccountData = z.object({
  userId: z.string(),
  login: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: z.string().nullable(),
  countryId: z.number().int(),
  countryName: z.string(),
  currency: z.string(),
  language: z.string(),
  /** Epoch seconds. */
  registeredAt: z.number().int(),
});

export const PhoneCountry = z.object({ id: z.number().int(), code: z.string(), phoneCode: z.string(), name: z.string() });
export const PhoneMask = z.object({
  CountryId: z.number().int(),
  /** Groups of the national number, "00-000-00-00"; empty where it varies. */
  Mask: z.string(),
  Min: z.number().int(),
  Max: z.number().int(),
});

const languageQuery = z.object({ lng: wireLanguage.optional() });

export const ACCOUNT_CALLS = {
  accountBalance: defineCall({
    method: 'GET',
    paths: [{ path: '/account-api/user/balance', row: 'C001' }],
    access: 'session+extra',
    envelope: 'plain',
    summary: 'Balances, for callers with the extra header',
    reply: Balance,
    fails: [],
    assumed: true,
  }),
  userBalance: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/user/balance', row: 'C002' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Balances of all accounts',
    reply: Balance,
    fails: [],
    assumed: true,
  }),
  setActiveAccount: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/user/setactiveaccount', row: 'C003' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Choose the account that bets and deposits use',
    body: z.object({ account_id: wireInt(1, Number.MAX_SAFE_INTEGER) }).transform((b) => ({ accountId: BigInt(b.account_id) })),
    reply: Balance,
    fails: ['not_found'],
    assumed: true,
  }),
  createCurrencyAccount: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/user/createCurrencyAccount', row: 'C053' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Opens an account in another currency, or takes one out again that was put away',
    rate: { max: 20, windowSeconds: 600 },
    body: z.object({ currency_id: wireInt(1, 1000) }).transform((b) => ({ currencyId: b.currency_id })),
    reply: Balance,
    fails: ['account_open', 'rate_limited'],
    assumed: true,
  }),
  deleteCurrencyAccount: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/user/deleteCurrencyAccount', row: 'C054' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Puts an empty account away; not the active one. Money that arrives on it later shows it again.',
    body: z.object({ account_id: wireInt(1, Number.MAX_SAFE_INTEGER) }).transform((b) => ({ accountId: BigInt(b.account_id) })),
    reply: Balance,
    fails: ['not_found', 'account_not_empty'],
    assumed: true,
  }),
  userConfig: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/user/getuserconfig', row: 'C006' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Who is signed in and what applies to them',
    reply: UserConfig,
    fails: [],
    assumed: true,
  }),
  accountData: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/officeapi/getaccountdata', row: 'C048' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Personal data of the player',
    reply: AccountData,
    fails: [],
    assumed: true,
  }),
  phoneCountries: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/user/getphonecountries', row: 'C012' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Countries with their calling codes',
    query: languageQuery,
    reply: z.array(PhoneCountry),
    fails: [],
    assumed: false,
  }),
  phoneMasks: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/api/user/phonemasks', row: 'C013' }],
    access: 'any',
    envelope: 'flag',
    summary: 'How national numbers are written, by country',
    reply: z.array(PhoneMask),
    fails: [],
    assumed: false,
  }),
} as const;
