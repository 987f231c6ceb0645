import type { ClubLevel, ClubTerms } from './club-terms.ts';

/** Bounds of what an operator may set, inclusive. VIP cashback is half of what the house keeps at most: beside it the house keeps a tenth. */
export const CLUB_TERMS_BOUNDS = {
  points: { min: 0, max: 1_000_000_000 },
  lossPpm: { min: 0, max: 200_000 },
  maxUnits: { min: 1, max: 1_000_000 },
  edgeSharePpm: { min: 0, max: 400_000 },
  providersEdgePpm: { min: 0, max: 100_000 },
} as const satisfies Readonly<Record<keyof ClubLevel | 'providersEdgePpm', { readonly min: number; readonly max: number }>>;

export type ClubTermsField = keyof typeof CLUB_TERMS_BOUNDS;

/** A field of terms that do not hold together, and the rule that it breaks. */
export interface ClubTermsFault {
  readonly field: ClubTermsField;
  readonly rule: string;
}

const OF_LEVELS = ['points', 'lossPpm', 'maxUnits', 'edgeSharePpm'] as const satisfies readonly (keyof ClubLevel)[];

/** The first fault of terms: the first level is everybody's, each asks for more points than the one before and gives no less; null where there is none. */
export function clubTermsFault({ levels, providersEdgePpm }: ClubTerms): ClubTermsFault | null {
  for (const field of OF_LEVELS) {
    const values = levels.map((level) => level[field]);
    if (!values.every((value) => isWithin(field, value))) return outside(field);
    if (field === 'points' && values[0] !== 0) return { field, rule: 'the first level begins at 0' };
    const minStep = field === 'points' ? 1 : 0;
    if (values.some((value, i) => i > 0 && value - (values[i - 1] ?? 0) < minStep))
      return {
        field,
        rule: field === 'points' ? 'each level asks for more than the one before' : 'no level gives less than the one before',
      };
  }
  return isWithin('providersEdgePpm', providersEdgePpm) ? null : outside('providersEdgePpm');
}

const isWithin = (field: ClubTermsField, value: number): boolean =>
  value >= CLUB_TERMS_BOUNDS[field].min && value <= CLUB_TERMS_BOUNDS[field].max;

const outside = (field: ClubTermsField): ClubTermsFault => {
  const { min, max } = CLUB_TERMS_BOUNDS[field];
  return { field, rule: `from ${min} to ${max}` };
};
