import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoChallengesDeps } from '../casino-challenges-deps.ts';
import { writeTaken } from '../challenge.store.ts';
import { readTodays } from '../todays-challenges.ts';

export const casinoStartChallenges =
  (deps: CasinoChallengesDeps): Handler<'casinoStartChallenges'> =>
  async (_input, caller) => {
    const { player } = caller;
    const { offered, day, tasks } = await readTodays(deps, caller);
    if (!offered) throw new Failure('challenges_not_offered');
    await inTransaction(deps.platform.pool, async (client) => {
      await deps.account.requireStandingIn(client, player.id, 'betting');
      if (tasks.some(({ taken }) => taken !== null)) return;
      await writeTaken(
        client,
        player.id,
        day,
        tasks.map(({ challenge }) => challenge.key),
      );
    });
    return { started: true };
  };
