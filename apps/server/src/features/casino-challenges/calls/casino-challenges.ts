import type { Handler } from '#platform/http/handler';
import type { CasinoChallengesDeps } from '../casino-challenges-deps.ts';
import { readTodays } from '../todays-challenges.ts';

export const casinoChallenges =
  (deps: CasinoChallengesDeps): Handler<'casinoChallenges'> =>
  async (_input, caller) => {
    const { offered, day, tasks } = await readTodays(deps, caller);
    return {
      day: day.day,
      offered,
      started: tasks.some(({ taken }) => taken !== null),
      challenges: offered
        ? tasks.map(({ challenge, taken }) => ({ ...challenge, count: taken?.count ?? 0, done: (taken?.count ?? 0) >= challenge.target }))
        : [],
    };
  };
