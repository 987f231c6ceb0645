import { describe, expect, it } from 'vitest';
import { ownSilk, silkInRace } from './silk.ts';
import { SPORT } from './sports.ts';

const IDS = Array.from({ length: 200 }, (_, i) => i + 1);

describe('silks', () => {
  it("C200 C205 are a horse's own: the same in every race, at every place of it and on its page", () => {
    for (const id of IDS) {
      const own = ownSilk(SPORT.horseRacing, id);
      expect(own?.mark).not.toBe(own?.body);
      expect([silkInRace(SPORT.horseRacing, 0, id), silkInRace(SPORT.horseRacing, 7, id)]).toEqual([own, own]);
    }
    expect(new Set(IDS.map((id) => JSON.stringify(ownSilk(SPORT.horseRacing, id)))).size).toBeGreaterThan(100);
  });
  it('are those of the trap at greyhound tracks', () => {
    expect(ownSilk(SPORT.greyhoundRacing, 5)).toBeNull();
    expect(silkInRace(SPORT.greyhoundRacing, 2, 5)).toEqual(silkInRace(SPORT.greyhoundRacing, 2, 6));
    expect(silkInRace(SPORT.greyhoundRacing, 2, 5).body).toBe('#f4f4f1');
  });
});
