import type { Champ } from '@touchline/feed/feed-events';
import type { FinishedMatch, FinishedMatchQuery } from '@touchline/feed/match-history';
import type { FeedFeature } from '#features/feed';
import type { ResultsStore } from './results.store.ts';

/** How far back a source without a memory is asked for form and meetings. */
const FORM_DAYS = 400;
const DAY_MS = 86_400_000;
/** A search looks names up first: at most this many champs and this many competitors. */
const MAX_FOUND = 40;

/** Everything played: what the running system stored, and what its source knows of the time before. The stored result is the truth. */
export interface Archive {
  played(question: FinishedMatchQuery, word?: string): Promise<readonly FinishedMatch[]>;
  counts(question: Omit<FinishedMatchQuery, 'limit' | 'after' | 'competitors'>): Promise<ReadonlyMap<number, number>>;
  match(matchId: number): Promise<FinishedMatch | undefined>;
  form(competitorId: number, before: number, limit: number): Promise<readonly FinishedMatch[]>;
  headToHead(homeId: number, awayId: number, before: number, limit: number): Promise<readonly FinishedMatch[]>;
  champs(ids: readonly number[]): Promise<ReadonlyMap<number, Champ>>;
}

const newestFirst = (a: FinishedMatch, b: FinishedMatch): number => b.fixture.startsAt - a.fixture.startsAt || b.fixture.id - a.fixture.id;

/** Both lists are by start and id, newest first. */
export function mergePlayed(stored: readonly FinishedMatch[], known: readonly FinishedMatch[], limit: number): readonly FinishedMatch[] {
  const ids = new Set(stored.map(({ fixture }) => fixture.id));
  return [...stored, ...known.filter(({ fixture }) => !ids.has(fixture.id))].sort(newestFirst).slice(0, limit);
}

export function createArchive(feed: FeedFeature, store: ResultsStore, now: () => number): Archive {
  async function knownPlayed(question: FinishedMatchQuery, word: string | undefined): Promise<readonly FinishedMatch[]> {
    const { history } = feed;
    if (!history) return [];
    if (word === undefined) return history.finishedMatches(question);
    const { competitors, champs } = await history.findByName(word, MAX_FOUND);
    const wanted = question.competitors.length === 0 ? competitors : competitors.filter((id) => question.competitors.includes(id));
    const among = question.champs.length === 0 ? champs : champs.filter((id) => question.champs.includes(id));
    const bySide = wanted.length > 0 ? await history.finishedMatches({ ...question, competitors: wanted }) : [];
    const byChamp = among.length > 0 ? await history.finishedMatches({ ...question, champs: among }) : [];
    return mergePlayed(bySide, byChamp, question.limit);
  }
  const past = (competitors: readonly number[], before: number, limit: number): FinishedMatchQuery => ({
    sports: [],
    champs: [],
    competitors,
    includeVirtual: true,
    from: before - FORM_DAYS * DAY_MS,
    to: before,
    now: before,
    limit,
  });
  return {
    async played(question, word) {
      const folded = word?.toLowerCase();
      const [stored, known] = await Promise.all([store.findFinishedMatches(question, folded), knownPlayed(question, folded)]);
      return mergePlayed(stored, known, question.limit);
    },
    async counts(question) {
      const [stored, known] = await Promise.all([
        store.readCounts(question),
        feed.history?.finishedMatchCounts({ ...question, competitors: [] }),
      ]);
      // Stored results are known to the source too, where it knows anything.
      const counts = new Map(known);
      for (const [champ, matches] of stored) counts.set(champ, Math.max(matches, counts.get(champ) ?? 0));
      return counts;
    },
    async match(matchId) {
      return (await store.readMatch(matchId)) ?? feed.history?.match(matchId, now());
    },
    async form(competitorId, before, limit) {
      const stored = await store.findFinishedMatches(past([competitorId], before, limit), undefined);
      return mergePlayed(stored, (await feed.history?.form(competitorId, before, limit)) ?? [], limit);
    },
    async headToHead(homeId, awayId, before, limit) {
      const known = (await feed.history?.headToHead(homeId, awayId, before, limit)) ?? [];
      // One side's matches, of which those against the other count.
      const stored = await store.findFinishedMatches(past([homeId], before, 200), undefined);
      return mergePlayed(
        stored.filter(({ fixture }) => fixture.home.id === awayId || fixture.away?.id === awayId),
        known,
        limit,
      );
    },
    async champs(ids) {
      const found = new Map<number, Champ>();
      for (const id of ids) {
        const champ = await feed.history?.champ(id);
        if (champ) found.set(id, champ);
      }
      const missing = ids.filter((id) => !found.has(id));
      if (missing.length > 0) for (const { champ } of await store.readChampFixtures(missing)) found.set(champ.id, champ);
      return found;
    },
  };
}
