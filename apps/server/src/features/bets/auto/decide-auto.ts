import { maxReturn } from '@touchline/betting/coupon/return-bounds';
import { compare } from '@touchline/kernel/ratio';
import { composeCoupon, couponOf, currentBuilderLegs } from '../placement/compose-coupon.ts';
import type { MarketData } from '../ports.ts';
import type { AutoBet } from './auto.store.ts';

/** The next step for an order. */
export type AutoDecision =
  | { readonly do: 'wait' }
  | { readonly do: 'drop' | 'expire' }
  /** The price is there: place it like this. */
  | { readonly do: 'place'; readonly legs: AutoBet['wire']['legs'] };

const WAIT: AutoDecision = { do: 'wait' };
const EXPIRE: AutoDecision = { do: 'expire' };

/** The selections as they stand: a line selection that may follow its match is a live one from the start of the match on. */
function followed(line: MarketData, { wire }: AutoBet): AutoBet['wire']['legs'] {
  return wire.legs.map((leg) => {
    const live = line.readQuote(leg.matchId, leg.selectionId)?.kind === 'live';
    return live && wire.auto?.followsToLive ? { ...leg, feed: 'live' as const } : leg;
  });
}

/**
 * Decides on an order by this process's book: dropped when a score that matters has changed, expired when a leg can never be taken again,
 * placed when every leg is open and the total price has reached the target (T24: nothing is placed in a match that has changed). A match
 * that is missing has left the book only where that is whole: after a start it fills up first.
 */
export function decideAuto(line: MarketData, auto: AutoBet, currency: string, bookIsWhole: boolean): AutoDecision {
  if (line.isFeedDown()) return WAIT;
  for (const [match, score] of Object.entries(auto.scores ?? {}))
    if (line.knowsMatch(Number(match)) && line.readScore(Number(match)) !== score) return { do: 'drop' };
  const legs = followed(line, auto);
  const wire = { ...auto.wire, legs };
  const composition = composeCoupon(line, wire, currency, 'groupsSums');
  const known = (matchId: number): boolean => bookIsWhole || line.knowsMatch(matchId);
  const ended = composition.legs.some(
    ({ matchId, quoted: { closed } }) => closed === 'started' || (closed === 'settled' && known(matchId)),
  );
  if (ended) return EXPIRE;
  if (composition.problem || composition.legs.some(({ quoted }) => quoted.closed !== null)) return WAIT;
  const odds = composition.legs.map(({ quoted }) => quoted.quote?.odds ?? 0);
  const max = maxReturn(couponOf({ ...composition, boost: null }, 0n, odds, currentBuilderLegs(wire, composition)));
  if (!max || compare(max, { num: BigInt(auto.targetOdds), den: 1000n }) < 0) return WAIT;
  return { do: 'place', legs };
}
