import { FULL_COVERS } from '@touchline/betting/systems/full-cover';
import { availableBetKinds, COUPON_KINDS, resolveCover } from './bet-kinds.ts';
import type { CouponLeg } from './coupon-leg.ts';
import { type CouponDraft, clampSystemSize, EMPTY_COUPON, MAX_LEGS, pickDraft } from './coupon-store.ts';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isWhole = (value: unknown, min: number): value is number => Number.isSafeInteger(value) && (value as number) >= min;
const isStake = (value: unknown): value is string => typeof value === 'string' && value.length <= 24;
const TEXTS = ['matchName', 'champName', 'marketName', 'selectionName'] as const;

const isLeg = (leg: unknown): leg is CouponLeg =>
  isRecord(leg) &&
  isWhole(leg.matchId, 1) &&
  (leg.kind === 'line' || leg.kind === 'live') &&
  isWhole(leg.selectionId, 1) &&
  isWhole(leg.acceptedOdds, 1001) &&
  isWhole(leg.sport, 0) &&
  TEXTS.every((name) => typeof leg[name] === 'string') &&
  typeof leg.startsAt === 'number' &&
  (leg.lobby === undefined || typeof leg.lobby === 'boolean') &&
  (leg.joined === undefined || typeof leg.joined === 'boolean') &&
  (leg.stakeText === undefined || isStake(leg.stakeText));

/** Older records have other names for some parts: the current name comes first where a record has both. */
const renamed = (record: Fields, names: Readonly<Record<string, string>>): Fields => ({
  ...Object.fromEntries(Object.entries(record).map(([name, value]) => [names[name] ?? name, value])),
  ...Object.fromEntries(Object.values(names).flatMap((name) => (name in record ? [[name, record[name]]] : []))),
});

const withCurrentNames = (record: Fields): Fields => {
  const draft = renamed(record, { blockStakes: 'groupStakes', jointSeen: 'acceptedBuilderOdds' });
  if (!Array.isArray(draft.legs)) return draft;
  return { ...draft, legs: draft.legs.map((leg: unknown) => (isRecord(leg) ? renamed(leg, { oddsSeen: 'acceptedOdds' }) : leg)) };
};

/** The parts that older records lack have their defaults. */
const isDraft = (kept: Fields): kept is Fields & CouponDraft =>
  Array.isArray(kept.legs) &&
  kept.legs.length <= MAX_LEGS &&
  kept.legs.every(isLeg) &&
  COUPON_KINDS.some((kind) => kind === kept.kind) &&
  isWhole(kept.systemSize, 0) &&
  kept.systemSize <= MAX_LEGS &&
  isStake(kept.stakeText) &&
  (kept.cover === null || FULL_COVERS.some(({ key }) => key === kept.cover)) &&
  Array.isArray(kept.groupStakes) &&
  kept.groupStakes.length <= MAX_LEGS &&
  kept.groupStakes.every(isStake) &&
  (kept.voidPolicy === 'void-bet' || kept.voidPolicy === 'reprice') &&
  isRecord(kept.acceptedBuilderOdds) &&
  Object.values(kept.acceptedBuilderOdds).every((odds) => isWhole(odds, 1001));

/**
 * Reads a coupon that the device kept. A record of another shape is an empty coupon, never an error on the screen. Checked by hand: a
 * schema library would be a fifth of the page's script.
 */
export function parseDraft(kept: unknown): CouponDraft {
  if (!isRecord(kept)) return EMPTY_COUPON;
  const whole = { ...EMPTY_COUPON, ...withCurrentNames(kept) };
  if (!isDraft(whole)) return EMPTY_COUPON;
  const draft = pickDraft(whole);
  const possible = availableBetKinds(draft.legs);
  const kind = possible.includes(draft.kind) ? draft.kind : (possible[0] ?? 'single');
  return {
    ...draft,
    kind,
    systemSize: clampSystemSize(kind, draft.legs, draft.systemSize),
    cover: resolveCover(kind, draft.legs, draft.cover),
  };
}
