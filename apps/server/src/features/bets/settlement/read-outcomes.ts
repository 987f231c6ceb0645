import type { LegResult } from '@touchline/betting/settlement/leg-result';
import { selectionId } from '@touchline/kernel/selection';
import type pg from 'pg';
import type { MarketKey } from './fold-results.ts';
import { readVerdicts } from './settle.store.ts';
import { NO_VERDICT, truthOf, type Verdict } from './verdict.ts';

/** How the outcomes of a market stand for who guessed at a moment (epoch ms); undefined while one is open. */
export type OutcomeReader = (matchId: number, marketId: number, guessedAt: number) => (outcome: number) => LegResult['kind'] | undefined;

/** The confirmed results of markets, as the bets on them are settled: cancellations and results taken back are in them. */
export async function readOutcomes(pool: pg.Pool, markets: readonly MarketKey[]): Promise<OutcomeReader> {
  const wanted = [...markets, ...[...new Set(markets.map((m) => m.matchId))].map((matchId) => ({ matchId, marketId: 0 }))];
  const found = new Map((await readVerdicts(pool, wanted)).map((v) => [`${v.matchId}/${v.marketId}`, v.verdict]));
  const verdictOf = (matchId: number, marketId: number): Verdict => found.get(`${matchId}/${marketId}`) ?? NO_VERDICT;
  return (matchId, marketId, guessedAt) => {
    const market = verdictOf(matchId, marketId);
    const match = verdictOf(matchId, 0);
    return (outcome) => truthOf(market, match, selectionId(marketId, outcome), guessedAt)?.result.kind;
  };
}
