import { z } from 'zod';
import { defineCall } from './call.ts';
import { wireInt, wireLanguage } from './wire.ts';

/** What the player is shown: a picture with a piece to be moved to its place, or a question for those who do not see pictures. */
export const CaptchaChallenge = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    /** Sealed: says nothing to its bearer. */
    id: z.string(),
    /** Epoch ms. */
    expiresAt: z.number().int(),
    /** In pixels of the picture, as are the piece's side and its distance from the top. */
    width: z.number().int(),
    height: z.number().int(),
    side: z.number().int(),
    top: z.number().int(),
    /** Data addresses of PNG pictures. */
    picture: z.string(),
    piece: z.string(),
  }),
  z.object({ kind: z.literal('question'), id: z.string(), expiresAt: z.number().int(), question: z.string() }),
]);
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;

export const CAPTCHA_CALLS = {
  captchaScript: defineCall({
    method: 'GET',
    paths: [{ path: '/hd-api/captcha.js', row: 'C240' }],
    access: 'any',
    envelope: 'raw',
    summary: 'Loads the configured captcha and fires captcha-load on the document',
    reply: z.string(),
    fails: [],
    assumed: true,
  }),
  painPuzzleScript: defineCall({
    method: 'GET',
    paths: [{ path: '/genfiles/puzzle/pain-puzzle.js', row: 'C241' }],
    access: 'any',
    envelope: 'raw',
    summary: 'The puzzle itself: painPuzzle.mount(element, options)',
    reply: z.string(),
    fails: [],
    assumed: true,
  }),
  captchaChallenge: defineCall({
    method: 'GET',
    paths: [{ path: '/puzzle-api/challenge', row: 'C242' }],
    access: 'any',
    envelope: 'plain',
    summary: 'A new challenge; each can be answered once',
    rate: { max: 60, windowSeconds: 60 },
    query: z.object({ kind: z.enum(['picture', 'question']).default('picture'), lng: wireLanguage.optional() }),
    reply: CaptchaChallenge,
    fails: ['rate_limited'],
    assumed: true,
  }),
  captchaVerify: defineCall({
    method: 'POST',
    paths: [{ path: '/puzzle-api/verify', row: 'C243' }],
    access: 'any',
    envelope: 'plain',
    summary: 'Takes the answer to a challenge and gives a token for the header x-captcha-token',
    rate: { max: 30, windowSeconds: 60 },
    body: z.object({
      id: z.string().min(1).max(1000),
      /** Distance of the piece from the left in pixels of the picture, or the number asked for. */
      answer: wireInt(0, 100_000),
      /** As the player's page measured it. */
      elapsedMs: wireInt(0, 86_400_000),
    }),
    reply: z.object({ token: z.string(), expiresAt: z.number().int() }),
    fails: ['captcha_wrong', 'rate_limited'],
    assumed: true,
  }),
} as const;
