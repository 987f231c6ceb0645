import type { BetView } from '@touchline/contract/bets/calls';
import type { Language } from '@touchline/i18n/languages';
import type { BetsDeps } from '../bets-deps.ts';
import { type HistoryQuery, readHistoryPage } from './read-history-views.ts';

const MAX = 10_000;
const PAGE = 500;

/** All bets of a filter, newest first, 10,000 at most. */
export async function readExport(
  deps: Pick<BetsDeps, 'platform' | 'ports'>,
  playerId: bigint,
  wanted: HistoryQuery,
  language: Language,
): Promise<BetView[]> {
  const views: BetView[] = [];
  let before: bigint | undefined;
  while (views.length < MAX) {
    const { bets, next } = await readHistoryPage(deps, playerId, { ...wanted, before }, PAGE, language);
    views.push(...bets);
    if (next === null) break;
    before = BigInt(next);
  }
  return views.slice(0, MAX);
}
