import { currencyByCode } from '@touchline/catalogue/currencies';
import type { BetAnswer } from '@touchline/contract/coupon-shapes';
import { formatMoney } from '@touchline/kernel/money';

/** What an answer is made of, whether the bet was taken just now or is read again: a repeated request gets the same bytes. */
export interface AnsweredBet {
  readonly guid: string;
  readonly betId: bigint | null;
  readonly decidesAt: Date | null;
  readonly stakeMinor: bigint;
  readonly totalOdds: string | null;
  readonly possibleMinor: bigint;
  readonly balanceMinor: bigint;
  readonly currency: string;
  readonly legs: readonly { readonly matchId: number | bigint; readonly selectionId: number | bigint; readonly odds: number }[];
}

/** `betId` null: the bet waits. */
export function presentAnswer(bet: AnsweredBet): BetAnswer {
  const scale = currencyByCode(bet.currency)?.scale ?? 2;
  return {
    betGuid: bet.guid,
    status: bet.betId === null ? 'waiting' : 'accepted',
    betId: bet.betId?.toString() ?? null,
    decidesAt: bet.decidesAt?.getTime() ?? null,
    stake: formatMoney(bet.stakeMinor, scale),
    totalOdds: bet.totalOdds,
    possibleReturn: formatMoney(bet.possibleMinor, scale),
    balance: formatMoney(bet.balanceMinor, scale),
    currency: bet.currency,
    legs: bet.legs.map((leg) => ({ matchId: Number(leg.matchId), selectionId: Number(leg.selectionId), odds: leg.odds })),
  };
}
