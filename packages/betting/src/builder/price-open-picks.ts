import { MIN_ODDS, type MilliOdds } from '@touchline/kernel/odds';
import type { BuilderMatch } from './builder-match.ts';
import { type BuilderSelection, priceBuilderLeg } from './price-builder-leg.ts';

/**
 * The price now of the selections of a combination that are still open: the joint price of the bet builder, and for a single one its own. A selection
 * that the others contain by now (over 1.5 after the second goal beside over 2.5) adds nothing and is left out. Null while there is no such price:
 * the match says too little, or they cannot win together any more and are not settled yet.
 */
export function priceOpenPicks(match: BuilderMatch | undefined, picks: readonly BuilderSelection[]): MilliOdds | null {
  const prices = picks.map(({ selection, market }) => market.find((outcome) => outcome.selection === selection)?.odds ?? 0);
  if (prices.length === 0 || prices.some((odds) => odds < MIN_ODDS)) return null;
  if (prices.length === 1) return prices[0] ?? null;
  if (!match) return null;
  const priced = priceBuilderLeg(match, picks);
  if (priced.ok) return priced.value.odds;
  if (priced.error.code !== 'builder-implied') return null;
  // One at a time: of two that contain each other one has to stay.
  const [implied] = priced.error.selections;
  return priceOpenPicks(
    match,
    picks.filter((pick) => pick.selection !== implied),
  );
}
