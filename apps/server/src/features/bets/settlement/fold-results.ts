import { marketOf } from '@touchline/kernel/selection';
import type { StoredResult } from '#features/feed';
import { foldVerdict, isClosed, NO_VERDICT, type Verdict, type VerdictMessage } from './verdict.ts';

/** market 0: the whole match. */
export interface MarketKey {
  readonly matchId: number;
  readonly marketId: number;
}
export interface MarketVerdict extends MarketKey {
  readonly revision: number;
  readonly verdict: Verdict;
}

/** The content of each message, market by market. Provisional results say nothing: they are shown, and never pay. */
export function splitByMarket(message: StoredResult): readonly (MarketKey & { readonly message: VerdictMessage })[] {
  const { matchId, version, receivedAt } = message;
  if (message.kind === 'settled') {
    if (message.certainty !== 'confirmed') return [];
    const byMarket = Map.groupBy(message.results, ([selection]) => marketOf(selection));
    return [...byMarket].map(([marketId, results]) => ({ matchId, marketId, message: { kind: 'settled', version, receivedAt, results } }));
  }
  if (message.kind === 'withdrawn')
    return message.results.map(([selection, odds]) => ({
      matchId,
      marketId: 0,
      message: { kind: 'withdrawn', version, selection, odds: Number(odds), at: message.from ?? receivedAt },
    }));
  if (message.kind === 'started') {
    const prices = message.results.map(([selection, odds]) => [selection, Number(odds)] as const);
    return [{ matchId, marketId: 0, message: { kind: 'started', version, prices, at: message.from ?? receivedAt } }];
  }
  const said: VerdictMessage =
    message.kind === 'cancelled'
      ? { kind: 'cancelled', version, receivedAt, from: message.from, to: message.to }
      : { kind: message.kind, version };
  return (message.markets ?? [0]).map((marketId) => ({ matchId, marketId, message: said }));
}

const keyText = ({ matchId, marketId }: MarketKey): string => `${matchId}/${marketId}`;

/** The verdicts that a run of messages changes, with their next revision. `known` are the present ones of every market named. */
export function foldResults(
  known: readonly MarketVerdict[],
  messages: readonly StoredResult[],
): readonly (MarketVerdict & { readonly closed: boolean })[] {
  const before = new Map(known.map((v) => [keyText(v), v]));
  const after = new Map<string, MarketVerdict>();
  for (const part of messages.flatMap(splitByMarket)) {
    const key = keyText(part);
    const now = after.get(key) ?? before.get(key) ?? { matchId: part.matchId, marketId: part.marketId, revision: 0, verdict: NO_VERDICT };
    after.set(key, { ...now, verdict: foldVerdict(now.verdict, part.message) });
  }
  return [...after.values()].map((v) => ({ ...v, revision: v.revision + 1, closed: isClosed(v.verdict) }));
}
