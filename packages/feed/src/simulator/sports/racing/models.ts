import { SPORT } from '@touchline/catalogue/sport/sports';
import { horseEntries } from './horse-entries.ts';
import { raceModel } from './race-model.ts';

export const HORSE_RACING = raceModel({
  sport: SPORT.horseRacing,
  raceSeconds: 96,
  withdrawal: 0.12,
  fall: 0.05,
  spread: 0.75,
  entries: horseEntries,
});
export const GREYHOUND_RACING = raceModel({ sport: SPORT.greyhoundRacing, raceSeconds: 30, withdrawal: 0.04, fall: 0.02, spread: 0.6 });
