import { countryByCode, INTERNATIONAL_COUNTRY_ID } from '@touchline/catalogue/places/countries';
import { hashSeed } from '@touchline/kernel/random';
import type { Champ, Competitor, Names } from '../../feed-events.ts';
import type { Naming } from '../../naming.ts';
import type { CompetitionData, CompetitorData } from '../sport-model.ts';

export const countryId = (code: string): number =>
  code === '' ? INTERNATIONAL_COUNTRY_ID : (countryByCode(code)?.id ?? INTERNATIONAL_COUNTRY_ID);

/** Permanent id of a club or athlete within a sport: by name, so that a club is the same one in its league and in a cup. Below 2^31. */
export const competitorId = (sport: number, name: string): number => hashSeed('competitor', sport, name) >>> 1 || 1;

/** The name of a championship. */
export const leagueNames = (naming: Naming, { sport, name, country, namedAfter }: CompetitionData): Names =>
  namedAfter ? naming.phrase(namedAfter.phrase, { league: leagueNames(naming, namedAfter.league) }) : naming.named(sport, name, country);

function competitorNames(naming: Naming, league: CompetitionData, { name, doubles }: CompetitorData): Names {
  const sport = league.clubsOf ?? league.sport;
  if (doubles === undefined) return naming.named(sport, name, league.name);
  const mark = name.slice(doubles.length);
  const own = Object.entries(naming.named(sport, doubles, league.name)).map(([language, text]) => [language, `${text}${mark}`]);
  return { ...Object.fromEntries(own), en: name };
}

export function competitorOf(naming: Naming, league: CompetitionData, data: CompetitorData): Competitor {
  return {
    id: competitorId(league.sport, data.name),
    names: competitorNames(naming, league, data),
    country: countryId(data.country ?? league.country),
    ...(data.crest ? { crest: data.crest } : {}),
    ...(data.players ? { players: data.players } : {}),
  };
}

export const champOf = (naming: Naming, league: CompetitionData, season: string): Champ => ({
  id: league.id,
  sport: league.sport,
  country: countryId(league.country),
  names: leagueNames(naming, league),
  top: league.top,
  season,
});
