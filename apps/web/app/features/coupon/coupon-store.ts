import type { BetKind } from '@touchline/contract/words';
import type { MilliOdds } from '@touchline/kernel/odds';
import { create } from 'zustand';
import { type CouponLeg, legKey, sameLeg } from './coupon-leg.ts';

/** Defaults of the site configuration (R120). The server decides; the coupon only spares the player a refusal. */
export const MAX_LEGS = 50;
export const MAX_SYSTEM_LEGS = 20;

/** What is kept on the device under the name `coupon` (R086). */
export interface CouponDraft {
  readonly legs: readonly CouponLeg[];
  readonly kind: BetKind;
  /** k of a system; 0 where the kind has none. */
  readonly systemSize: number;
  /** Decimal text as typed, so that "12." stays "12." while typing. */
  readonly stakeText: string;
}

export interface CouponStore extends CouponDraft {
  /** False until the draft kept on the device has been read: screens must not draw selections before. */
  readonly restored: boolean;
  /** The kind was chosen by hand: adding a leg no longer changes it. */
  readonly kindChosen: boolean;
  /** Adds the leg, or takes it out where it is already there. Answers whether the coupon holds it afterwards; `full` adds nothing. */
  toggleLeg(leg: CouponLeg): 'added' | 'removed' | 'full';
  removeLeg(leg: Pick<CouponLeg, 'matchId' | 'selectionId'>): void;
  changeLeg(leg: Pick<CouponLeg, 'matchId' | 'selectionId'>, change: Partial<Pick<CouponLeg, 'lobby' | 'kind'>>): void;
  /** The player agrees to these prices: `legKey` -> thousandths. */
  acceptPrices(prices: ReadonlyMap<string, MilliOdds>): void;
  chooseKind(kind: BetKind): void;
  chooseSystemSize(size: number): void;
  writeStake(text: string): void;
  /** Puts a whole coupon in place: a loaded, repeated or restored one. */
  replace(draft: CouponDraft): void;
  clear(): void;
}

export const EMPTY_COUPON: CouponDraft = { legs: [], kind: 'single', systemSize: 0, stakeText: '' };

/** A multi-bet needs a lobby and three other blocks. */
const LEAST_MULTI_LEGS = 4;

/** Kinds that a number of legs can be played as, in the order in which they are offered. */
export function kindsFor(legCount: number): BetKind[] {
  if (legCount < 2) return ['single'];
  const combined = legCount <= MAX_SYSTEM_LEGS;
  return [
    'express',
    ...(legCount >= 3 && combined ? (['system'] as const) : []),
    'chain',
    'anti-express',
    'conditional',
    ...(legCount >= LEAST_MULTI_LEGS && combined ? (['multi'] as const) : []),
  ];
}

/** Keeps kind and size valid when the legs changed. One leg is a single, several are an express unless the player chose. */
function fit(
  legs: readonly CouponLeg[],
  kind: BetKind,
  systemSize: number,
  chosen: boolean,
): Pick<CouponStore, 'kind' | 'systemSize' | 'kindChosen'> {
  const possible = kindsFor(legs.length);
  const kept = chosen && possible.includes(kind);
  const next = kept ? kind : (possible[0] ?? 'single');
  return { kind: next, systemSize: fitSize(next, legs, systemSize), kindChosen: kept };
}

/** k between 2 and one less than the legs (or blocks) that are combined; 0 for kinds that have no size. */
function fitSize(kind: BetKind, legs: readonly CouponLeg[], size: number): number {
  if (kind !== 'system' && kind !== 'multi') return 0;
  return Math.max(2, Math.min(size, combinedCount(kind, legs) - 1));
}

/** How many legs the lines of a system are made of; a multi-bet's lobby stands outside of them. */
export const combinedCount = (kind: BetKind, legs: readonly CouponLeg[]): number =>
  kind === 'multi' ? legs.filter((leg) => leg.lobby !== true).length : legs.length;

export const useCoupon = create<CouponStore>()((set, get) => ({
  ...EMPTY_COUPON,
  restored: false,
  kindChosen: false,
  toggleLeg(leg) {
    const { legs, kind, systemSize, kindChosen } = get();
    const without = legs.filter((other) => !sameLeg(other, leg));
    if (without.length < legs.length) {
      set({ legs: without, ...fit(without, kind, systemSize, kindChosen) });
      return 'removed';
    }
    if (legs.length >= MAX_LEGS) return 'full';
    const added = [...legs, leg];
    set({ legs: added, ...fit(added, kind, systemSize, kindChosen) });
    return 'added';
  },
  removeLeg(leg) {
    const { legs, kind, systemSize, kindChosen } = get();
    const left = legs.filter((other) => !sameLeg(other, leg));
    set({ legs: left, ...fit(left, kind, systemSize, kindChosen) });
  },
  changeLeg(leg, change) {
    const { kind, systemSize, kindChosen } = get();
    const legs = get().legs.map((other) => (sameLeg(other, leg) ? { ...other, ...change } : other));
    set({ legs, ...fit(legs, kind, systemSize, kindChosen) });
  },
  acceptPrices(prices) {
    set({
      legs: get().legs.map((leg) => {
        const odds = prices.get(legKey(leg));
        return odds === undefined || odds === leg.oddsSeen ? leg : { ...leg, oddsSeen: odds };
      }),
    });
  },
  chooseKind(kind) {
    set({ kind, kindChosen: true, systemSize: fitSize(kind, get().legs, get().systemSize) });
  },
  chooseSystemSize(size) {
    set({ systemSize: fitSize(get().kind, get().legs, size) });
  },
  writeStake(stakeText) {
    set({ stakeText });
  },
  replace(draft) {
    set({ ...draft, legs: draft.legs.slice(0, MAX_LEGS), kindChosen: true, restored: true });
  },
  clear() {
    set({ ...EMPTY_COUPON, stakeText: get().stakeText, kindChosen: false });
  },
}));

/** For the badges on the navigation. */
export const useLegCount = (): number => useCoupon((coupon) => coupon.legs.length);
