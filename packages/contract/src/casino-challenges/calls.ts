import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CHALLENGE_KINDS } from './enums.ts';

/** A task of the day, and how far the caller has come. */
export const ChallengeView = z.object({
  key: z.string(),
  kind: z.enum(CHALLENGE_KINDS),
  /** Of `rounds`. */
  game: z.string().nullable(),
  /** Of `multiplier` and `returns`, hundredths. */
  multiplier: z.number().int().nullable(),
  target: z.number().int(),
  count: z.number().int(),
  /** The reward, points. */
  points: z.number().int(),
  done: z.boolean(),
});
export type ChallengeView = z.infer<typeof ChallengeView>;

/** Daily challenges of the casino (S232). Calls of our own. */
export const CASINO_CHALLENGE_CALLS = {
  casinoChallenges: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/casino/challenges' }],
    access: 'any',
    envelope: 'flag',
    summary: "The three tasks of the caller's day, by the midnight of the country",
    reply: z.object({
      /** Of the country: "2026-03-01". */
      day: z.string(),
      /** False where the law allows none; then there are no tasks. */
      offered: z.boolean(),
      /** Whether the caller has taken them up: rounds count from then on. */
      started: z.boolean(),
      challenges: z.array(ChallengeView),
    }),
    fails: [],
    assumed: true,
  }),
  casinoStartChallenges: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/casino/challenges' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Takes the tasks of the day up: rounds that end from now on count. A repeat changes nothing.',
    rate: { max: 30, windowSeconds: 60 },
    body: z.object({}),
    reply: z.object({ started: z.literal(true) }),
    fails: ['challenges_not_offered', 'account_blocked', 'self_excluded', 'betting_blocked'],
    assumed: true,
  }),
} as const;
