import { sportById } from '@touchline/catalogue/sport/sports';
import type { ResultSport } from '@touchline/contract/results/calls';
import { resolveLanguage } from '@touchline/i18n/languages';
import { sportName } from '@touchline/i18n/sport-name';
import { presentChamp } from '#features/line';
import type { Handler } from '#platform/http/handler';
import type { Archive } from '../archive.ts';
import type { CountsCache } from '../counts-cache.ts';

const DAY_MS = 86_400_000;

/** Sports in the order of their ids, championships by rank, then by name. */
export const getResultSports =
  (archive: Archive, counts: CountsCache, now: () => number): Handler<'getResultSports'> =>
  async ({ query }, caller) => {
    const language = resolveLanguage(query.language ?? caller.language);
    const to = query.toSeconds === 0 ? now() : query.toSeconds * 1000;
    const from = query.fromSeconds === 0 ? to - DAY_MS : query.fromSeconds * 1000;
    const found = await counts.read(Math.max(from, to - 8 * DAY_MS), to, query.sports, query.withVirtual);
    const champs = await archive.champs([...found.keys()]);
    const sports = new Map<number, ResultSport>();
    for (const champ of champs.values()) {
      const { id } = champ;
      const sport = sports.get(champ.sport) ?? {
        id: champ.sport,
        name: sportName(champ.sport, language),
        slug: sportById(champ.sport).slug,
        matches: 0,
        champs: [],
      };
      const matches = found.get(id) ?? 0;
      sport.matches += matches;
      sport.champs.push({ ...presentChamp(champ, language), matches });
      sports.set(champ.sport, sport);
    }
    for (const sport of sports.values())
      sport.champs.sort((a, b) => (a.top || 1000) - (b.top || 1000) || a.name.localeCompare(b.name, language));
    return [...sports.values()].sort((a, b) => a.id - b.id);
  };
