import { SELF_TEST_ANSWERS, SELF_TEST_BANDS, SELF_TEST_QUESTIONS } from '@touchline/catalogue/account/self-assessment';
import { LIMIT_KINDS, LIMIT_PERIODS } from '@touchline/catalogue/jurisdictions/jurisdiction';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireId64, wireInt } from '../wire.ts';
import { EXCLUSION_KINDS, EXCLUSION_REASONS } from './enums.ts';

/** Section 7.7. Every call asks for the header `x-auth: Bearer <user token>` besides the cookie (R114). */
const base = { access: 'session+extra', envelope: 'flag', assumed: true } as const;

const Kind = z.enum(LIMIT_KINDS);
const Period = z.enum(LIMIT_PERIODS);

/** Decimal text in the currency of the limits, or whole minutes. */
const LimitValue = z.string();

export const LimitView = z.object({
  id: z.string(),
  kind: Kind,
  period: Period,
  value: LimitValue,
  /** Null for limits of time. */
  currency: z.string().nullable(),
  /** Of the period that runs: what it has used, what is left. A stake's and a reality check's are not counted. */
  used: LimitValue.nullable(),
  left: LimitValue.nullable(),
  /** Epoch ms; null where the period rolls, or there is none. */
  resetsAt: z.number().nullable(),
  /** A looser one that waits for its time and for being confirmed; `value` null is none at all. */
  wanted: z.object({ value: LimitValue.nullable(), requestedAt: z.number(), confirmableAt: z.number() }).nullable(),
});
export type LimitView = z.infer<typeof LimitView>;

export const TestResult = z.object({ score: z.number().int(), band: z.enum(SELF_TEST_BANDS), takenAt: z.number() });
export type TestResult = z.infer<typeof TestResult>;

export const LimitsView = z.object({
  /** Of all amounts. */
  currency: z.string(),
  limits: z.array(LimitView),
  /** Restrictions that keep the player from betting and paying in at this moment. `until` null is for good. */
  exclusion: z.object({ kind: z.enum(EXCLUSION_KINDS), until: z.number().nullable() }).nullable(),
  /** Since the sign-in: amounts in `currency`, none of them below 0. */
  session: z.object({
    startedAt: z.number().nullable(),
    playedMinutes: z.number().int(),
    staked: z.string(),
    won: z.string(),
    lost: z.string(),
    /** A reality check waits for its answer: no bet is taken before. */
    realityCheck: z.boolean(),
    /** A limit of time is used up: no bet and no deposit before. */
    overUntil: z.number().nullable(),
  }),
  test: TestResult.nullable(),
});
export type LimitsView = z.infer<typeof LimitsView>;

export const AvailableLimits = z.object({
  jurisdiction: z.string(),
  currency: z.string(),
  kinds: z.array(z.object({ kind: Kind, periods: z.array(Period), required: z.boolean() })),
  counting: z.enum(['calendar', 'rolling']),
  timeZone: z.string(),
  limitIncreaseDelayHours: z.number().int(),
  /** The sum that the law allows to be paid in, in `currency`. */
  statutoryDepositLimits: z.array(z.object({ period: Period, value: LimitValue })),
  realityCheckMinutes: z.array(z.number().int()),
  timeOutHours: z.array(z.number().int()),
  /** 0 is for good. */
  exclusionMonths: z.array(z.number().int()),
  register: z.string().nullable(),
  questions: z.array(z.enum(SELF_TEST_QUESTIONS)),
  answers: z.array(z.enum(SELF_TEST_ANSWERS)),
  help: z.array(z.object({ name: z.string(), url: z.string(), phone: z.string().nullable() })),
});
export type AvailableLimits = z.infer<typeof AvailableLimits>;

const LimitChange = z.strictObject({
  kind: Kind,
  period: Period,
  value: z.string().regex(/^\d{1,12}(\.\d{1,8})?$/, 'an amount such as "12.50"'),
});

const limitId = wireId64.transform(BigInt);

export const LIMITS_CALLS = {
  limits: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/limit-service-api/v3/limits', row: 'C094' }],
    summary: 'The limits with what they have used, exclusions, this session, the last self-test',
    reply: LimitsView,
    fails: [],
  }),
  availableLimits: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/limit-service-api/v3/availablelimits', row: 'C095' }],
    summary: 'What the law where the player lives lets and makes players limit, breaks, exclusions, the self-test, who helps',
    reply: AvailableLimits,
    fails: [],
  }),
  exclusionReasons: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/limit-service-api/v3/reasons/selfexclude', row: 'C096' }],
    summary: 'Why players exclude themselves',
    reply: z.object({ reasons: z.array(z.object({ id: z.enum(EXCLUSION_REASONS), title: z.string() })) }),
    fails: [],
  }),
  setLimits: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/limit-service-api/v3/limits', row: 'C097' }],
    summary: 'Sets limits: a tighter one holds at once, a looser one once its time has passed and it is confirmed; of several the lowest',
    rate: { max: 60, windowSeconds: 3600 },
    body: z.strictObject({ limits: z.array(LimitChange).min(1).max(20) }),
    reply: LimitsView,
    fails: ['amount_format', 'rate_limited'],
  }),
  limitAction: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/limit-service-api/v3/limitaction', row: 'C098' }],
    summary: 'Confirms or takes back a looser limit, takes a break, answers a reality check',
    rate: { max: 60, windowSeconds: 3600 },
    body: z.discriminatedUnion('action', [
      z.strictObject({ action: z.literal('confirm'), limitId }),
      z.strictObject({ action: z.literal('cancel'), limitId }),
      z.strictObject({ action: z.literal('break'), hours: wireInt(1, 10_000) }),
      z.strictObject({ action: z.literal('continue') }),
    ]),
    reply: LimitsView,
    fails: ['limit_unknown', 'limit_waits', 'rate_limited'],
  }),
  testAnswers: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/limit-service-api/v3/testanswers', row: 'C099' }],
    summary: 'Answers of the self-test, in the order of its questions; the sum and the band that it falls into',
    rate: { max: 30, windowSeconds: 3600 },
    body: z.strictObject({ answers: z.array(wireInt(0, SELF_TEST_ANSWERS.length - 1)).length(SELF_TEST_QUESTIONS.length) }),
    reply: TestResult,
    fails: ['rate_limited'],
  }),
  blockUser: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/limit-service-api/BlockUser', row: 'C100' }],
    summary: 'Self-exclusion: no bets and no deposits until it ends, which nothing makes sooner; money can still be withdrawn',
    rate: { max: 10, windowSeconds: 3600 },
    body: z.strictObject({ months: wireInt(0, 1200), reason: z.enum(EXCLUSION_REASONS), confirmed: z.literal(true) }),
    reply: z.object({ until: z.number().nullable() }),
    fails: ['rate_limited'],
  }),
  deleteLimit: defineCall({
    ...base,
    method: 'DELETE',
    paths: [{ path: '/limit-service-api/v3/limit', row: 'C101' }],
    summary: 'Asks for a limit to go: as with a looser one, later and once confirmed',
    body: z.strictObject({ limitId }),
    reply: LimitsView,
    fails: ['limit_unknown'],
  }),
} as const;
