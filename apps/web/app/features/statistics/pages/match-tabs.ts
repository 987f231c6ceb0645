import type { MatchStatistics } from '@touchline/contract/statistics/shapes';

/** R005: sections of a match's page; `main` has something of each. */
export const MATCH_TABS = ['main', 'lineups', 'figures', 'h2h', 'table', 'games'] as const;
export type MatchTab = (typeof MATCH_TABS)[number];

export const isGameTab = (text: string): text is MatchTab => MATCH_TABS.some((tab) => tab === text);

/** Those with something to show. */
export function tabsOf({ game, lineUps, headToHead, table }: MatchStatistics): readonly MatchTab[] {
  const has: Readonly<Record<MatchTab, boolean>> = {
    main: true,
    lineups: lineUps !== null,
    figures: game.statistics.length > 0,
    h2h: headToHead !== null,
    table: table.length > 0,
    games: headToHead !== null && headToHead.homeForm.length + headToHead.awayForm.length > 0,
  };
  return MATCH_TABS.filter((tab) => has[tab]);
}
