import { SPORTS } from '@touchline/catalogue/sport/sports';
import { overlay } from '@touchline/kernel/overlay';
import type { FeedFeature } from '#features/feed';
import type { Archive } from './archive.ts';

/** The archive as if the sports that are closed in a feed did not exist. */
export function archiveOver(archive: Archive, { closedSports, opensSport }: FeedFeature): Archive {
  if (closedSports.length === 0) return archive;
  /** No list of sports asks for all of them: all that are open are named. */
  const openOf = (asked: readonly number[]): readonly number[] =>
    asked.length > 0 ? asked.filter(opensSport) : SPORTS.map(({ id }) => id).filter(opensSport);
  const among = <Q extends { readonly sports: readonly number[] }, A>(question: Q, nothing: A, ask: (question: Q) => Promise<A>) => {
    const sports = openOf(question.sports);
    return sports.length === 0 ? Promise.resolve(nothing) : ask({ ...question, sports });
  };
  return overlay(archive, {
    played: (question, word) => among(question, [], (open) => archive.played(open, word)),
    counts: (question) => among(question, new Map(), (open) => archive.counts(open)),
    async match(matchId) {
      const found = await archive.match(matchId);
      return found && opensSport(found.fixture.sport) ? found : undefined;
    },
    form: async (...question) => (await archive.form(...question)).filter(({ fixture }) => opensSport(fixture.sport)),
    headToHead: async (...question) => (await archive.headToHead(...question)).filter(({ fixture }) => opensSport(fixture.sport)),
    champs: async (ids) => new Map([...(await archive.champs(ids))].filter(([, { sport }]) => opensSport(sport))),
  });
}
