import type { FullCoverKey } from '@touchline/betting/systems/full-cover';
import type { MilliOdds } from '@touchline/kernel/odds';
import { create } from 'zustand';
import { availableBetKinds, type CouponKind, resolveCover } from './bet-kinds.ts';
import { collapseLegs } from './collapse-legs.ts';
import { type CouponLeg, legKey, sameLeg } from './coupon-leg.ts';
import { groupLegs } from './leg-groups.ts';

/** Default of the site configuration (R120). The server decides; the coupon only spares the player a refusal. */
export const MAX_LEGS = 50;

/** The coupon kept on the device under the name `coupon` (R086). */
export interface CouponDraft {
  readonly legs: readonly CouponLeg[];
  readonly kind: CouponKind;
  /** k of a system; 0 where the kind has none. */
  readonly systemSize: number;
  /** Decimal text as typed, so that "12." stays "12." while typing. */
  readonly stakeText: string;
  /** The named cover of a full-cover or each-way bet. */
  readonly cover: FullCoverKey | null;
  /** Stakes of a conditional bet's blocks by their place; empty text: what the coupon says. */
  readonly groupStakes: readonly string[];
  /** Bet builder: a void selection returns its combination, or the rest is paid at its joint price. */
  readonly voidPolicy: 'void-bet' | 'reprice';
  /** Bet builder: joint prices that the player has seen and agreed to, thousandths by `builderLegKey`. */
  readonly acceptedBuilderOdds: Readonly<Record<string, MilliOdds>>;
}

type LegId = Pick<CouponLeg, 'matchId' | 'selectionId'>;

interface CouponStore extends CouponDraft {
  /** False until the draft kept on the device has been read: screens must not draw selections before. */
  readonly restored: boolean;
  /** The kind was chosen by hand: adding a leg no longer changes it. */
  readonly kindChosen: boolean;
  /** Adds the leg, or takes it out where it is already there. Answers whether the coupon holds it afterwards; `full` adds nothing. */
  toggleLeg(leg: CouponLeg): 'added' | 'removed' | 'full';
  removeLeg(leg: LegId): void;
  changeLeg(leg: LegId, change: Partial<Pick<CouponLeg, 'lobby' | 'joined' | 'stakeText' | 'kind'>>): void;
  /** Up (-1) or down (1) by one place; the order matters to chains and conditional bets. */
  moveLeg(leg: LegId, by: -1 | 1): void;
  /** The player agrees to these prices: `legKey` -> thousandths. */
  acceptPrices(prices: ReadonlyMap<string, MilliOdds>): void;
  /** The player has seen, or agrees to, these joint prices: `builderLegKey` -> thousandths. */
  acceptBuilderOdds(prices: ReadonlyMap<string, MilliOdds>): void;
  chooseKind(kind: CouponKind): void;
  chooseSystemSize(size: number): void;
  chooseCover(cover: FullCoverKey | null): void;
  chooseVoidPolicy(policy: CouponDraft['voidPolicy']): void;
  setStake(text: string): void;
  setGroupStake(block: number, text: string): void;
  /** Puts a whole coupon in place: a loaded, repeated or restored one. */
  replace(draft: CouponDraft): void;
  clear(): void;
}

export const EMPTY_COUPON: CouponDraft = {
  legs: [],
  kind: 'single',
  systemSize: 0,
  stakeText: '',
  cover: null,
  groupStakes: [],
  voidPolicy: 'void-bet',
  acceptedBuilderOdds: {},
};

/** The draft inside of anything that holds one. */
export const pickDraft = ({
  legs,
  kind,
  systemSize,
  stakeText,
  cover,
  groupStakes,
  voidPolicy,
  acceptedBuilderOdds,
}: CouponDraft): CouponDraft => ({
  legs,
  kind,
  systemSize,
  stakeText,
  cover,
  groupStakes,
  voidPolicy,
  acceptedBuilderOdds,
});

type KindState = Pick<CouponStore, 'legs' | 'kind' | 'systemSize' | 'cover' | 'kindChosen'>;

