import { expect, it } from 'vitest';
import { LEAGUES, SPORT_MODELS } from '../sport-models.ts';
import { Crowd } from './crowd.ts';
import { World } from './world.ts';

const NOW = Date.UTC(2026, 10, 20, 19);

it('comes to an end of its work after an absence: each ending of a knock-out is worked out once (seed 11)', () => {
  const leagues = LEAGUES.filter(({ calendar }) => calendar.kind === 'cup' || calendar.kind === 'tour').slice(0, 4);
  const world = new World({ seed: 11, epochMs: Date.UTC(2026, 0, 1), speed: 1, models: SPORT_MODELS, leagues });
  // A receiver that has known every match: all of the last days are told to their end.
  const crowd = new Crowd(world, { emit: () => {}, since: () => 1, offered: () => [] });
  crowd.gather(NOW);
  let steps = 0;
  while (crowd.step(NOW)) expect(++steps).toBeLessThan(20_000);
  expect(crowd.due(NOW)).toBe(false);
  expect(crowd.size).toBeGreaterThan(0);
});
