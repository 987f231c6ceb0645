import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BettingWorld, startBettingApp } from '../../../../tests/harness/worlds/betting-app.ts';
import { testPrices } from '../../../../tests/harness/worlds/scripted-source.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp();
});
afterAll(() => world.close());

interface Ready {
  readonly key: string;
  readonly odds: number;
  readonly picks: readonly {
    readonly selectionId: number;
    readonly odds: number;
    readonly selectionName: string;
    readonly marketName: string;
  }[];
}

const ask = (gameId: number, lng = 'en') =>
  world.request({ method: 'GET', url: `/web-api/coupon/builder/ready?gameId=${gameId}&lng=${lng}` });
const readReady = async (gameId: number, lng?: string): Promise<readonly Ready[]> => (await ask(gameId, lng)).json().data;

describe('GET /web-api/coupon/builder/ready', () => {
  it('answers with combinations at the price of the bet builder, named in the asked language', async () => {
    const [first, ...others] = await readReady(13);
    expect(first?.picks.length).toBeGreaterThanOrEqual(2);
    for (const { picks, odds } of [first, ...others].filter((one) => one !== undefined)) {
      const selections = picks.map(({ selectionId }) => selectionId);
      const built = await world.request({ method: 'POST', url: '/web-api/coupon/builder', payload: { gameId: 13, selections, lng: 'en' } });
      expect(built.json().data).toMatchObject({ odds });
      expect(picks.every(({ selectionName, marketName }) => selectionName !== '' && marketName !== '')).toBe(true);
    }
    const russian = await readReady(13, 'ru');
    expect(russian.map(({ key, odds }) => [key, odds])).toEqual([first, ...others].map((one) => [one?.key, one?.odds]));
    expect(russian[0]?.picks[0]?.marketName).not.toBe(first?.picks[0]?.marketName);
  });

  it('is what a bet is placed at', async () => {
    const [first] = await readReady(13);
    const player = await world.player({ deposit: '50' });
    const placed = await world.bet(
      player,
      (first?.picks ?? []).map(({ selectionId, odds }) => ({ match: 13, selection: selectionId, odds })),
      { vid: 0, combinations: [(first?.picks ?? []).map((_, place) => place)], combinationCoefs: [((first?.odds ?? 0) / 1000).toFixed(3)] },
    );
    expect(placed.json().data).toMatchObject({ status: 'accepted' });
  });

  it('offers none while the match is suspended, nor for one that nobody knows', async () => {
    expect((await readReady(11)).length).toBeGreaterThan(0);
    world.source.say(11, { type: 'MarketStopped', status: 'suspended' });
    expect(await readReady(11)).toEqual([]);
    world.source.say(11, { type: 'MarketChanged', markets: testPrices(2000, 3300, 3600) });
    expect(await readReady(99_999)).toEqual([]);
  });

  it('refuses a number that is none, by name', async () => {
    const refused = await ask(Number.NaN);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('gameId');
  });
});
