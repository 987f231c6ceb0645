import type { Candidate, CouponGeneratorOptions } from '@touchline/betting/generator/generate-coupons';
import { isSportId } from '@touchline/catalogue/sport/sports';
import type { MatchRow } from '@touchline/contract/line/shapes';
import type { Translator } from '@touchline/i18n/translator';
import { parseOdds } from '@touchline/kernel/odds';
import type { CouponLeg } from '../state/coupon-leg.ts';

export interface GeneratorOptions extends CouponGeneratorOptions {
  /** As it stands in the form. */
  readonly targetText: string;
}

export const MIN_LEGS = 2;
export const MAX_LEGS = 12;
/** Of so many sports at once. */
export const MAX_SPORTS = 3;
export const MAX_TARGET = 10_000_000;
export const MIN_TARGET = 1100;
const COUPON_COUNT = 4;
/** Near enough to the target: 8 percent. */
const TOLERANCE_BASIS_POINTS = 800;

/** The wish in an address; null where its numbers make none. */
export function parseGeneratorOptions(search: URLSearchParams): GeneratorOptions | null {
  const targetText = (search.get('odds') ?? '10').replace(',', '.');
  const target = parseOdds(targetText);
  const whole = (name: string, otherwise: number): number =>
    /^\d{1,4}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : otherwise;
  const minLegs = whole('min', MIN_LEGS);
  const maxLegs = whole('max', 5);
  const sports = [...new Set(search.getAll('sport').map(Number))].filter(isSportId).slice(0, MAX_SPORTS);
  if (!target.ok || target.value < MIN_TARGET || target.value > MAX_TARGET) return null;
  if (minLegs < MIN_LEGS || maxLegs < minLegs || maxLegs > MAX_LEGS) return null;
  return {
    targetText,
    targetOdds: target.value,
    minLegs,
    maxLegs,
    sports,
    coupons: COUPON_COUNT,
    toleranceBasisPoints: TOLERANCE_BASIS_POINTS,
    seed: whole('turn', 1),
  };
}

/** Selections on offer in the rows, with the legs that they would be. Weight: what many look at is taken more gladly. */
export function candidatesOf(t: Translator, rows: readonly MatchRow[]): ReadonlyMap<Candidate, CouponLeg> {
  const candidates = new Map<Candidate, CouponLeg>();
  for (const match of rows)
    for (const market of match.markets)
      for (const { id, name, odds } of market.selections) {
        if (market.status !== 'open' || odds <= 1050) continue;
        candidates.set(
          { match: match.id, sport: match.sport, selection: id, odds, weight: 1 + Math.max(0, match.weight) },
          {
            matchId: match.id,
            kind: match.kind,
            selectionId: id,
            acceptedOdds: odds,
            sport: match.sport,
            matchName: match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name,
            champName: match.champName,
            marketName: market.name,
            selectionName: name,
            startsAt: match.startsAt,
          },
        );
      }
  return candidates;
}
