import type { MarketView } from '@touchline/contract/line/shapes';
import { describe, expect, it } from 'vitest';
import { columnsOf, distributeColumns, marketCards, scoreColumns, shownCards, twoLineLength } from './market-cards.ts';

const market = (id: number, change: Partial<MarketView>): MarketView => ({
  id,
  type: 'total',
  group: 'goals',
  name: 'Total',
  period: 0,
  line: 0,
  subject: 0,
  status: 'open',
  layout: 2,
  main: false,
  selections: [
    { id: id * 10, name: 'Over', label: 'O', odds: 1900 },
    { id: id * 10 + 1, name: 'Under', label: 'U', odds: 1900 },
  ],
  ...change,
});
const markets = [
  market(1, { type: 'result', group: 'main', name: 'Match result', layout: 3 }),
  market(2, { line: 10 }),
  market(3, { line: 6 }),
  market(4, { line: 6, period: 1, name: 'Total. 1st half', status: 'suspended' }),
];

describe('S051 markets of the match page', () => {
  const cards = marketCards(markets);
  it('puts the lines of one kind and period into one card, ascending', () => {
    expect(cards.map((card) => card.key)).toEqual(['result/0', 'total/0', 'total/1']);
    expect(cards[1]?.markets.map((one) => one.line)).toEqual([6, 10]);
    expect(cards[2]?.status).toBe('suspended');
  });
  it('titles a card by what its names share', () => {
    const [card] = marketCards([market(1, { name: 'Game 2 – Set 1', subject: 2 }), market(2, { name: 'Game 3 – Set 1', subject: 3 })]);
    expect(card?.title).toBe('Game');
    const [ordinal] = marketCards([market(1, { name: '2nd goal', subject: 2 }), market(2, { name: '3rd goal', subject: 3 })]);
    expect(ordinal?.title).toBe('Goal');
    const [unlike] = marketCards([market(1, { name: 'Corners', subject: 2 }), market(2, { name: 'Cards', subject: 3 })]);
    expect(unlike?.title).toBe('Corners');
  });
  it('shows pinned ones first', () => {
    expect(shownCards(cards, { search: '', pinned: new Set(['total/1']) }).map((card) => card.key)).toEqual([
      'total/1',
      'result/0',
      'total/0',
    ]);
  });
  it('searches names of markets and selections, without accents', () => {
    const accented = marketCards([market(1, { name: 'Próximo gol', group: 'main' }), market(2, { name: 'Corners' })]);
    expect(shownCards(accented, { search: 'proximo', pinned: new Set() })).toHaveLength(1);
    expect(shownCards(cards, { search: 'under', pinned: new Set() })).toHaveLength(3);
  });
  it('deals every card into exactly one column', () => {
    const dealt = distributeColumns(cards, 2, new Set());
    expect(dealt.flat().toSorted((a, b) => a.key.localeCompare(b.key))).toEqual(cards.toSorted((a, b) => a.key.localeCompare(b.key)));
  });
  it('stands correct scores in columns of home wins, draws and away wins', () => {
    const scores = market(9, {
      layout: 'score',
      selections: ['1:0', '1:1', '0:2', 'Any other'].map((name, id) => ({ id, name, label: name, odds: 5000 })),
    });
    const { columns, rest } = scoreColumns(scores);
    expect(columns.map((column) => column.map((one) => one.name))).toEqual([['1:0'], ['1:1'], ['0:2']]);
    expect(rest.map((one) => one.name)).toEqual(['Any other']);
  });
  it('draws no scores that cannot be any more', () => {
    const selections = ['1:0', '0:0', '0:1'].map((name, id) => ({ id, name, label: name, odds: id === 0 ? 1500 : 0 }));
    expect(scoreColumns(market(9, { layout: 'score', selections })).columns.map(({ length }) => length)).toEqual([1, 0, 0]);
    const resting = selections.map((one) => ({ ...one, odds: 0 }));
    expect(scoreColumns(market(9, { layout: 'score', selections: resting })).columns.map(({ length }) => length)).toEqual([1, 1, 1]);
  });
  it('gives every number of paid places a card with its own title', () => {
    const placed = [2, 3].map((subject) =>
      market(subject, { type: 'race-place', name: `To be placed, first ${subject}`, subject, layout: 1 }),
    );
    expect(marketCards(placed).map((card) => card.title)).toEqual(['To be placed, first 2', 'To be placed, first 3']);
  });
  it('stands long lists of runners in two columns', () => {
    const runners = (count: number) =>
      market(1, { layout: 1, selections: Array.from({ length: count }, (_, id) => ({ id, name: `Runner ${id}`, label: '', odds: 2000 })) });
    expect([columnsOf(runners(4)), columnsOf(runners(12))]).toEqual([1, 2]);
  });
  it('leaves no place for a middle that a market does not have', () => {
    expect(columnsOf({ type: 'result', layout: 3, selections: markets[1]?.selections ?? [] })).toBe(2);
  });
  it('gives the names of a forecast or a tricast half a card', () => {
    const selections = [1, 2, 3].map((id) => ({ id, name: `Red Rum – Runner ${id}`, label: '', odds: 2000 }));
    expect(['race-forecast', 'race-tricast', 'result'].map((type) => columnsOf({ type, layout: 3, selections }))).toEqual([2, 2, 3]);
  });
  it.each([
    ['GAIS', 4],
    ['Kiekko-Espoo', 7],
    ['Manchester United', 10],
    ['Real Sociedad de Fútbol', 13],
  ])('%s needs %i letters of room', (name, letters) => expect(twoLineLength(name)).toBe(letters));
});
