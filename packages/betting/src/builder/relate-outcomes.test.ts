import { type SelectionId, selectionId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { marketIdByKey } from '../markets/market-id-by-key.ts';
import type { BuilderMatch } from './builder-match.ts';
import { priceBuilderLeg } from './price-builder-leg.ts';
import { createOutcomeRelations } from './relate-outcomes.ts';

const MATCH: BuilderMatch = {
  sport: 1,
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false },
  result: { home: 2050, draw: 3500, away: 3800 },
  total: { line: 10, over: 1950, under: 1850 },
};
const of = (key: string, outcome: number, parts: { line?: number; period?: number; specifier?: number } = {}): SelectionId =>
  selectionId(marketIdByKey(key, parts), outcome);

const [HOME, DRAW, AWAY] = [of('result', 1), of('result', 0), of('result', 2)];
const over = (line: number) => of('total', 1, { line: line * 4 });
const under = (line: number) => of('total', 2, { line: line * 4 });
const [HOME_OR_DRAW, NOT_HOME] = [of('double-chance', 1), of('double-chance', 3)];
const BOTH = of('both-score', 1);
const FIRST_HALF_HOME = of('result', 1, { period: 1 });

const { relate, prepare } = createOutcomeRelations();
const relations = (chosen: readonly SelectionId[], asked: readonly SelectionId[], match = MATCH) =>
  new Map(relate(match, chosen, asked)?.outcomes.map(({ selection, relation, by }) => [selection, { relation, by }]));

describe('relateOutcomes', () => {
  it('leaves everything open while nothing is chosen', () => {
    expect([...relations([], [HOME, over(2.5), FIRST_HALF_HOME]).values()].map(({ relation }) => relation)).toEqual([
      'open',
      'open',
      'open',
    ]);
  });

  it('names the pick that shuts an outcome out and the one that contains it', () => {
    const answer = relations(
      [HOME, over(2.5)],
      [DRAW, AWAY, NOT_HOME, HOME_OR_DRAW, under(2.5), over(1.5), over(3.5), BOTH, FIRST_HALF_HOME],
    );
    expect(answer.get(DRAW)).toEqual({ relation: 'impossible', by: HOME });
    expect(answer.get(NOT_HOME)).toEqual({ relation: 'impossible', by: HOME });
    expect(answer.get(HOME_OR_DRAW)).toEqual({ relation: 'implied', by: HOME });
    expect(answer.get(under(2.5))).toEqual({ relation: 'impossible', by: over(2.5) });
    expect(answer.get(over(1.5))).toEqual({ relation: 'implied', by: over(2.5) });
    for (const open of [over(3.5), BOTH, FIRST_HALF_HOME]) expect(answer.get(open)).toEqual({ relation: 'open', by: null });
  });

  it('knows what only several picks together shut out', () => {
    // A home win with both scoring has three goals at least.
    expect(relations([HOME, BOTH], [under(2.5), over(2.5)])).toEqual(
      new Map([
        [under(2.5), { relation: 'impossible', by: null }],
        [over(2.5), { relation: 'implied', by: null }],
      ]),
    );
  });

  it('leaves out what a score does not decide, and sports without a model', () => {
    expect([...relations([HOME], [of('nth', 1, { specifier: 1 }), of('draw-no-bet', 1)]).keys()]).toEqual([]);
    expect(relate({ ...MATCH, sport: 4 }, [], [HOME])).toBeUndefined();
  });

  it('says which picks the others contain, and which cannot win together', () => {
    expect(relate(MATCH, [over(1.5), HOME, over(2.5)], [])).toMatchObject({ possible: true, included: [over(1.5)] });
    expect(relate(MATCH, [HOME, AWAY], [])).toMatchObject({ possible: false, included: [] });
  });

  it('agrees with the price: what is open can be priced, what is not is refused', () => {
    // Not both to score: with it the total chosen before adds nothing, which is refused as well.
    const asked = [DRAW, AWAY, NOT_HOME, HOME_OR_DRAW, under(2.5), over(1.5), under(3.5), FIRST_HALF_HOME];
    const answer = relations([HOME, over(2.5)], asked);
    for (const selection of asked) {
      const legs = [HOME, over(2.5), selection].map((one) => ({ selection: one, market: [{ selection: one, odds: 2000 }] }));
      expect(priceBuilderLeg(MATCH, legs).ok, String(selection)).toBe(answer.get(selection)?.relation === 'open');
    }
  });

  it('is prepared step by step, once, and answers the same then', () => {
    const asked = [DRAW, under(2.5), FIRST_HALF_HOME];
    const fresh = createOutcomeRelations();
    const steps = [...fresh.prepare(MATCH, [HOME], asked)].length;
    expect(steps).toBe(4);
    expect([...fresh.prepare({ ...MATCH, result: { home: 1500, draw: 4200, away: 7000 } }, [HOME], asked)]).toEqual([]);
    expect(fresh.relate(MATCH, [HOME], asked)).toEqual(relate(MATCH, [HOME], asked));
    expect([...prepare({ ...MATCH, sport: 4 }, [HOME], asked)]).toEqual([]);
  });

  it('reckons a running match from its score, without its periods', () => {
    const running: BuilderMatch = {
      ...MATCH,
      result: { home: 1150, draw: 7500, away: 26_000 },
      total: { line: 14, over: 2000, under: 1800 },
      score: { home: 2, away: 0 },
    };
    const answer = relations([under(3.5)], [of('both-score', 1), over(2.5), AWAY, DRAW, FIRST_HALF_HOME], running);
    expect(answer.get(AWAY)).toEqual({ relation: 'impossible', by: under(3.5) });
    expect(answer.get(DRAW)).toEqual({ relation: 'impossible', by: under(3.5) });
    expect(answer.get(BOTH)?.relation).toBe('open');
    expect(answer.has(FIRST_HALF_HOME)).toBe(false);
    const market = [
      { selection: BOTH, odds: 2600 },
      { selection: of('both-score', 2), odds: 1450 },
    ];
    const price = priceBuilderLeg(running, [
      { selection: BOTH, market },
      {
        selection: over(3.5),
        market: [
          { selection: over(3.5), odds: 2000 },
          { selection: under(3.5), odds: 1800 },
        ],
      },
    ]);
    // One more goal of the away side makes three, two of any make four: far likelier together than apart.
    expect(price.ok && price.value.odds).toBeGreaterThan(2600);
    expect(price.ok && price.value.odds).toBeLessThan(4600);
  });
});
