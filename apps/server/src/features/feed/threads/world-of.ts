import { LEAGUES, SPORT_MODELS } from '@touchline/feed/simulator/sport-models';
import { World } from '@touchline/feed/simulator/world/world';
import type { WorldSettings } from './messages.ts';

/** All sports and leagues, told from the epoch on. */
export const worldOf = (settings: WorldSettings): World => new World({ ...settings, models: SPORT_MODELS, leagues: LEAGUES });
