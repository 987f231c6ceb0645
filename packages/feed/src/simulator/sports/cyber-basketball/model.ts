import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { shortBasketball } from '../short-basketball/short-basketball.ts';

/** Console basketball between two players: quarters of three to five minutes. */
export const CYBER_BASKETBALL: SportModel = shortBasketball({
  sport: SPORT.cyberBasketball,
  quarterSeconds: 180,
  possessionSeconds: 9,
  breakSeconds: 20,
  overtimeSeconds: 90,
});
