import { type DelayedLeg, decideAfterDelay } from '@touchline/betting/acceptance/decide-live-delay';
import { isOddsChangeAccepted } from '@touchline/betting/acceptance/is-odds-change-accepted';
import { type BuilderLeg, builderLegOdds } from '@touchline/betting/builder/builder-leg';
import type { MilliOdds } from '@touchline/kernel/odds';
import { Failure } from '#platform/http/failure';
import type { BettingPorts } from '../ports.ts';
import type { PreparedBet } from '../prepared-bet.ts';
import { potentialReturn } from './potential-return.ts';
import { rejectionFailure } from './rejection-failure.ts';
import { requoteLegs } from './requote-legs.ts';

/** The bet as it stands after its wait. Throws Failure with the reason for which it is refused. */
export function decideWaited(ports: BettingPorts, bet: PreparedBet, touched: ReadonlySet<number>): PreparedBet {
  if (ports.line.isFeedDown()) throw new Failure('feed_down');
  const combined = new Set(bet.combinations.flatMap(({ legs }) => legs));
  const legs = requoteLegs(ports.line, bet.legs).map(({ quote, closed }, i): DelayedLeg => {
    const { live, matchId, seenOdds, matchVersion } = bet.legs[i] as PreparedBet['legs'][number];
    const currentOddsMilli = quote && quote.odds > 0 ? quote.odds : seenOdds;
    return {
      live,
      // The single prices of a combination's selections do not matter.
      seenOddsMilli: combined.has(i) ? currentOddsMilli : seenOdds,
      currentOddsMilli,
      scoreVersion: [matchVersion, quote?.matchVersion ?? matchVersion],
      suspensions: [0, touched.has(matchId) ? 1 : 0],
      closed,
    };
  });
  const decided = decideAfterDelay(legs, bet.priceMode, bet.toleranceBasisPoints);
  if (!decided.ok) throw rejectionFailure(decided.error, bet.currency);
  return repriced(bet, decided.value, recombine(ports, bet));
}

/** The combinations at the joint prices of now, where the player's mode takes them. */
function recombine(
  ports: BettingPorts,
  { combinations, legs, priceMode, toleranceBasisPoints, currency }: PreparedBet,
): readonly BuilderLeg[] {
  return combinations.map((seen): BuilderLeg => {
    const own = seen.legs.flatMap((leg) => legs.slice(leg, leg + 1));
    const joint = ports.line.priceCombination(
      own[0]?.matchId ?? 0,
      own.map((leg) => leg.selectionId),
    );
    const leg = seen.legs[0] ?? 0;
    if (!joint.ok) throw new Failure(joint.error, { leg });
    const now = { ...seen, prices: joint.value };
    const [seenOddsMilli, currentOddsMilli] = [builderLegOdds(seen), builderLegOdds(now)];
    if (isOddsChangeAccepted(priceMode, toleranceBasisPoints, seenOddsMilli, currentOddsMilli)) return now;
    throw rejectionFailure({ code: 'price-moved', moved: [{ leg, seenOddsMilli, currentOddsMilli }] }, currency);
  });
}

function repriced(bet: PreparedBet, odds: readonly MilliOdds[], combinations: readonly BuilderLeg[]): PreparedBet {
  const same =
    bet.legs.every((leg, i) => leg.odds === odds[i]) &&
    bet.combinations.every((c, i) => builderLegOdds(c) === builderLegOdds(combinations[i] ?? c));
  if (same) return bet;
  const moved = { ...bet, combinations, legs: bet.legs.map((leg, i) => ({ ...leg, odds: odds[i] ?? leg.odds })) };
  return { ...moved, ...potentialReturn(moved) };
}
