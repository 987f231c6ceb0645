import type { PlaceFraction } from '@touchline/betting/coupon/bet';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import type { BetFunding } from '@touchline/contract/bets/enums';
import type { BetPlacementResponse } from '@touchline/contract/coupon/shapes';
import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { type BetLegRow, type BetRow, termsOf, withPlaces } from '../bet-row.ts';
import { presentPlace } from '../present-place.ts';

/** How long a bet before the match can be undone. */
export const UNDO_MS = 10_000;

/** Parts of an answer, whether the bet was taken just now or is read again: a repeated request gets the same bytes. */
export interface AnsweredBet {
  readonly guid: string;
  readonly betId: bigint | null;
  /** Null while the bet waits. */
  readonly placedAt: Date | null;
  readonly decidesAt: Date | null;
  readonly stakeMinor: bigint;
  readonly totalOdds: string | null;
  readonly potentialReturnMinor: bigint;
  readonly balanceMinor: bigint;
  readonly currency: string;
  readonly funding: BetFunding;
  readonly legs: readonly {
    readonly matchId: number | bigint;
    readonly selectionId: number | bigint;
    readonly odds: number;
    readonly live: boolean;
    readonly place: PlaceFraction | null;
  }[];
}

/** `betId` null: the bet waits. `wantedText`: the whole amount that the player had in mind, where the request names one. */
export function presentAnswer(bet: AnsweredBet, wantedText?: string): BetPlacementResponse {
  const scale = currencyByCode(bet.currency)?.scale ?? 2;
  const wanted = parseMoney(wantedText ?? '', scale);
  const left = wanted.ok ? wanted.value - bet.stakeMinor : 0n;
  const undoable = bet.placedAt !== null && bet.legs.every((leg) => !leg.live);
  return {
    betGuid: bet.guid,
    status: bet.betId === null ? 'waiting' : 'accepted',
    betId: bet.betId?.toString() ?? null,
    autoBetId: null,
    funding: bet.funding,
    undoUntil: undoable ? (bet.placedAt?.getTime() ?? 0) + UNDO_MS : null,
    remainder: left > 0n ? formatMoney(left, scale) : null,
    decidesAt: bet.decidesAt?.getTime() ?? null,
    stake: formatMoney(bet.stakeMinor, scale),
    totalOdds: bet.totalOdds,
    potentialReturn: formatMoney(bet.potentialReturnMinor, scale),
    balance: formatMoney(bet.balanceMinor, scale),
    currency: bet.currency,
    legs: bet.legs.map((leg) => ({
      matchId: Number(leg.matchId),
      selectionId: Number(leg.selectionId),
      odds: leg.odds,
      place: presentPlace(leg.place, leg.selectionId),
    })),
  };
}

/** The answer to a bet that is read again. */
export const presentPlaced = (row: BetRow, legs: readonly BetLegRow[], wantedText?: string): BetPlacementResponse =>
  presentAnswer({ ...row, betId: row.id, decidesAt: null, legs: withPlaces(row, legs), funding: termsOf(row).funding.source }, wantedText);
