import { moneyText } from '@touchline/catalogue/money-text';
import { writeCsv } from '#platform/files/csv';
import type { Round } from './round.store.ts';

const HEADER = ['round', 'started', 'ended', 'game', 'status', 'currency', 'stake', 'pay', 'returned', 'nonce'];

/** Rounds as CSV with a header, amounts as decimal text; `pay` is the exact ratio of the whole return to the first stake. */
export function writeRoundsCsv(rounds: readonly Round[]): string {
  const lines = rounds.map((round) => [
    String(round.id),
    round.startedAt.toISOString(),
    round.endedAt?.toISOString() ?? '',
    round.game,
    round.status,
    round.currency,
    moneyText(
      round.stakes.reduce((sum, one) => sum + one, 0n),
      round.currency,
    ),
    round.pay ?? '',
    round.returnMinor === null ? '' : moneyText(round.returnMinor, round.currency),
    String(round.nonce),
  ]);
  return writeCsv([HEADER, ...lines]);
}
