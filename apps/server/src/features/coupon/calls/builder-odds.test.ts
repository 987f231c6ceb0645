import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BettingWorld, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';
import { AWAY, DRAW, HOME, TOTAL_2_5, testPrices, testSelection } from '../../../../tests/harness/worlds/scripted-source.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp();
});
afterAll(() => world.close());

const OVER = testSelection(TOTAL_2_5, 1);
const MATCH = 13;
const ask = async (selections: readonly number[], gameId = MATCH) =>
  world.request({ method: 'POST', url: '/web-api/coupon/builder', payload: { gameId, selections, lng: 'en' } });
const readOdds = async (selections: readonly number[], gameId = MATCH) => (await ask(selections, gameId)).json().data;

describe('POST /web-api/coupon/builder', () => {
  it('lists the markets that can be joined while nothing is chosen', async () => {
    const view = await readOdds([]);
    expect(view).toMatchObject({ state: 'open', odds: null, product: null, picks: [], impossible: [], implied: [], problem: null });
    expect(view.markets).toContain(TOTAL_2_5);
  });

  it('prices what is chosen together, says what each adds and which others cannot win with it', async () => {
    const view = await readOdds([HOME, OVER]);
    expect(view.product).toBe(3800);
    expect(view.odds).toBeGreaterThan(2000);
    expect(view.odds).toBeLessThan(3800);
    expect(view.picks).toEqual([
      { selectionId: HOME, odds: 2000, together: 2000, status: 'open', included: false },
      { selectionId: OVER, odds: 1900, together: view.odds, status: 'open', included: false },
    ]);
    expect(view.impossible).toEqual(
      expect.arrayContaining([
        { selectionId: DRAW, by: HOME },
        { selectionId: AWAY, by: HOME },
        { selectionId: testSelection(TOTAL_2_5, 2), by: OVER },
      ]),
    );
  });

  it('is the price that the bet is placed at', async () => {
    const { odds } = await readOdds([HOME, OVER]);
    const player = await world.player({ deposit: '50' });
    const placed = await world.bet(
      player,
      [
        { match: MATCH, selection: HOME, odds: 2000 },
        { match: MATCH, selection: OVER, odds: 1900 },
      ],
      { vid: 0, combinations: [[0, 1]], combinationCoefs: [(odds / 1000).toFixed(3)] },
    );
    expect(placed.json().data).toMatchObject({ status: 'accepted', potentialReturn: (odds / 100).toFixed(2) });
  });

  it('says so where those chosen cannot win together, and moves with the book', async () => {
    expect((await readOdds([HOME, DRAW])).problem).toMatchObject({ code: 'builder_impossible' });
    const before = (await readOdds([HOME, OVER], 12)).odds;
    world.source.say(12, { type: 'MarketChanged', markets: testPrices(2600, 3300, 2700) });
    expect((await readOdds([HOME, OVER], 12)).odds).toBeGreaterThan(before);
  });

  it('has no price while the match is suspended, and none for a match that nobody knows', async () => {
    world.source.say(11, { type: 'MarketStopped', status: 'suspended' });
    expect(await readOdds([HOME, OVER], 11)).toMatchObject({ state: 'suspended', odds: null });
    expect(await readOdds([], 99_999)).toMatchObject({ state: 'unavailable', markets: [] });
  });

  it('takes eight selections at most, each once', async () => {
    for (const selections of [
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      [HOME, HOME],
    ]) {
      const refused = await ask(selections);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'invalid']);
      expect(Object.keys(refused.json().validation_errors)).toEqual(['selections']);
    }
  });
});
