import { placeOdds } from '@touchline/betting/each-way/place-odds';
import type { BetLegView, BetView } from '@touchline/contract/bets/calls';
import { writeCsv } from '#platform/files/csv';

const HEADER = [
  'bet',
  'placed',
  'kind',
  'status',
  'currency',
  'stake',
  'stake_tax',
  'total_odds',
  'possible_return',
  'paid',
  'payout_tax',
  'settled',
  'legs',
];

const moment = (ms: number | null): string => (ms === null ? '' : new Date(ms).toISOString());

/** "@ 5", and of a place leg what it pays and how that comes about: "@ 1.8 (1/5 of 5, 3 places)". */
const priceText = ({ odds, place }: BetLegView): string =>
  place ? `@ ${placeOdds(odds, place) / 1000} (${place.num}/${place.den} of ${odds / 1000}, ${place.places} places)` : `@ ${odds / 1000}`;

/** Bets as CSV with a header, amounts as decimal text. */
export function writeBetsCsv(bets: readonly BetView[]): string {
  const lines = bets.map((bet) => [
    bet.betId,
    moment(bet.placedAt),
    bet.kind,
    bet.status,
    bet.currency,
    bet.stake,
    bet.stakeTax,
    bet.totalOdds ?? '',
    bet.potentialReturn,
    bet.paid ?? '',
    bet.payoutTax ?? '',
    moment(bet.settledAt),
    bet.legs
      .map(
        (leg) =>
          `${leg.matchName}: ${leg.marketName} ${leg.selectionName} ${priceText(leg)}${leg.result === null ? '' : ` (${leg.result})`}`,
      )
      .join('; '),
  ]);
  return writeCsv([HEADER, ...lines]);
}