/** Keeps kind, size and cover valid when the legs changed. One unit is a single, several are an accumulator unless the player chose. */
export function reconcileKind(legs: readonly CouponLeg[], { kind, systemSize, cover, kindChosen }: Omit<KindState, 'legs'>): KindState {
  const possible = availableBetKinds(legs);
  const kept = kindChosen && possible.includes(kind);
  const next = kept ? kind : (possible[0] ?? 'single');
  return {
    legs,
    kind: next,
    kindChosen: kept,
    systemSize: clampSystemSize(next, legs, systemSize),
    cover: resolveCover(next, legs, cover),
  };
}

/** k between 2 and one less than what is combined; 0 for kinds that have no size. Each way, 0 is the single or the accumulator of all. */
export function clampSystemSize(kind: CouponKind, legs: readonly CouponLeg[], size: number): number {
  if (kind === 'each-way') return size < 2 ? 0 : Math.min(size, legs.length - 1);
  if (kind !== 'system' && kind !== 'multi') return 0;
  return Math.max(2, Math.min(size, legGroupCount(kind, legs) - 1));
}

/** How many blocks the lines of a system are made of; a multi-bet's lobby stands outside of them. */
export const legGroupCount = (kind: CouponKind, legs: readonly CouponLeg[]): number => groupLegs(kind, legs).blocks.length;

export const useCoupon = create<CouponStore>()((set, get) => ({
  ...EMPTY_COUPON,
  restored: false,
  kindChosen: false,
  toggleLeg(leg) {
    const { legs } = get();
    const without = legs.filter((other) => !sameLeg(other, leg));
    if (without.length < legs.length) {
      set(reconcileKind(without, get()));
      return 'removed';
    }
    if (legs.length >= MAX_LEGS) return 'full';
    set(reconcileKind([...legs, leg], get()));
    return 'added';
  },
  removeLeg(leg) {
    set(
      reconcileKind(
        get().legs.filter((other) => !sameLeg(other, leg)),
        get(),
      ),
    );
  },
  changeLeg(leg, change) {
    set(
      reconcileKind(
        get().legs.map((other) => (sameLeg(other, leg) ? { ...other, ...change } : other)),
        get(),
      ),
    );
  },
  moveLeg(leg, by) {
    const legs = [...get().legs];
    const from = legs.findIndex((other) => sameLeg(other, leg));
    const to = from + by;
    const [moved, other] = [legs[from], legs[to]];
    if (!moved || !other) return;
    [legs[from], legs[to]] = [other, moved];
    set(reconcileKind(legs, get()));
  },
  acceptPrices(prices) {
    set({
      legs: get().legs.map((leg) => {
        const odds = prices.get(legKey(leg));
        return odds === undefined || odds === leg.acceptedOdds ? leg : { ...leg, acceptedOdds: odds };
      }),
    });
  },
  acceptBuilderOdds(prices) {
    set({ acceptedBuilderOdds: { ...get().acceptedBuilderOdds, ...Object.fromEntries(prices) } });
  },
  chooseKind(kind) {
    set(reconcileKind(get().legs, { ...get(), kind, kindChosen: true }));
  },
  chooseSystemSize(size) {
    set({ systemSize: clampSystemSize(get().kind, get().legs, size), ...(get().kind === 'each-way' && { cover: null }) });
  },
  chooseCover(cover) {
    set({ cover: resolveCover(get().kind, get().legs, cover) });
  },
  chooseVoidPolicy(voidPolicy) {
    set({ voidPolicy });
  },
  setStake(stakeText) {
    set({ stakeText });
  },
  setGroupStake(block, text) {
    const groupStakes = [...get().groupStakes];
    while (groupStakes.length <= block) groupStakes.push('');
    groupStakes[block] = text;
    set({ groupStakes });
  },
  replace(draft) {
    set({ ...draft, legs: draft.legs.slice(0, MAX_LEGS), kindChosen: true, restored: true });
  },
  clear() {
    set({ ...EMPTY_COUPON, stakeText: get().stakeText, kindChosen: false });
  },
}));

/** The count of bets: selections that are one leg of the bet builder count once. */
export const countUnits = ({ kind, legs }: Pick<CouponDraft, 'kind' | 'legs'>): number =>
  kind === 'singles' ? legs.length : collapseLegs(legs).length;

/** For the badges on the navigation. */
export const useLegCount = (): number => useCoupon(countUnits);
