import { createSimulator } from '@touchline/feed/simulator/simulator';
import { LEAGUES, SPORT_MODELS } from '@touchline/feed/simulator/sport-models';
import { World } from '@touchline/feed/simulator/world/world';
import type { FeedSource } from '@touchline/feed/vocabulary';

/** All sports and leagues, told from the epoch on. */
export const simulatedSource = (seed: number, epochMs: number, speed: number, secret: string, now: () => number): FeedSource =>
  createSimulator({ world: new World({ seed, epochMs, speed, secret, models: SPORT_MODELS, leagues: LEAGUES }), now });
