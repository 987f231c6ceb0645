import { SPORT } from '@touchline/catalogue/sport/sports';
import { describe, expect, it } from 'vitest';
import { offeredSport, requireSport } from './offered-sport.ts';

const look = { languages: ['en'], closedSports: [SPORT.football], colours: null };

describe('the sport of an address', () => {
  it('is one of the catalogue that the brand offers; a closed one is as one that there is not', () => {
    expect(requireSport({ look }, 'tennis').id).toBe(SPORT.tennis);
    expect([offeredSport({ look }, 'football'), offeredSport({ look }, 'nothing')]).toEqual([undefined, undefined]);
    for (const slug of ['football', 'nothing']) expect(() => requireSport({ look }, slug)).toThrow();
  });
});
