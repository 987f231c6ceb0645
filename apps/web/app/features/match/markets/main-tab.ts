import type { MainContext } from '@touchline/betting/markets/groups/main-markets';
import { groupsOf } from '@touchline/betting/markets/groups/market-groups';
import type { MarketView } from '@touchline/contract/line/shapes';
import { ALL_GROUPS } from './market-cards.ts';

/** The tab of the sport's main markets: one rule with the group 1 of the wire. */
export const MAIN_GROUP = 'main';

/** The markets of a tab, in the order in which they come. */
export const marketsOfTab = (markets: readonly MarketView[], group: string, match: MainContext): readonly MarketView[] =>
  group === ALL_GROUPS
    ? markets
    : markets.filter((market) => groupsOf(match, { key: market.type, group: market.group }, market.period).includes(group));
