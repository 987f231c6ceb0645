import { BET_KINDS } from '@touchline/contract/words';
import type { CouponLeg } from './coupon-leg.ts';
import { type CouponDraft, EMPTY_COUPON, kindsFor, MAX_LEGS } from './coupon-store.ts';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isWhole = (value: unknown, least: number): value is number => Number.isSafeInteger(value) && (value as number) >= least;
const TEXTS = ['matchName', 'champName', 'marketName', 'selectionName'] as const;

const isLeg = (leg: unknown): leg is CouponLeg =>
  isRecord(leg) &&
  isWhole(leg.matchId, 1) &&
  (leg.kind === 'line' || leg.kind === 'live') &&
  isWhole(leg.selectionId, 1) &&
  isWhole(leg.oddsSeen, 1001) &&
  isWhole(leg.sport, 0) &&
  TEXTS.every((name) => typeof leg[name] === 'string') &&
  typeof leg.startsAt === 'number' &&
  (leg.lobby === undefined || typeof leg.lobby === 'boolean');

const isDraft = (kept: unknown): kept is CouponDraft =>
  isRecord(kept) &&
  Array.isArray(kept.legs) &&
  kept.legs.length <= MAX_LEGS &&
  kept.legs.every(isLeg) &&
  BET_KINDS.some((kind) => kind === kept.kind) &&
  isWhole(kept.systemSize, 0) &&
  kept.systemSize <= MAX_LEGS &&
  typeof kept.stakeText === 'string' &&
  kept.stakeText.length <= 24;

/**
 * Reads a coupon that the device kept. A record of another shape is an empty coupon, never an error on the screen. Checked by hand: a
 * schema library would be a fifth of the page's script.
 */
export function readDraft(kept: unknown): CouponDraft {
  if (!isDraft(kept)) return EMPTY_COUPON;
  const { legs, kind, systemSize, stakeText } = kept;
  const possible = kindsFor(legs.length);
  if (possible.includes(kind)) return { legs, kind, systemSize, stakeText };
  return { legs, kind: possible[0] ?? 'single', systemSize: 0, stakeText };
}
