import type { LegQuote } from '@touchline/betting/acceptance/acceptance-facts';
import type { LegUnavailableReason } from '@touchline/betting/acceptance/bet-rejection';
import type { MilliOdds } from '@touchline/kernel/odds';
import type { MarketData, OddsQuote } from '../ports.ts';

export interface WantedLeg {
  readonly matchId: number;
  readonly selectionId: number;
  readonly feed: 'line' | 'live';
}

export interface QuotedLeg {
  readonly quote: OddsQuote | undefined;
  readonly closed: LegUnavailableReason | null;
}

/** Why a leg cannot be taken as it stands; null where it can. A line leg of a match that is live by now has started. */
function closedBecause(leg: WantedLeg, quote: OddsQuote | undefined, knowsMatch: boolean): LegUnavailableReason | null {
  if (!quote) return knowsMatch ? 'withdrawn' : 'settled';
  if (leg.feed === 'line' && quote.kind === 'live') return 'started';
  if (quote.marketStatus === 'closed') return 'settled';
  if (quote.marketStatus === 'suspended') return 'suspended';
  return quote.odds === 0 ? 'withdrawn' : null;
}

export function quoteLeg(line: MarketData, leg: WantedLeg): QuotedLeg {
  const quote = line.readQuote(leg.matchId, leg.selectionId);
  // As any match after a start that is not confirmed yet.
  if (line.isUnread(leg.matchId)) return { quote, closed: 'suspended' };
  return { quote, closed: closedBecause(leg, quote, quote !== undefined || line.knowsMatch(leg.matchId)) };
}

/** For the engine's checks: a leg without a price counts at the one that was seen. */
export const legQuote = ({ quote, closed }: QuotedLeg, seenOddsMilli: MilliOdds): LegQuote => ({
  seenOddsMilli,
  currentOddsMilli: quote && quote.odds > 0 ? quote.odds : seenOddsMilli,
  closed,
});
