import type { MilliOdds } from '@touchline/kernel/odds';
import type { SelectionId } from '@touchline/kernel/selection';

/** A selection as the player picked it. Names are those on the screen at that moment, so that the coupon reads well before the server has answered. */
export interface CouponLeg {
  readonly matchId: number;
  readonly kind: 'line' | 'live';
  readonly selectionId: SelectionId;
  /** Thousandths: the price that the player has seen and agreed to. */
  readonly acceptedOdds: MilliOdds;
  readonly sport: number;
  readonly matchName: string;
  readonly champName: string;
  readonly marketName: string;
  readonly selectionName: string;
  /** Epoch seconds. */
  readonly startsAt: number;
  /** Part of a multi-bet's lobby, which must win for anything to be paid. */
  readonly lobby?: boolean;
  /** Stands in one block with the leg before it (multi-bet, conditional bet). */
  readonly joined?: boolean;
  /** The leg's own stake among several singles; the coupon's stake if absent. Decimal text as typed. */
  readonly stakeText?: string;
}

/** A selection's id is unique inside its match only. */
export const legKey = (leg: Pick<CouponLeg, 'matchId' | 'selectionId'>): string => `${leg.matchId}:${leg.selectionId}`;

export const sameLeg = (a: Pick<CouponLeg, 'matchId' | 'selectionId'>, b: Pick<CouponLeg, 'matchId' | 'selectionId'>): boolean =>
  a.matchId === b.matchId && a.selectionId === b.selectionId;
