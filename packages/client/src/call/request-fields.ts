import { isMenuSectionId } from '@touchline/catalogue/menu-sections';
import type { FieldRules } from '@touchline/contract/call-table';

export type Fields = Readonly<Record<string, unknown>>;

/** Fields that hold lists of menu sections: only ids of the known set are sent in them (R097). */
const SECTION_FIELDS: ReadonlySet<string> = new Set(['menuSection', 'menuSections', 'filterMs']);

const NO_RULES: FieldRules = { required: [], defaults: {} };

const isRecord = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value === 'number') return Number.isNaN(value);
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}

/**
 * The part of a caller's fields that is sent (R097): empty values and values equal to the field's default are left out, lists and objects only when
 * they hold something, `false` only where the default is true. Required fields are always sent.
 */
export function omitDefaults(fields: Fields, rules: FieldRules = NO_RULES): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(fields)) {
    const value = SECTION_FIELDS.has(name) && Array.isArray(given) ? given.filter((id) => isMenuSectionId(Number(id))) : given;
    if (value === undefined) continue;
    const fallback = Object.hasOwn(rules.defaults, name) ? rules.defaults[name] : value === false ? false : undefined;
    if (rules.required.includes(name) || (!isEmpty(value) && value !== fallback)) kept[name] = value;
  }
  return kept;
}

/** A list of ids goes as one value: without doubles, ascending, joined by commas (R097). */
export const joinIds = (ids: readonly number[]): string => [...new Set(ids)].toSorted((a, b) => a - b).join(',');

const isIdList = (list: readonly unknown[]): list is number[] => list.length > 0 && list.every((item) => Number.isSafeInteger(item));

function serializeValue(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value);
}

/**
 * A query string without its "?" (R131, R132): lists of ids joined, other arrays repeated under a [] suffix, dates as ISO 8601, objects as JSON.
 * Fields go in the order of their names, so that the same query is the same address for caches.
 */
export function buildQuery(fields: Fields, rules?: FieldRules): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(omitDefaults(fields, rules)).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!Array.isArray(value)) query.append(name, serializeValue(value));
    else if (isIdList(value)) query.append(name, joinIds(value));
    else for (const item of value) query.append(`${name}[]`, serializeValue(item));
  }
  return query.toString();
}
