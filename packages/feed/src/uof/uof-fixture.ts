import { countryByAlpha3, countryByCode, INTERNATIONAL_COUNTRY_ID } from '@touchline/catalogue/places/countries';
import type { Competitor, Fixture } from '../feed-events.ts';
import { uofSport } from './uof-sports.ts';
import { attribute, child, childrenOf, integer, needed, neededInteger, parseXml, UofFormatError, type XmlElement } from './xml.ts';

/** Permanent ids of this provider's matches stand above all others; its competitors and championships stay within 31 bits. */
const UOF_MATCHES = 4_000_000_000;
const UOF_COMPETITORS = 1_000_000_000;
const CHAMPS: Readonly<Record<string, number>> = {
  'sr:tournament': 1_000_000_000,
  'sr:simple_tournament': 1_200_000_000,
  'vf:tournament': 1_400_000_000,
};
const ID_RANGE_SIZE = 200_000_000;

/** The number of "sr:match:123"; undefined for ids of another kind. */
function numberOf(urn: string, kind: string): number | undefined {
  const text = urn.startsWith(`${kind}:`) ? urn.slice(kind.length + 1) : '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Our permanent match id of an event of the provider; undefined for events that are no matches (seasons, outrights). */
export function uofMatchId(event: string): number | undefined {
  const number = numberOf(event, 'sr:match');
  return number === undefined ? undefined : UOF_MATCHES + number;
}

/** Teams of the British Isles compete under codes that ISO 3166 does not have. */
const UK_SUBDIVISIONS: Readonly<Record<string, string>> = { ENG: 'GB-ENG', SCO: 'GB-SCT', WAL: 'GB-WLS', WLS: 'GB-WLS', NIR: 'GB-NIR' };

function countryOf(code: string | undefined): number {
  if (code === undefined) return INTERNATIONAL_COUNTRY_ID;
  return (countryByCode(UK_SUBDIVISIONS[code] ?? '') ?? countryByAlpha3(code))?.id ?? INTERNATIONAL_COUNTRY_ID;
}

function parseCompetitor(element: XmlElement): Competitor {
  const number = numberOf(needed(element, 'id'), 'sr:competitor');
  if (number === undefined) throw new UofFormatError(`competitor: ${needed(element, 'id')} is no competitor's id`);
  return { id: UOF_COMPETITORS + number, names: { en: needed(element, 'name') }, country: countryOf(attribute(element, 'country_code')) };
}

function parseVenue(element: XmlElement | undefined): Fixture['venue'] {
  const name = attribute(element, 'name');
  if (!element || name === undefined) return undefined;
  const capacity = integer(element, 'capacity');
  return { name, city: attribute(element, 'city_name') ?? '', ...(capacity === undefined ? {} : { capacity }) };
}

/** Attention by the provider's own level of coverage. */
const WEIGHTS: Readonly<Record<string, number>> = { platinum: 75, gold: 60, silver: 45, bronze: 25 };

const infoOf = (fixture: XmlElement, key: string): string | undefined =>
  attribute(
    childrenOf(child(fixture, 'extra_info'), 'info').find((info) => attribute(info, 'key') === key),
    'value',
  );

/** A fixture of the provider, or why it is not offered. */
export type FixtureResult =
  | { readonly kind: 'fixture'; readonly fixture: Fixture }
  | { readonly kind: 'unmapped'; readonly why: 'event' | 'sport' | 'tournament' | 'competitors' };

/** Reads a fixture document. Throws UofFormatError where it is none. */
export function parseUofFixture(text: string): FixtureResult {
  const root = parseXml(text);
  const fixture = child(root, 'fixture');
  if (!fixture) throw new UofFormatError(`not a fixture: ${root.name}`);
  const id = uofMatchId(needed(fixture, 'id'));
  if (id === undefined) return { kind: 'unmapped', why: 'event' };
  const tournament = child(fixture, 'tournament');
  const champ = Object.entries(CHAMPS).flatMap(([kind, base]) => {
    const number = tournament && numberOf(needed(tournament, 'id'), kind);
    return number !== undefined && number < ID_RANGE_SIZE ? [base + number] : [];
  })[0];
  if (!tournament || champ === undefined) return { kind: 'unmapped', why: 'tournament' };
  const sport = child(tournament, 'sport');
  const bestOf = Number(infoOf(fixture, 'best_of') ?? Number.NaN);
  const played = sport && uofSport(needed(sport, 'id'), Number.isInteger(bestOf) && bestOf > 0 && bestOf <= 28 ? bestOf : undefined);
  if (!played) return { kind: 'unmapped', why: 'sport' };
  const sides = childrenOf(child(fixture, 'competitors'), 'competitor');
  const home = sides.find((side) => attribute(side, 'qualifier') === 'home');
  const away = sides.find((side) => attribute(side, 'qualifier') === 'away');
  if (!home || !away || sides.length !== 2) return { kind: 'unmapped', why: 'competitors' };

  const startsAt = Date.parse(attribute(fixture, 'start_time') ?? needed(fixture, 'scheduled'));
  if (Number.isNaN(startsAt)) throw new UofFormatError('fixture: its start is no time');
  const season = child(fixture, 'season');
  const round = child(fixture, 'tournament_round');
  const coverage = child(fixture, 'coverage_info');
  const venue = parseVenue(child(fixture, 'venue'));
  const roundName = attribute(round, 'name') ?? attribute(round, 'number');
  const country = countryOf(attribute(child(tournament, 'category'), 'country_code'));
  const year = attribute(season, 'year');
  return {
    kind: 'fixture',
    fixture: {
      id,
      sport: played.sport,
      champ: {
        id: champ,
        sport: played.sport,
        country,
        names: { en: needed(tournament, 'name') },
        top: 0,
        ...(year === undefined ? {} : { season: year }),
      },
      home: parseCompetitor(home),
      away: parseCompetitor(away),
      startsAt,
      format: played.format,
      sections: [],
      virtual: needed(tournament, 'id').startsWith('vf:'),
      ...(roundName === undefined ? {} : { round: roundName }),
      ...(venue === undefined ? {} : { venue }),
      weight: WEIGHTS[attribute(coverage, 'level') ?? ''] ?? 30,
      live: attribute(coverage, 'live_coverage') === 'true' || (attribute(fixture, 'liveodds') ?? 'not_available') !== 'not_available',
    },
  };
}

/** A producer of the provider: who makes odds before the match, who during it. */
export interface UofProducer {
  readonly id: number;
  /** Path of its recovery calls: "pre", "liveodds". */
  readonly name: string;
  /** How far back it can recover what was missed. */
  readonly recoveryMinutes: number;
}

/** Reads the list of producers; those that are not active are left out. Throws UofFormatError where it is none. */
export function parseProducers(text: string): UofProducer[] {
  const root = parseXml(text);
  if (root.name !== 'producers') throw new UofFormatError(`not a list of producers: ${root.name}`);
  return childrenOf(root, 'producer')
    .filter((producer) => attribute(producer, 'active') === 'true')
    .map((producer) => ({
      id: neededInteger(producer, 'id'),
      name: needed(producer, 'api_url').replace(/\/+$/, '').split('/').at(-1) ?? '',
      recoveryMinutes: integer(producer, 'stateful_recovery_window_in_minutes') ?? 0,
    }));
}
