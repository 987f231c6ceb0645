import type { Fixture } from '../../feed-events.ts';

const HOUR = 3_600_000;

/** How long before a match the markets of its players open: a line-up is not asked about earlier, and the book stays small. */
const PLAYER_MARKETS_AHEAD_MS = 48 * HOUR;

/** Championships whose matches have markets of players, where the squads are known: the big leagues and cups of their sport. */
const PLAYER_MARKET_LEAGUES: ReadonlySet<number> = new Set([
  // Premier League, La Liga, Serie A, Bundesliga, Ligue 1, Champions League, Europa League, Club World Cup.
  1001, 1002, 1003, 1004, 1005, 1006, 1007, 1081,
  // NBA.
  3001,
  // Indian Premier League, Twenty20 and One Day Internationals.
  66_001, 66_007, 66_050,
]);

/** Whether a match has markets of players at a moment: in a big league, from two days before it to its end. */
export const offersPlayerMarkets = ({ champ, startsAt }: Pick<Fixture, 'champ' | 'startsAt'>, at: number): boolean =>
  PLAYER_MARKET_LEAGUES.has(champ.id) && at >= startsAt - PLAYER_MARKETS_AHEAD_MS;
