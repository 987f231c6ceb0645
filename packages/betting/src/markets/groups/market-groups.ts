import type { MarketGroup } from '../market-type.ts';
import { type MainContext, mainPlace } from './main-markets.ts';

/** Questions about a market's type: its key and the group of its kind. */
interface Kind {
  readonly key: string;
  readonly group: string;
}

/** Markets on a part of the match stand with that part besides: the goals of a half with the halves, the games of a set with the sets. */
const OF_A_PERIOD: ReadonlySet<string> = new Set<MarketGroup>(['goals', 'handicaps', 'scores', 'specials']);

/** The group of its own in which a market stands; the result of a part of the match is no main market by its kind. */
export const ownGroup = (group: string, period: number): string => (period > 0 && group === 'main' ? 'halves' : group);

/** Behind every place of a sport's list: what is main by its kind, where the list does not name it. */
const UNNAMED = 99;

/**
 * The place among the match's main markets, undefined where it is none: by the sport's list, behind it what is main by its kind in the whole
 * match. One rule for the wire's group 1, its order and the tab of the match page.
 */
export const placeInMain = (context: MainContext, type: Kind, period: number): number | undefined =>
  mainPlace(context, { key: type.key, period }) ?? (type.group === 'main' && period === 0 ? UNNAMED : undefined);

/** Every group that a market is of: Main where it is one of the main ones, its own, and that of the parts of the match. */
export function groupsOf(context: MainContext, type: Kind, period: number): readonly string[] {
  const own = ownGroup(type.group, period);
  const groups = new Set<string>(placeInMain(context, type, period) === undefined ? [] : ['main']);
  groups.add(own);
  if (period > 0 && OF_A_PERIOD.has(own)) groups.add('halves');
  return [...groups];
}
