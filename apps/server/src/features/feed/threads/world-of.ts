import { LEAGUES, SPORT_MODELS } from '@touchline/feed/simulator/sport-models';
import { World } from '@touchline/feed/simulator/world/world';
import { readNames } from '@touchline/i18n/read-names';
import type { WorldSettings } from './messages.ts';

/** All sports and leagues, simulated from the epoch on, named in every language. */
export const worldOf = (settings: WorldSettings): World =>
  new World({ ...settings, models: SPORT_MODELS, leagues: LEAGUES, names: readNames() });
