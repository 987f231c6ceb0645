import type { SportModel } from '../sport-model.ts';
import { nameFootballPeople } from './name-people.ts';
import { footballOutlooks } from './outlook.ts';
import { footballPlayers } from './players.ts';
import { footballScript } from './script.ts';
import { footballSpecials } from './specials.ts';

export const FOOTBALL: SportModel = {
  sport: 1,
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 45 * 60, draw: true, overtime: false },
  duration: 112 * 60_000,
  script: footballScript,
  outlooks: footballOutlooks,
  specials: footballSpecials,
  people: nameFootballPeople,
  players: footballPlayers,
};
