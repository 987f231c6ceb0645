import { SPORT, sportBySlug } from '@touchline/catalogue/sport/sports';
import { describe, expect, it } from 'vitest';
import type { MarketType } from '../market-type.ts';
import { MARKET_TYPES, marketTypeByKey } from '../registry.ts';
import { MAIN_MARKETS, type MainContext, mainMarketsOf, mainPlace, periodInPlay } from './main-markets.ts';
import { groupsOf, ownGroup, placeInMain } from './market-groups.ts';

const context = (sport: number, scoring: string, period = 0): MainContext => ({ sport, scoring, period });
/** A list of every rule beside those of the table: by family, by genre, by how a match is counted. */
const RULES = [
  ...Object.keys(MAIN_MARKETS).map((slug) => [slug, mainMarketsOf(context(sportBySlug(slug)?.id ?? 0, 'sum'))] as const),
  ['boxing', mainMarketsOf(context(9, 'sum'))] as const,
  ['cs2', mainMarketsOf(context(4005, 'periods'))] as const,
  ['dota-2', mainMarketsOf(context(4006, 'periods'))] as const,
  ['hearthstone', mainMarketsOf(context(4040, 'periods'))] as const,
  ['horse-racing', mainMarketsOf(context(84, 'places'))] as const,
  ['golf', mainMarketsOf(context(41, 'sum'))] as const,
  ['curling', mainMarketsOf(context(38, 'periods'))] as const,
];

describe('main markets by sport', () => {
  it.each(RULES)('%s begins with its result and names nothing that there is not', (slug, entries) => {
    expect(sportBySlug(slug), slug).toBeDefined();
    expect(['result', 'winner', 'race-winner']).toContain(entries[0]);
    expect(new Set(entries).size).toBe(entries.length);
    for (const entry of entries) {
      const [key = '', part] = entry.split('@');
      expect(marketTypeByKey(key), entry).toBeDefined();
      expect(part === undefined || /^(now|each|live|[1-9]\d?)$/.test(part), entry).toBe(true);
    }
  });

  const order = (of: MainContext, offered: readonly (readonly [string, number])[]): string[] =>
    offered
      .flatMap(([key, period]) => {
        const place = mainPlace(of, { key, period });
        return place === undefined ? [] : [[place, period === 0 ? key : `${key} ${period}`] as const];
      })
      .toSorted(([a], [b]) => a - b)
      .map(([, name]) => name);
  const FOOTBALL = [
    'nth',
    'correct-score',
    'corner-total',
    'draw-no-bet',
    'double-chance',
    'both-score',
    'total',
    'asian-handicap',
    'result',
  ];
  const football = [...FOOTBALL.map((key) => [key, 0] as const), ['result', 1] as const, ['result', 2] as const, ['total', 1] as const];

  it('puts football in the order of its bettors, the next goal once it is played', () => {
    const before = ['result', 'total', 'asian-handicap', 'both-score', 'double-chance', 'draw-no-bet', 'correct-score'];
    expect(order(context(SPORT.football, 'sum'), football)).toEqual([...before, 'result 1']);
    expect(order(context(SPORT.football, 'sum', 1), football)).toEqual([...before, 'nth', 'result 1']);
  });

  it('follows the set that is played, and has the winners of all sets on offer', () => {
    const tennis = [
      ['total', 0],
      ['total', 1],
      ['total', 2],
      ['winner', 1],
      ['winner', 2],
      ['winner', 0],
      ['set-correct-score', 0],
    ] as const;
    expect(order(context(4, 'periods', 2), tennis)).toEqual(['winner', 'set-correct-score', 'total', 'winner 1', 'winner 2', 'total 2']);
    expect(order(context(4, 'periods'), tennis).at(-1)).toBe('total 1');
    expect([periodInPlay({ status: 'live', period: 1 }), periodInPlay({ status: 'break', period: 1 })]).toEqual([1, 2]);
  });

  it('keeps halves of quarters apart from the quarter that is played', () => {
    const basketball = [
      ['total', 30],
      ['total', 31],
      ['total', 3],
      ['total', 4],
    ] as const;
    expect(order(context(3, 'sum', 3), basketball)).toEqual(['total 30', 'total 3']);
  });
});

describe('groups of markets', () => {
  const type = (key: string) => MARKET_TYPES.find((one) => one.key === key) as MarketType;

  it('gives a market its own group and Main where its sport has it there', () => {
    const football = context(SPORT.football, 'sum');
    expect(groupsOf(football, type('total'), 0)).toEqual(['main', 'goals']);
    expect(groupsOf(football, type('result'), 0)).toEqual(['main']);
    expect(groupsOf(football, type('result'), 1)).toEqual(['main', 'halves']);
    expect(groupsOf(football, type('result'), 2)).toEqual(['halves']);
    expect(groupsOf(football, type('total'), 2)).toEqual(['goals', 'halves']);
    expect(groupsOf(football, type('corner-total'), 1)).toEqual(['corners']);
  });

  it('leaves nothing that is main by its kind out of Main', () => {
    for (const one of MARKET_TYPES.filter(({ group }) => group === 'main'))
      for (const sport of [1, 3, 4, 36, 4005]) expect(placeInMain(context(sport, 'sum'), one, 0), one.key).toBeDefined();
    expect(ownGroup('main', 1)).toBe('halves');
  });
});
