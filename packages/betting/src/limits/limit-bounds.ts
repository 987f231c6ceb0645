import { isTimeLimit, type LimitKind, type LimitPeriod } from '@touchline/catalogue/jurisdictions/jurisdiction';

/** A limit on money and how much of it is used, in minor units of the holder's currency. */
export interface UsedLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
  /** Of the period that runs; nothing is counted of a limit on each single stake. */
  readonly used: bigint;
  /** Epoch ms at which the period ends; null where it rolls or there is none. */
  readonly resetsAt: number | null;
}

/** The limits of a player, as they stood under the player's lock. */
export interface HeldLimits {
  readonly currency: string;
  /** By whose calendar periods begin and end. */
  readonly zone: string;
  /** Epoch ms until which a limit of time keeps the player from playing; null where none does. */
  readonly playOverUntil: number | null;
  /** Epoch ms from which a reality check waits for its answer; null where there are no such checks. */
  readonly realityDueAt: number | null;
  readonly limits: readonly UsedLimit[];
}

/** The bounds of a stake. The first two let none through. */
export type LimitBound =
  | { readonly kind: 'reality-check' }
  | { readonly kind: 'session'; readonly zone: string; readonly resetsAt: number }
  | {
      readonly kind: Exclude<LimitKind, 'session' | 'reality-check'>;
      readonly period: LimitPeriod;
      /** Minor units. */
      readonly left: bigint;
      readonly currency: string;
      readonly zone: string;
      readonly resetsAt: number | null;
    };

/** The rest of a limit: all of one on each single stake; of the others never less than nothing. */
export const roomOf = ({ kind, amount, used }: Pick<UsedLimit, 'kind' | 'amount' | 'used'>): bigint =>
  kind === 'stake' || used < 0n ? amount : amount > used ? amount - used : 0n;

const byRoom = (a: UsedLimit, b: UsedLimit): number => {
  const [roomA, roomB] = [roomOf(a), roomOf(b)];
  if (roomA !== roomB) return roomA < roomB ? -1 : 1;
  return a.kind === b.kind ? Number(a.period > b.period) - Number(a.period < b.period) : a.kind < b.kind ? -1 : 1;
};

/**
 * All that bounds a stake at a moment (epoch ms), the tightest first: a reality check that waits, a limit of time that is used up, then what least
 * is left of. Limits of other things are passed over. `limit_remaining` of the database says the same to bets, which are placed many at once.
 */
export function stakeBounds({ currency, zone, playOverUntil, realityDueAt, limits }: HeldLimits, at: number): readonly LimitBound[] {
  const counted = limits.filter(({ kind }) => kind !== 'deposit' && !isTimeLimit(kind)).toSorted(byRoom);
  return [
    ...(realityDueAt !== null && realityDueAt <= at ? [{ kind: 'reality-check' } as const] : []),
    ...(playOverUntil !== null && playOverUntil > at ? [{ kind: 'session', zone, resetsAt: playOverUntil } as const] : []),
    ...counted.map(
      (limit) =>
        ({
          kind: limit.kind as 'stake' | 'wager' | 'loss',
          period: limit.period,
          left: roomOf(limit),
          currency,
          zone,
          resetsAt: limit.kind === 'stake' ? null : limit.resetsAt,
        }) as const,
    ),
  ];
}

/**
 * The first bound that a stake would break; undefined where it may be taken. `stake`: minor units of the holder's currency, null where no rate says
 * what it is worth: then any limit on money refuses it. `taken`: stakes that are taken but not counted yet.
 */
export function brokenBound(bounds: readonly LimitBound[], stake: bigint | null, taken = 0n): LimitBound | undefined {
  return bounds.find((bound) => {
    if (bound.kind === 'reality-check' || bound.kind === 'session') return true;
    return stake === null || stake + (bound.kind === 'stake' ? 0n : taken) > bound.left;
  });
}
