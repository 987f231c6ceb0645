import type { SportCount } from '@touchline/contract/line/calls';
import type { BookMatch } from '@touchline/feed/book/book-match';
import { countryName } from '@touchline/i18n/country-name';
import type { Language } from '@touchline/i18n/languages';
import { sportName } from '@touchline/i18n/sport-name';
import type { Handler } from '#platform/http/handler';
import { filterMatches } from '../filter-matches.ts';
import { flagOf } from '../present-match.ts';
import { languageOf, type ReadModel, requireOwn } from '../read-model.ts';
import { slugOfSport } from '../sport-kind.ts';
import { countSections, phaseOfPath } from './overview.ts';

/** Sports with their numbers; those with matches of the asked kind, most first. */
export const getSportsShort =
  (model: ReadModel): Handler<'getSportsShort'> =>
  ({ query, bind }, caller) => {
    requireOwn(query.playerId, caller);
    const kind = phaseOfPath(bind);
    const language = languageOf(query.language, caller);
    const { playerId: _own, language: _asked, ...asked } = query;
    return model.views.view(
      `sports ${kind} ${language} ${JSON.stringify(asked)}`,
      () => model.matchListRevision,
      () => {
        const now = model.now();
        const matches = {
          line: filterMatches(model.book, { ...asked, kind: 'line' }, now),
          live: filterMatches(model.book, { ...asked, kind: 'live' }, now),
        };
        const bySport = {
          line: Map.groupBy(matches.line, (l) => l.fixture.sport),
          live: Map.groupBy(matches.live, (l) => l.fixture.sport),
        };
        const sports = [...bySport[kind]].map(
          ([id, own]): SportCount => ({
            id,
            name: sportName(id, language),
            slug: slugOfSport(id),
            live: bySport.live.get(id)?.length ?? 0,
            line: bySport.line.get(id)?.length ?? 0,
            champs: countChamps(own, asked.groupStages),
            ...(asked.withCountries ? { countries: countCountries(own, language, asked) } : {}),
            ...(asked.withSections ? { sections: countSections(own) } : {}),
          }),
        );
        sports.sort((a, b) => b[kind] - a[kind] || a.id - b.id);
        return JSON.stringify(sports);
      },
    );
  };

/** Stages and groups are championships of their own in the feed; "Cup. Group A" and "Cup. Group B" are one to a bettor. */
function countChamps(matches: readonly BookMatch[], grouped: boolean): number {
  return new Set(
    matches.map(({ fixture: { champ } }) => (grouped ? `${champ.country} ${champ.names.en.split(/[.,:]| - /)[0]}` : String(champ.id))),
  ).size;
}

function countCountries(
  matches: readonly BookMatch[],
  language: Language,
  asked: { country: number; visitorCountry: number },
): SportCount['countries'] {
  const first = (id: number): number => (id === asked.country && id !== 0 ? 0 : id === asked.visitorCountry && id !== 0 ? 1 : 2);
  return [...Map.groupBy(matches, (l) => l.fixture.champ.country)]
    .map(([id, own]) => ({ id, name: countryName(id, language), flag: flagOf(id), matches: own.length }))
    .sort((a, b) => first(a.id) - first(b.id) || b.matches - a.matches || a.name.localeCompare(b.name, language));
}
