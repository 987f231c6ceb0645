import { SPORT } from '@touchline/catalogue/sport/sports';
import { rallyModel } from '../rally/rally-model.ts';
import { other } from '../rally/rally-rules.ts';

/** Points that a server wins where players are even, and what a point of rating difference adds. */
const SERVING = 0.53;
const STRENGTH = 0.026;
const TARGET = 11;

export const TABLE_TENNIS = rallyModel(SPORT.tableTennis, 5, 30 * 60_000, {
  target: () => TARGET,
  homeWins: (_fixture, { home, away }) => {
    const edge = Math.max(-0.2, Math.min(0.2, STRENGTH * (home - away)));
    return [SERVING + edge, 1 - SERVING + edge];
  },
  // Two serves each; one each from ten all.
  nextServer: (server, _winner, home, away) => {
    const oneEach = home >= TARGET - 1 && away >= TARGET - 1;
    return oneEach || (home + away) % 2 === 0 ? other(server) : server;
  },
  pointEvent: (winner, server, random) => {
    const away = 2 + 44 * random.next();
    const kind = winner === server && random.chance(0.12) ? 'serve-point' : random.chance(0.5) ? 'attack-point' : 'opponent-error';
    return { kind, x: winner === 1 ? 100 - away : away, y: 5 + 90 * random.next() };
  },
  stats: [],
  aceShare: 0,
  rallySeconds: 14,
  setBreakSeconds: 70,
  reach: 24,
});
