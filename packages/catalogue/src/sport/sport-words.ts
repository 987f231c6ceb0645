import { esportById } from './esports.ts';
import { type SportFamily, sportById } from './sports.ts';

/**
 * A sport's words for what it counts and what it is played in: dictionaries have each word once (`market-unit.goal`, `match.group.halves.quarter`).
 */

/** The unit of the score inside a period. */
export const SCORE_WORDS = ['goal', 'point', 'game', 'run', 'round', 'leg'] as const;
export type ScoreWord = (typeof SCORE_WORDS)[number];
/** The prize where the result is a number of periods won. */
export const SET_WORDS = ['set', 'map', 'frame'] as const;
export type SetWord = (typeof SET_WORDS)[number];
export type PeriodWord = 'half' | 'quarter' | 'period' | 'inning' | 'innings' | 'round' | SetWord;

const SCORES: Readonly<Record<ScoreWord, readonly string[]>> = {
  goal: [
    'football cyber-football virtual-football marble-football futsal beach-soccer indoor-football football-7x7 football-8x8',
    'handball beach-handball virtual-handball water-polo special-bets ea-sports-fc efootball rocket-league virtual-ice-hockey cyber-hockey nhl',
  ],
  point: [
    'basketball cyber-basketball virtual-basketball basketball-3x3 marble-basketball nba-2k madden-nfl american-football canadian-football',
    'arena-football flag-football virtual-american-football rugby rugby-league rugby-sevens virtual-rugby volleyball beach-volleyball',
    'virtual-volleyball marble-volleyball table-tennis virtual-table-tennis badminton virtual-badminton squash pickleball kabaddi netball',
    'australian-rules gaelic-football sepak-takraw teqball footvolley',
  ],
  game: ['tennis virtual-tennis cyber-tennis padel beach-tennis real-tennis soft-tennis platform-tennis'],
  run: ['baseball softball virtual-baseball marble-baseball pesapallo cricket virtual-cricket'],
  round: [],
  leg: ['darts virtual-darts'],
};
const PERIODS: Readonly<Partial<Record<PeriodWord, readonly string[]>>> = {
  half: ['football cyber-football virtual-football futsal handball rugby rugby-league rugby-sevens ea-sports-fc efootball'],
  quarter: ['basketball cyber-basketball virtual-basketball nba-2k american-football canadian-football madden-nfl water-polo'],
  period: ['ice-hockey cyber-hockey virtual-ice-hockey floorball nhl'],
  inning: ['baseball softball virtual-baseball'],
  innings: ['cricket virtual-cricket'],
};
const words = <W extends string>(table: Readonly<Partial<Record<W, readonly string[]>>>): ReadonlyMap<string, W> =>
  new Map(
    Object.entries<readonly string[] | undefined>(table).flatMap(([word, lists]) =>
      (lists ?? []).flatMap((list) => list.split(' ')).map((slug) => [slug, word as W]),
    ),
  );
const SCORE_OF = words(SCORES);
const PERIOD_OF = words(PERIODS);
const SCORE_OF_FAMILY: Partial<Record<SportFamily, ScoreWord>> = { stick: 'goal', racket: 'point' };

/** The word for the score of a sport; undefined where it has none that bettors use. */
export function scoreWord(sport: number): ScoreWord | undefined {
  const { slug, family } = sportById(sport);
  return SCORE_OF.get(slug) ?? (esportById(sport)?.genre === 'shooter' ? 'round' : SCORE_OF_FAMILY[family]);
}

export const setWord = (sport: number): SetWord => (esportById(sport) ? 'map' : sportById(sport).family === 'cue' ? 'frame' : 'set');

/** The names of a match's parts; undefined where only the general word fits. `isWon`: the match is a number of them won. */
export function periodWord(sport: number, isWon: boolean): PeriodWord | undefined {
  const { slug, family } = sportById(sport);
  return PERIOD_OF.get(slug) ?? (isWon ? setWord(sport) : family === 'combat' ? 'round' : undefined);
}
