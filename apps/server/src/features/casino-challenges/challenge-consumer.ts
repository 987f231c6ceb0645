import { findChallenge } from '@touchline/casino/challenge/challenges';
import { countRound } from '@touchline/casino/challenge/count-round';
import { endsOf, readEndedRounds, type ToldRound } from '#features/casino';
import type { EventConsumer } from '#platform/events/event-log';
import type { CasinoChallengesDeps } from './casino-challenges-deps.ts';
import { lockOpen, type TakenChallenge, writeProgress } from './challenge.store.ts';

/** The task after the rounds that ended while it was open. */
function addRounds(taken: TakenChallenge, rounds: readonly ToldRound[]): TakenChallenge {
  const challenge = findChallenge(taken.key);
  if (!challenge) return taken;
  return rounds.reduce((before, round) => {
    const isIn = round.playerId === taken.playerId && round.endedAt >= taken.startedAt && round.endedAt < taken.endsAt;
    return isIn && round.stakeMinor > 0n ? { ...before, ...countRound(challenge, before, round) } : before;
  }, taken);
}

/** Counts rounds towards the tasks of their players, and gives the reward of a task in the transaction that completes it. */
export const challengeConsumer = ({ account, wallet }: CasinoChallengesDeps): EventConsumer<'round-returned'> => ({
  name: 'casino-challenge-progress',
  kinds: ['round-returned'],
  async take(client, events) {
    const ends = endsOf(events);
    if (ends.length === 0) return;
    const from = new Date(Math.min(...ends.map(({ endedAt }) => endedAt.getTime())));
    const open = await lockOpen(client, [...new Set(ends.map(({ playerId }) => playerId))], from);
    if (open.length === 0) return;
    // A reward is an offer: blocked and excluded players get none.
    const playing = await account.filterPlayablePlayers([...new Set(open.map(({ playerId }) => playerId))], client);
    const rounds = await readEndedRounds(
      client,
      ends.filter(({ playerId }) => playing.has(playerId)),
    );
    for (const before of open) {
      const after = addRounds(before, rounds);
      if (after === before) continue;
      const challenge = findChallenge(after.key);
      const done = challenge !== undefined && after.count >= challenge.target;
      await writeProgress(client, after, done);
      const { playerId, day, key } = after;
      if (done)
        await wallet.givePoints(client, {
          source: 'challenge',
          externalId: `${playerId}-${day}-${key}`,
          playerId,
          points: BigInt(challenge.points),
        });
    }
  },
});
