import { formatLegResult } from '@touchline/betting/settlement/leg-result';
import type { FeedEvent } from '@touchline/feed/feed-events';
import type { SettlementMessage } from './settlement-message.store.ts';

/** The bets' part of an event, or null where it says nothing about them. */
export function presentResult(event: FeedEvent): SettlementMessage | null {
  const base = {
    matchId: event.match,
    seq: event.seq,
    certainty: null,
    results: [],
    markets: null,
    from: null,
    to: null,
    source: event.source,
    sourceTime: event.sourceTime,
    receivedAt: event.receivedAt,
  };
  switch (event.type) {
    case 'MarketSettled':
      return {
        ...base,
        kind: 'settled',
        version: event.version,
        certainty: event.certainty,
        results: event.results.map(([selection, result]) => [selection, formatLegResult(result)] as const),
      };
    case 'SettlementRolledBack':
      return { ...base, kind: 'rolled-back', version: event.version, markets: event.markets };
    case 'MarketCancelled':
      return {
        ...base,
        kind: 'cancelled',
        version: event.version,
        markets: event.markets ?? null,
        from: event.from ?? null,
        to: event.to ?? null,
      };
    case 'RunnerWithdrawn':
      return { ...base, kind: 'withdrawn', version: event.version, results: [[event.selection, String(event.odds)]], from: event.at };
    case 'StartingPrices':
      return {
        ...base,
        kind: 'started',
        version: event.version,
        results: event.prices.map(([selection, odds]) => [selection, String(odds)] as const),
        from: event.at,
      };
    case 'CancelRolledBack':
      return { ...base, kind: 'cancel-rolled-back', version: event.version, markets: event.markets ?? null };
    default:
      return null;
  }
}
