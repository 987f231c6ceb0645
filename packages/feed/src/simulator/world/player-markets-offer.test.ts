import { describe, expect, it } from 'vitest';
import { LEAGUES, SPORT_MODELS } from '../sport-models.ts';
import { offersPlayerMarkets } from './player-markets-offer.ts';

const HOUR = 3_600_000;
const fixtureOf = (id: number, startsAt: number) => ({ champ: { id, sport: 1, country: 0, names: { en: '' }, top: 0 }, startsAt });

describe('markets of players', () => {
  it('open two days before a match of a big league and stay to its end', () => {
    const match = fixtureOf(1001, 100 * HOUR);
    expect([51, 52, 99, 101].map((hour) => offersPlayerMarkets(match, hour * HOUR))).toEqual([false, true, true, true]);
    expect(offersPlayerMarkets(fixtureOf(1040, 100 * HOUR), 99 * HOUR)).toBe(false);
  });

  it('are of leagues whose sport has them and whose squads are known', () => {
    const offered = LEAGUES.filter(({ id }) => offersPlayerMarkets(fixtureOf(id, 0), 0));
    expect(offered.length).toBeGreaterThanOrEqual(12);
    for (const { name, sport, competitors } of offered) {
      expect(SPORT_MODELS.find((model) => model.sport === sport)?.players, name).toBeDefined();
      expect(competitors.filter(({ players }) => players !== undefined).length, name).toBeGreaterThan(1);
    }
  });
});
