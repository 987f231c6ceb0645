import { SPORT } from '@touchline/catalogue/sport/sports';
import { expect, it } from 'vitest';
import { testFacts, testFixture } from '../../../tests/harness/worlds/scripted-source.ts';
import { presentState } from './present-state.ts';

const CRICKET = testFixture(1, 0, {
  sport: SPORT.cricket,
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 0, draw: false, overtime: true },
});
const RUNNING = testFacts({
  status: 'live',
  period: 2,
  turn: 1,
  counts: {
    score: [
      [0, 191],
      [171, 0],
    ],
    wicket: [
      [0, 8],
      [5, 0],
    ],
    ball: [
      [0, 300],
      [217, 0],
    ],
  },
});

it('a cricket match in play says how far each innings has come', () => {
  expect(presentState({ fixture: CRICKET, facts: RUNNING, lastScore: null }, 'en')).toMatchObject({
    score: [171, 191],
    innings: [
      { wickets: 5, balls: 217 },
      { wickets: 8, balls: 300 },
    ],
  });
});

it('before the start, and in other sports, there are no innings', () => {
  const planned = testFacts({ status: 'planned' });
  expect(presentState({ fixture: CRICKET, facts: planned, lastScore: null }, 'en')).not.toHaveProperty('innings');
  const football = { ...CRICKET, sport: SPORT.football };
  expect(presentState({ fixture: football, facts: RUNNING, lastScore: null }, 'en')).not.toHaveProperty('innings');
});
