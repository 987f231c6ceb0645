import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { cricketStates } from './cricket-state.ts';
import { cricketChances } from './match-chances.ts';
import { cricketPlayers } from './players.ts';
import { cricketScript } from './script.ts';
import { cricketSpecials } from './specials.ts';

/** Limited-overs cricket, twenty or fifty: an innings a side, ball by ball. */
export const CRICKET: SportModel = {
  sport: SPORT.cricket,
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 0, draw: false, overtime: true },
  duration: 200 * 60_000,
  script: cricketScript,
  outlooks: (fixture, ratings, facts) => {
    const states = cricketStates(fixture, facts);
    if (states.length === 0) return [];
    return [{ stat: 'score', period: 0, outlook: cricketChances(fixture, ratings, states).score, lineStep: 20, lines: 2 }];
  },
  specials: cricketSpecials,
  players: cricketPlayers,
};
