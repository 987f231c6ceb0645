import type { BetView } from '@touchline/contract/bets';

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

/**
 * One field of RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe in front: names come from outside.
 */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const moment = (ms: number | null): string => (ms === null ? '' : new Date(ms).toISOString());

/** Bets as CSV with a header, lines ended by CR LF, amounts as decimal text. */
export function writeCsv(bets: readonly BetView[]): string {
  const lines = bets.map((bet) => [
    bet.betId,
    moment(bet.placedAt),
    bet.kind,
    bet.status,
    bet.currency,
    bet.stake,
    bet.stakeTax,
    bet.totalOdds ?? '',
    bet.possibleReturn,
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
  return [HEADER, ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
