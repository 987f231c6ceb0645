import { countryByCode, INTERNATIONAL_COUNTRY_ID } from '@touchline/catalogue/countries';
import { seedOf } from '@touchline/kernel/random';
import type { Champ, Competitor } from '../../vocabulary.ts';
import type { CompetitorData, LeagueData } from '../sport-model.ts';

export const countryId = (code: string): number =>
  code === '' ? INTERNATIONAL_COUNTRY_ID : (countryByCode(code)?.id ?? INTERNATIONAL_COUNTRY_ID);

/** Permanent id of a club or athlete within a sport: by name, so that a club is the same one in its league and in a cup. Below 2^31. */
export const competitorId = (sport: number, name: string): number => seedOf('competitor', sport, name) >>> 1 || 1;

const namesOf = ({ name, ru, ar }: CompetitorData): Competitor['names'] => ({ en: name, ...(ru ? { ru } : {}), ...(ar ? { ar } : {}) });

export function competitorOf(league: LeagueData, data: CompetitorData): Competitor {
  return {
    id: competitorId(league.sport, data.name),
    names: namesOf(data),
    country: countryId(data.country ?? league.country),
    ...(data.crest ? { crest: data.crest } : {}),
    ...(data.players ? { players: data.players } : {}),
  };
}

export const champOf = (league: LeagueData, season: string): Champ => ({
  id: league.id,
  sport: league.sport,
  country: countryId(league.country),
  names: league.names,
  top: league.top,
  season,
});
