/** Defaults of a request that says nothing (R119). */
export const REQUEST_DEFAULTS = { language: 'ru', partner: 1, cfview: 0, checkCf: 0, multiEvent: 0, type: 0 } as const;

/** Defaults of a site whose configuration says nothing (R120). */
export const CONFIG_DEFAULTS = {
  couponHistoryDays: 7,
  minAgeYears: 18,
  couponMaxBets: 50,
  systemMaxBets: 20,
  multiMaxBets: 20,
  autoLogoffMinutes: 30,
  registrationPaymentsShown: 15,
  dashboardGamesLimit: 20,
  headerNavMaxVisible: 9,
  headerNavIndentPx: 100,
  mediaPlayerMode: 3,
  /** {v} is the amount, {c} the currency. */
  amountTemplate: '{v} {c}',
  phoneMinDigits: 6,
  phoneMaxDigits: 20,
  /** Shown in the text "over ...", in whole units of the currency. */
  overAmount: 4_000_000,
  /** The country whose recaptcha comes from a separate domain. */
  recaptchaDomainCountryId: 90,
} as const;

/** R121: a page of a list holds 50 times its number, from 1. */
export const PAGE_SIZE = 50;
export const pageLimit = (page: number): number => PAGE_SIZE * page;

/** R126: how long dictionaries may be kept, in milliseconds. */
export const DICTIONARY_CACHE_MS = { base: 15 * 60_000, app: 24 * 3_600_000 } as const;

/** R127: a service token counts as expired this long before the server says so. */
export const TOKEN_EXPIRY_MARGIN_MS = 5000;

/** R128: names of the local database. */
export const LOCAL_STORAGE = { name: 'localforage', storeName: 'keyvaluepairs', version: 1, size: 4_980_736 } as const;

/** R129. */
export const IMAGE_FORMATS = ['png', 'jpg', 'jpeg', 'webp', 'svg'] as const;

/** Types that pictures of players may have: a drawing (svg) can carry script, so none is taken from anybody. */
export const PHOTO_TYPES: readonly string[] = [
  ...new Set(IMAGE_FORMATS.filter((format) => format !== 'svg').map((format) => `image/${format === 'jpg' ? 'jpeg' : format}`)),
];
