import type { BetView } from '@touchline/contract/bets/calls';
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
          `${leg.matchName}: ${leg.marketName} ${leg.selectionName} @ ${leg.odds / 1000}${leg.result === null ? '' : ` (${leg.result})`}`,
      )
      .join('; '),
  ]);
  return writeCsv([HEADER, ...lines]);
}
