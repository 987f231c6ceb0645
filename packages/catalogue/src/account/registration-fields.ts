/** Kinds of registration (S191-S198). */
export const REGISTRATION_KINDS = ['fast', 'phone', 'full', 'social', 'short', 'v1-full', 'custom', 'pay-and-play'] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];

/** Fields that a registration may ask for besides country, currency and consent, by their names on the wire. */
export const REGISTRATION_FIELDS = [
  'phone_number',
  'email',
  'password',
  'first_name',
  'last_name',
  'birth_date',
  'gender',
  'citizenship_id',
  'personal_number',
  'city',
  'address',
  'post_code',
  'promo_code',
  'bonus',
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

export const GENDERS = ['female', 'male', 'other'] as const;
/** The player's wish for a welcome; `none` refuses all. */
export const WELCOME_BONUSES = ['none', 'sport', 'casino'] as const;
export type WelcomeBonus = (typeof WELCOME_BONUSES)[number];

export interface FormField {
  readonly field: RegistrationField;
  readonly required: boolean;
}
export type FieldSet = readonly FormField[];

const fieldSet = (required: readonly RegistrationField[], optional: readonly RegistrationField[] = []): FieldSet => [
  ...required.map((field) => ({ field, required: true })),
  ...optional.map((field) => ({ field, required: false })),
];

const GIFTS = ['promo_code', 'bonus'] as const;
const PERSON = ['first_name', 'last_name', 'birth_date'] as const;

/** Which fields a kind has where a country asks for nothing else. Required ones first, in the order of the form. */
const FIELD_SETS: Readonly<Record<RegistrationKind, FieldSet>> = {
  fast: fieldSet([], GIFTS),
  phone: fieldSet(['phone_number'], GIFTS),
  full: fieldSet(['email', 'phone_number', 'password', ...PERSON], GIFTS),
  // The provider has said who it is; an address to write to is asked for where the provider gives none.
  social: fieldSet([], ['email', 'phone_number', ...GIFTS]),
  short: fieldSet(['email', 'password'], GIFTS),
  // The first version of the full form: with the address, and without a phone where there is none.
  'v1-full': fieldSet(['email', 'password', ...PERSON, 'city', 'address', 'post_code'], ['phone_number', 'gender', ...GIFTS]),
  custom: fieldSet(['email', 'phone_number', 'password'], [...PERSON, 'city', ...GIFTS]),
  // The bank says who it is.
  'pay-and-play': fieldSet([], GIFTS),
};

/** Requirements of the law for everyone who opens an account in one of these countries (ISO alpha-2). */
const COUNTRY_FIELDS: Readonly<Record<string, readonly RegistrationField[]>> = {
  DE: [...PERSON, 'city', 'address', 'post_code'],
  GB: [...PERSON, 'address', 'post_code'],
  ES: [...PERSON, 'personal_number'],
  EE: [...PERSON, 'personal_number'],
  LT: [...PERSON, 'personal_number'],
  PL: [...PERSON, 'personal_number', 'citizenship_id'],
};

/** Kinds that a country's law adds fields to; the others open an account that is completed in the office. */
const COMPLETED_BY_COUNTRY: ReadonlySet<RegistrationKind> = new Set(['social', 'v1-full', 'custom']);

/** Countries whose banks tell, with a payment, whose account it came from. */
const PAY_AND_PLAY_COUNTRIES: ReadonlySet<string> = new Set(['AT', 'DE', 'DK', 'EE', 'FI', 'IE', 'LT', 'LV', 'NL', 'SE']);

/** Whether residents of a country (ISO alpha-2) can register in this way. */
export const isRegistrationKindAvailable = (kind: RegistrationKind, country: string): boolean =>
  kind !== 'pay-and-play' || PAY_AND_PLAY_COUNTRIES.has(country);

/** The fields of a kind for residents of a country, required ones first. */
export function registrationFields(kind: RegistrationKind, country: string): FieldSet {
  const base = FIELD_SETS[kind];
  const wanted = COMPLETED_BY_COUNTRY.has(kind) && Object.hasOwn(COUNTRY_FIELDS, country) ? (COUNTRY_FIELDS[country] ?? []) : [];
  const required = [...base.filter((one) => one.required).map((one) => one.field), ...wanted];
  const optional = base.filter((one) => !one.required).map((one) => one.field);
  return fieldSet(
    [...new Set(required)],
    optional.filter((field) => !required.includes(field)),
  );
}
