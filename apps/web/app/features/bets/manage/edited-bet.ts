import type { BetView } from '@touchline/contract/bets/calls';
import { BET_KINDS } from '@touchline/contract/bets/enums';
import type { InputFor } from '@touchline/contract/calls';
import type { CashOutQuote } from '@touchline/contract/cash-out/calls';
import { formatOdds } from '@touchline/kernel/odds';

/** A leg of the bet as it is to be. Odds as they are on the screen, thousandths. */
export interface EditedLeg {
  readonly matchId: number;
  readonly selectionId: number;
  readonly feed: 'line' | 'live';
  readonly odds: number;
  readonly matchName: string;
  readonly marketName: string;
  readonly selectionName: string;
}

type EditBody = NonNullable<InputFor<'editBet'>['body']>['bet'];

/** One leg is a single; several stay the system that they were where its size still fits, and are an accumulator otherwise. */
export function editedBetKind(
  bet: Pick<BetView, 'kind' | 'systemSize'>,
  legs: number,
): { readonly kind: 'single' | 'express' | 'system'; readonly size: number } {
  if (legs <= 1) return { kind: 'single', size: 0 };
  if (bet.kind === 'system' && bet.systemSize < legs) return { kind: 'system', size: bet.systemSize };
  return { kind: 'express', size: 0 };
}

/** The successor as it would be placed. `offer`: the value of the running bet as the player saw it, decimal text. */
export function buildEditRequest(
  bet: Pick<BetView, 'kind' | 'systemSize'>,
  legs: readonly EditedLeg[],
  offer: string,
  betGuid: string,
  lng: string,
): EditBody {
  const { kind, size } = editedBetKind(bet, legs.length);
  return {
    couponEvents: legs.map((leg) => ({
      gameId: leg.matchId,
      kind: leg.feed === 'live' ? 1 : 3,
      selectionId: leg.selectionId,
      coef: formatOdds(leg.odds),
    })),
    vid: BET_KINDS.indexOf(kind),
    expressNum: size,
    summ: offer,
    // Prices of the preview; a better one is always taken.
    checkCf: 1,
    betGuid,
    lng,
  };
}

/** The legs that can still be edited, at the prices of now. */
export const planned = (bet: Pick<BetView, 'legs'>, sale: Pick<CashOutQuote, 'legs'>): readonly EditedLeg[] =>
  bet.legs.flatMap((leg, index) =>
    leg.result === null ? [{ ...leg, odds: sale.legs.find((one) => one.leg === index)?.oddsNow ?? leg.odds }] : [],
  );

/** Whether the player changed anything. */
export const hasChanges = (bet: Pick<BetView, 'legs'>, legs: readonly EditedLeg[]): boolean =>
  legs.length !== bet.legs.length ||
  legs.some((leg) => !bet.legs.some((old) => old.matchId === leg.matchId && old.selectionId === leg.selectionId));
