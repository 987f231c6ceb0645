/** Documents by which a player proves who they are (R085). Numbers are permanent. */
export const DOCUMENT_KINDS = [
  'passport',
  'id-card',
  'driving-licence',
  'residence-permit',
  'utility-bill',
  'bank-statement',
  'payment-card',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The facts that a document proves. */
export type DocumentProof = 'identity' | 'address' | 'payment';

/** Fields written on documents. Dates are ISO 8601. */
export const DOCUMENT_FIELDS = [
  'number',
  'series',
  'issued_at',
  'expires_at',
  'issued_by',
  'personal_number',
  'address',
  'last_digits',
] as const;
export type DocumentField = (typeof DOCUMENT_FIELDS)[number];

interface DocumentRule {
  readonly proves: DocumentProof;
  readonly fields: readonly DocumentField[];
  /** How many sides are photographed. */
  readonly sides: 1 | 2;
}

const RULES: Readonly<Record<DocumentKind, DocumentRule>> = {
  passport: { proves: 'identity', fields: ['number', 'issued_at', 'expires_at'], sides: 1 },
  'id-card': { proves: 'identity', fields: ['number', 'expires_at'], sides: 2 },
  'driving-licence': { proves: 'identity', fields: ['number', 'expires_at'], sides: 2 },
  'residence-permit': { proves: 'identity', fields: ['number', 'expires_at'], sides: 2 },
  'utility-bill': { proves: 'address', fields: ['issued_at', 'address'], sides: 1 },
  'bank-statement': { proves: 'address', fields: ['issued_at', 'address'], sides: 1 },
  'payment-card': { proves: 'payment', fields: ['last_digits'], sides: 1 },
};

/** Fields that a document carries instead of the usual ones: fields instead of the usual ones, by country. */
const FIELDS_BY_COUNTRY: Readonly<Record<string, Partial<Record<DocumentKind, readonly DocumentField[]>>>> = {
  RU: { passport: ['series', 'number', 'issued_at', 'issued_by'] },
  UA: { passport: ['number', 'issued_at', 'issued_by'] },
  KZ: { 'id-card': ['number', 'personal_number', 'expires_at'], passport: ['number', 'personal_number', 'expires_at'] },
  BR: { 'id-card': ['number', 'personal_number'], passport: ['number', 'personal_number', 'expires_at'] },
  SE: { 'id-card': ['number', 'personal_number', 'expires_at'] },
  EE: { 'id-card': ['number', 'personal_number', 'expires_at'] },
  LV: { 'id-card': ['number', 'personal_number', 'expires_at'] },
  LT: { 'id-card': ['number', 'personal_number', 'expires_at'] },
  ES: { 'id-card': ['number', 'expires_at'] },
  KE: { 'id-card': ['number', 'issued_at'] },
};

/** Countries whose law asks for proof of the address as well before a player counts as verified. */
const PROOF_OF_ADDRESS_COUNTRIES: ReadonlySet<string> = new Set(['GB', 'DE', 'CA']);

/** How a national number looks, by country. */
const PERSONAL_NUMBERS: Readonly<Record<string, RegExp>> = {
  KZ: /^\d{12}$/,
  BR: /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/,
  SE: /^(\d{2})?\d{6}[-+]?\d{4}$/,
  EE: /^[1-8]\d{10}$/,
  LT: /^[1-8]\d{10}$/,
  LV: /^\d{6}-?\d{5}$/,
};

export interface DocumentRequirement extends DocumentRule {
  readonly kind: DocumentKind;
}

/** A kind of document as a country (ISO alpha-2) has it. */
export const documentRequirement = (kind: DocumentKind, country: string): DocumentRequirement => ({
  kind,
  ...RULES[kind],
  fields: FIELDS_BY_COUNTRY[country]?.[kind] ?? RULES[kind].fields,
});

/** Proofs that a country asks for before a player counts as verified. */
export const requiredProofs = (country: string): readonly DocumentProof[] =>
  PROOF_OF_ADDRESS_COUNTRIES.has(country) ? ['identity', 'address'] : ['identity'];

const PATTERNS: Readonly<Partial<Record<DocumentField, RegExp>>> = {
  number: /^[\p{L}\d][\p{L}\d /-]{3,19}$/u,
  series: /^[\p{L}\d]{2,6}$/u,
  personal_number: /^[\d./+-]{6,20}$/,
  last_digits: /^\d{4}$/,
  issued_by: /^.{3,120}$/u,
  address: /^.{8,200}$/u,
};
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
/** Older proof of an address proves nothing. */
const MAX_ADDRESS_PROOF_AGE_DAYS = 92;

export type FieldError = 'missing' | 'format' | 'future' | 'expired' | 'too-old';

/** Faults of a document's fields, by field; `today` is an ISO 8601 date. */
export function validateDocument(
  document: Pick<DocumentRequirement, 'fields' | 'proves'>,
  country: string,
  values: Readonly<Record<string, string | undefined>>,
  today: string,
): Partial<Record<DocumentField, FieldError>> {
  const faults: Partial<Record<DocumentField, FieldError>> = {};
  for (const field of document.fields) {
    const fault = faultOf(field, document, country, values[field]?.trim() ?? '', today);
    if (fault) faults[field] = fault;
  }
  return faults;
}

function faultOf(
  field: DocumentField,
  document: Pick<DocumentRequirement, 'proves'>,
  country: string,
  value: string,
  today: string,
): FieldError | undefined {
  if (value === '') return 'missing';
  if (field === 'issued_at' || field === 'expires_at') {
    if (!DAY.test(value) || Number.isNaN(Date.parse(value))) return 'format';
    if (field === 'expires_at') return value < today ? 'expired' : undefined;
    if (value > today) return 'future';
    const days = (Date.parse(today) - Date.parse(value)) / 86_400_000;
    return document.proves === 'address' && days > MAX_ADDRESS_PROOF_AGE_DAYS ? 'too-old' : undefined;
  }
  const pattern = field === 'personal_number' ? (PERSONAL_NUMBERS[country] ?? PATTERNS[field]) : PATTERNS[field];
  return pattern && !pattern.test(value) ? 'format' : undefined;
}
