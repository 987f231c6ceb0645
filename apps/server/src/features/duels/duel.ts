import type { Champ, Competitor, Fixture, Names } from '@touchline/feed/feed-events';
import { DUEL_IDS } from '@touchline/feed/simulator/world/fixture-id';
import { LANGUAGES, type Language } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';

/** A player in a duel: who he is in the match that he plays. */
export interface DuelPlayer {
  readonly matchId: number;
  /** Outcome number of the goalscorer markets (betting: playerOutcome). */
  readonly outcome: number;
  readonly name: string;
  readonly shirt: number;
  /** Goals expected of him in the whole match when the duel was built, millionths. */
  readonly rateMicro: number;
}
export type DuelSides = readonly [readonly DuelPlayer[], readonly DuelPlayer[]];

export interface Duel {
  /** Counts up by 1. */
  readonly number: number;
  readonly sides: DuelSides;
  readonly sport: number;
  /** Epoch ms. */
  readonly startsAt: number;
}

/** Above the ids of all competitors. */
const FIRST_COMPETITOR = 2 ** 31;

export const matchOfDuel = ({ number }: Pick<Duel, 'number'>): number => DUEL_IDS.from + (number % (DUEL_IDS.to - DUEL_IDS.from));
export const isDuel = (matchId: number): boolean => matchId >= DUEL_IDS.from && matchId < DUEL_IDS.to;

export const matchesOf = ({ sides }: Pick<Duel, 'sides'>): number[] => [...new Set(sides.flat().map(({ matchId }) => matchId))];

const order = (a: Pick<DuelPlayer, 'matchId' | 'outcome'>, b: Pick<DuelPlayer, 'matchId' | 'outcome'>): number =>
  a.matchId - b.matchId || a.outcome - b.outcome;
const sideKey = (side: readonly Pick<DuelPlayer, 'matchId' | 'outcome'>[]): string =>
  side
    .toSorted(order)
    .map(({ matchId, outcome }) => `${matchId}.${outcome}`)
    .join('+');

/** The two sides of a duel. */
export const duelKey = (
  sides: readonly [readonly Pick<DuelPlayer, 'matchId' | 'outcome'>[], readonly Pick<DuelPlayer, 'matchId' | 'outcome'>[]],
): string => sides.map(sideKey).join(' v ');

const inEveryLanguage = (text: (language: Language) => string): Names => ({
  ...Object.fromEntries(LANGUAGES.map(({ code }) => [code, text(code)])),
  en: text('en'),
});

function sideName(side: readonly DuelPlayer[], language: Language): string {
  const [first, second, ...others] = side.map(({ name }) => name);
  if (second === undefined) return first ?? '';
  if (others.length === 0) return `${first} + ${second}`;
  return findText(language, 'duel.several', { first: first ?? '', n: side.length - 1 }) ?? `${first} + ${side.length - 1}`;
}

const competitorOf = (duel: Duel, side: 0 | 1): Competitor => ({
  id: FIRST_COMPETITOR + 2 * duel.number + side,
  names: inEveryLanguage((language) => sideName(duel.sides[side], language)),
  country: 0,
  players: duel.sides[side].map(({ name, shirt }) => ({ name, number: shirt, position: '' })),
});

const champOf = (sport: number): Champ => ({
  id: DUEL_IDS.from - 1,
  sport,
  country: 0,
  names: inEveryLanguage((language) => findText(language, 'duel.champ') ?? ''),
  top: 0,
});

/** Goals of each side in regular time are the score; a level duel is a draw. */
export const fixtureOf = (duel: Duel): Fixture => ({
  id: matchOfDuel(duel),
  sport: duel.sport,
  champ: champOf(duel.sport),
  home: competitorOf(duel, 0),
  away: competitorOf(duel, 1),
  startsAt: duel.startsAt,
  format: { scoring: 'sum', periods: 1, toWin: 0, periodSeconds: 5400, draw: true, overtime: false },
  sections: [],
  virtual: false,
  weight: 20,
  live: true,
  relatesTo: matchesOf(duel),
});
