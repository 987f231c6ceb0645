import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';
import { shortBasketball } from '../short-basketball/short-basketball.ts';

/** A generated game of about four minutes. */
export const VIRTUAL_BASKETBALL: SportModel = shortBasketball({
  sport: SPORT.virtualBasketball,
  quarterSeconds: 50,
  possessionSeconds: 2.5,
  breakSeconds: 6,
  overtimeSeconds: 25,
});
