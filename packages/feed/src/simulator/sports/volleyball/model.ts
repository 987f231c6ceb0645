import { SPORT } from '@touchline/catalogue/sport/sports';
import { rallyModel } from '../rally/rally-model.ts';

/** Share of rallies that the serving side wins where sides are even, and what a point of rating difference adds. */
const SERVING = 0.385;
const STRENGTH = 0.021;
const HOME = 0.008;
const ACE_SHARE = 0.065;

export const VOLLEYBALL = rallyModel(SPORT.volleyball, 5, 105 * 60_000, {
  target: (fixture, set) => (set === fixture.format.periods ? 15 : 25),
  homeWins: (_fixture, { home, away }) => {
    const edge = Math.max(-0.13, Math.min(0.13, STRENGTH * (home - away) + HOME));
    return [SERVING + edge, 1 - SERVING + edge];
  },
  // The winner of a rally serves the next one.
  nextServer: (_server, winner) => winner,
  pointEvent: (winner, server, random) => {
    const away = 4 + 34 * random.next();
    const spot = { x: winner === 1 ? 100 - away : away, y: 6 + 88 * random.next() };
    // Aces are a share of all rallies; only those that the server wins can be one.
    if (winner === server && random.chance(ACE_SHARE / SERVING)) return { kind: 'ace', ...spot, increments: [['ace', 1]] };
    const kind = random.next();
    return { kind: kind < 0.58 ? 'attack-point' : kind < 0.72 ? 'block-point' : 'opponent-error', ...spot };
  },
  stats: ['ace'],
  aceShare: ACE_SHARE,
  rallySeconds: 26,
  setBreakSeconds: 180,
  reach: 40,
});
