import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireCode } from '../phones/calls.ts';
import { wireInt, wireLanguage } from '../wire.ts';

/**
 * Work that the page does before it answers: for each part a number n with which the SHA-256 of `salt.part.n` (parts from 0) begins with so
 * many zero bits. Cheap to check, dear to do a million times.
 */
export const CaptchaWork = z.object({ salt: z.string(), parts: z.number().int(), bits: z.number().int() });
export type CaptchaWork = z.infer<typeof CaptchaWork>;

const issued = {
  /** Sealed: says nothing to its bearer. */
  id: z.string(),
  /** Epoch ms. */
  expiresAt: z.number().int(),
  work: CaptchaWork,
};

/** The picture for the player: a picture with a piece to be moved into the gap of its shape, or nothing but more work. */
export const CaptchaChallenge = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    ...issued,
    /** In pixels of the picture, as are the piece's side and its distance from the top. */
    width: z.number().int(),
    height: z.number().int(),
    side: z.number().int(),
    top: z.number().int(),
    /** Data addresses of pictures. */
    picture: z.string(),
    piece: z.string(),
  }),
  z.object({
    kind: z.literal('work'),
    ...issued,
    /** Whether a code to the address of the account is asked for afterwards. */
    withCode: z.boolean(),
  }),
]);
export type CaptchaChallenge = z.infer<typeof CaptchaChallenge>;

/** Solved, or what comes next: `id` is what the code is sent with. Times are epoch ms. */
export const CaptchaSolved = z.discriminatedUnion('step', [
  z.object({ step: z.literal('solved'), token: z.string(), expiresAt: z.number().int() }),
  z.object({ step: z.literal('code'), id: z.string(), expiresAt: z.number().int(), code_length: z.number().int(), message: z.string() }),
]);
export type CaptchaSolved = z.input<typeof CaptchaSolved>;

const CaptchaAnswer = z.object({
  id: z.string().min(1).max(1000),
  /** Distance of the piece from the left in pixels of the picture. */
  answer: wireInt(0, 100_000).default(0),
  /** A number for each part of the work, in their order. */
  proof: z.array(z.int().min(0)).max(64).default([]),
  /** The address that a code was sent to. */
  code: wireCode.optional(),
  /** As the player's page measured it. */
  elapsedMs: wireInt(0, 86_400_000),
});
export type CaptchaAnswer = z.output<typeof CaptchaAnswer>;

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
    summary: 'A new challenge for what was refused; each can be answered once',
    rate: { max: 20, windowSeconds: 60 },
    query: z.object({
      /** The ticket that came with `captcha_required` as `accepted.ticket`. */
      ticket: z.string().min(1).max(1000),
      kind: z.enum(['picture', 'work']).default('picture'),
      lng: wireLanguage.optional(),
    }),
    reply: CaptchaChallenge,
    fails: ['step_ended', 'rate_limited'],
    assumed: true,
  }),
  captchaVerify: defineCall({
    method: 'POST',
    paths: [{ path: '/puzzle-api/verify', row: 'C243' }],
    access: 'any',
    envelope: 'plain',
    summary: 'Takes the answer to a challenge, or the code that it was followed by, and gives a token for the header x-captcha-token',
    rate: { max: 30, windowSeconds: 60 },
    body: CaptchaAnswer,
    reply: CaptchaSolved,
    fails: ['captcha_wrong', 'rate_limited'],
    assumed: true,
  }),
} as const;
