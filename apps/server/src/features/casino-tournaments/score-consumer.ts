import { isCounted, scoreRound } from '@touchline/casino/tournament/score-round';
import type { Score } from '@touchline/casino/tournament/scoring';
import { endsOf, isHouse, readEndedRounds, type ToldRound } from '#features/casino';
import type { EventConsumer } from '#platform/events/event-log';
import { type CountedRound, lockEntries, readCounted, type ScoredEntry, writeScores } from './entry.store.ts';

export const SCORE_CONSUMER_NAME = 'casino-tournament-scores';

const countedKey = (entryId: bigint, { source, round }: Pick<ToldRound, 'source' | 'round'>): string => `${entryId} ${source} ${round}`;

/** The least stake that counts for an entry; undefined for a round that does not belong to the tournament, by its time, its game or its currency. */
function minStakeOf({ games, minStakes, startsAt, endsAt, joinedAt }: ScoredEntry, { endedAt, source, game, currency }: ToldRound) {
  const minStake = minStakes[currency];
  const isIn = endedAt >= startsAt && endedAt >= joinedAt && endedAt < endsAt;
  return isIn && (games.length === 0 || (isHouse(source) && games.includes(game))) && minStake !== undefined ? BigInt(minStake) : undefined;
}

interface NewScore extends Score {
  readonly id: bigint;
  readonly reachedEvent: bigint | null;
}

/** The entry's score after the rounds, in their order, and those that counted; undefined where none did. */
function addRounds(entry: ScoredEntry, rounds: readonly ToldRound[], before: ReadonlySet<string>) {
  let score: NewScore = { id: entry.id, points: entry.points, rounds: entry.rounds, kept: entry.kept, reachedEvent: null };
  const counted: CountedRound[] = [];
  const seen = new Set(before);
  for (const told of rounds) {
    const { playerId, source, round, game, endedAt, eventId } = told;
    const minStakeMinor = playerId === entry.playerId ? minStakeOf(entry, told) : undefined;
    const key = countedKey(entry.id, told);
    if (minStakeMinor === undefined || seen.has(key) || !isCounted({ ...told, minStakeMinor })) continue;
    seen.add(key);
    const next = scoreRound(score, { ...told, minStakeMinor }, entry.rules);
    const isReached = next.points !== score.points || score.rounds === 0;
    counted.push({ entryId: entry.id, source, round, game, points: next.points - score.points, endedAt, eventId });
    score = { ...next, id: entry.id, reachedEvent: isReached ? eventId : score.reachedEvent };
  }
  return counted.length === 0 ? undefined : { score, counted };
}

/** Scores rounds as they end, the house's and the providers'. Each counts once, however often it is told. */
export const SCORE_CONSUMER: EventConsumer<'round-returned'> = {
  name: SCORE_CONSUMER_NAME,
  kinds: ['round-returned'],
  // The order of wins in a row matters, and places are settled by what has been taken.
  neverSkips: true,
  async take(client, events) {
    const ends = endsOf(events);
    const times = ends.map(({ endedAt }) => endedAt.getTime());
    if (times.length === 0) return;
    const [from, to] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
    const entries = await lockEntries(client, [...new Set(ends.map(({ playerId }) => playerId))], from, to);
    if (entries.length === 0) return;
    const players = new Set(entries.map(({ playerId }) => playerId));
    const rounds = await readEndedRounds(
      client,
      ends.filter(({ playerId }) => players.has(playerId)),
    );
    const before = await readCounted(
      client,
      entries.map(({ id }) => id),
      rounds,
    );
    const changes = entries.flatMap((entry) => addRounds(entry, rounds, before) ?? []);
    if (changes.length === 0) return;
    await writeScores(
      client,
      changes.map(({ score }) => score),
      changes.flatMap(({ counted }) => counted),
    );
  },
};
