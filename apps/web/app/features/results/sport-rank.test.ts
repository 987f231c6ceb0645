import { SPORT } from '@touchline/catalogue/sport/sports';
import { expect, it } from 'vitest';
import { bySportRank } from './sport-rank.ts';

it('S235 results begin with the big sports and end with what runs round the clock', () => {
  const ids = [
    SPORT.virtualFootball,
    SPORT.snooker,
    SPORT.iceHockey,
    SPORT.darts,
    SPORT.horseRacing,
    SPORT.basketball,
    SPORT.football,
    SPORT.tennis,
  ];
  expect(
    ids
      .map((id) => ({ id }))
      .sort(bySportRank)
      .map(({ id }) => id),
  ).toEqual([
    SPORT.football,
    SPORT.tennis,
    SPORT.basketball,
    SPORT.iceHockey,
    SPORT.darts,
    SPORT.snooker,
    SPORT.horseRacing,
    SPORT.virtualFootball,
  ]);
});
