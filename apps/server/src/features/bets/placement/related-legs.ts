import { marketType } from '@touchline/betting/markets/registry';
import { decodeMarketId, marketOf } from '@touchline/kernel/selection';
import type { QuotedLeg } from './leg-quotes.ts';

interface Leg {
  readonly matchId: number;
  readonly selectionId: number;
  readonly quoted: QuotedLeg;
}

const isOutright = (leg: Leg): boolean => marketType(decodeMarketId(marketOf(leg.selectionId)).type)?.key === 'outright';

const sameSides = (a: Leg, b: Leg): boolean => {
  const [mine, other] = [a.quoted.quote?.competitors ?? [], b.quoted.quote?.competitors ?? []];
  return mine.length === 2 && other.length === 2 && mine.every((id) => other.includes(id));
};

/** An outright in a championship of matches is about its season: places at the top, relegation. */
const isOverMatches = (a: Leg, b: Leg): boolean => a.quoted.quote?.competitors.length === 1 && b.quoted.quote?.competitors.length === 2;

/** The winner of a championship depends on its matches; two matches of the same two sides on the same day tell of one another. */
function dependsOn(a: Leg, b: Leg): boolean {
  const [here, there] = [a.quoted.quote, b.quoted.quote];
  if (!here || !there || a.matchId === b.matchId) return false;
  if (here.champId === there.champId && (isOutright(a) || isOverMatches(a, b))) return true;
  // A duel depends on the matches of its players, and so on other duels of theirs.
  const [mine, other] = [here.relatesTo ?? [], there.relatesTo ?? []];
  if (mine.includes(b.matchId) || mine.some((match) => other.includes(match))) return true;
  return sameSides(a, b) && Math.abs(here.startsAt - there.startsAt) < 86_400_000;
}

/** For each leg the other matches of the coupon that it depends on. */
export const relationsOf = (legs: readonly Leg[]): readonly (readonly number[])[] =>
  legs.map((a) => legs.filter((b) => dependsOn(a, b)).map((b) => b.matchId));
