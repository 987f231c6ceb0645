import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireBoolean } from '../wire.ts';

/** A one-time code as typed: blanks between its digits are no matter. */
export const wireCode = z
  .string()
  .max(16)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{4,8}$/, 'auth_incorrect_code'));

/** A phone number as typed: digits of any script, and what people put between them (R099). What it means is decided with its country. */
export const wirePhone = z
  .string()
  .trim()
  .max(40)
  .regex(/^\+?[\p{Nd}\s().\-\u2010-\u2015/]{6,40}$/u, 'phone_min_length');

export const wireAnswer = z.string().trim().min(1, 'required').max(100);

/** R070: what was sent, and how many digits to type. */
export const VerificationCodeSent = z.object({
  message: z.string(),
  code_length: z.number().int(),
  channel: z.enum(['mail', 'sms', 'messenger']),
  /** The number that it goes to, hidden but for its ends. */
  sent_to: z.string(),
  resend_after_seconds: z.number().int(),
  ends_in_seconds: z.number().int(),
});
export type VerificationCodeSent = z.infer<typeof VerificationCodeSent>;

/** How far a change of phone has come: what is asked for next. */
export const PHONE_CHANGE_STEPS = ['confirm-code', 'check-code', 'answer-question', 'new-number', 'confirm-number', 'done'] as const;
export type PhoneChangeStep = (typeof PHONE_CHANGE_STEPS)[number];
const PhoneStep = z.object({ message: z.string(), next: z.enum(PHONE_CHANGE_STEPS) });

const base = { access: 'session', envelope: 'plain', rate: { max: 20, windowSeconds: 600 }, assumed: true } as const;
const CODE_FAILS = ['code_wrong', 'code_ended', 'step_order', 'rate_limited'] as const;

export const PHONE_CALLS = {
  addPhone: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/v2/phone-actions/create-phone-number', row: 'C056' }],
    captcha: true,
    summary: 'Adds the first phone: a code goes to the number. Nothing changes before it is confirmed.',
    body: z
      .object({ data: z.object({ attributes: z.object({ phone_number: wirePhone }) }) })
      .transform((b) => ({ phone: b.data.attributes.phone_number })),
    reply: VerificationCodeSent,
    fails: ['captcha_required', 'phone_set', 'rate_limited'],
  }),
  updatePhone: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/v2/phone-actions/update-phone-number', row: 'C057' }],
    captcha: true,
    summary: 'Changes the phone with the proofs in one call: the code that was confirmed and the answer to the secret question.',
    body: z
      .object({ phone_number: wirePhone, confirm_code: wireCode, user_answer: wireAnswer.optional() })
      .transform((b) => ({ phone: b.phone_number, code: b.confirm_code, answer: b.user_answer ?? null })),
    reply: VerificationCodeSent,
    fails: [...CODE_FAILS, 'captcha_required', 'answer_wrong', 'login_taken'],
  }),
  confirmNewPhone: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/v1/phoneActions/createPhoneNumber/confirm', row: 'C058' }],
    summary: 'Confirms a number by the code that it received; without a code, sends it again, to a messenger where asked.',
    body: z
      .object({ phone_number: wirePhone, confirm_code: wireCode.optional(), is_send_sms_to_apps: wireBoolean.default(false) })
      .transform((b) => ({ phone: b.phone_number, code: b.confirm_code ?? null, toMessenger: b.is_send_sms_to_apps })),
    reply: PhoneStep.extend({ code_length: z.number().int() }),
    fails: [...CODE_FAILS, 'login_taken'],
  }),
  sendPhoneCode: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/v1/phoneActions/updatePhoneNumber/sendCode', row: 'C059' }],
    summary: 'Begins a change of phone: a code goes to the current one.',
    body: z.object({ is_send_sms_to_apps: wireBoolean.default(false) }).transform((b) => ({ toMessenger: b.is_send_sms_to_apps })),
    reply: VerificationCodeSent,
    fails: ['phone_missing', 'rate_limited'],
  }),
  confirmPhoneCode: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/v1/phoneActions/updatePhoneNumber/confirm', row: 'C060' }],
    summary: 'Confirms the code that the current phone received.',
    body: z.object({ confirm_code: wireCode }).transform((b) => ({ code: b.confirm_code })),
    reply: PhoneStep,
    fails: CODE_FAILS,
  }),
  changePhone: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/v3/phone-number/update', row: 'C061' }],
    captcha: true,
    summary: 'The last step of a change: the new number, which receives a code of its own.',
    body: z
      .object({
        phone: wirePhone,
        /** R066: in lower case. */
        country_code: z
          .string()
          .trim()
          .regex(/^[A-Za-z]{2}$/, 'a country code of two letters')
          .transform((code) => code.toLowerCase())
          .optional(),
      })
      .transform((b) => ({ phone: b.phone, countryCode: b.country_code ?? null })),
    reply: VerificationCodeSent,
    fails: ['captcha_required', 'step_order', 'login_taken', 'rate_limited'],
  }),
  checkPhoneCode: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/api/internal/v3/phone-number/update/check-confirm-code', row: 'C062' }],
    captcha: true,
    summary: 'Checks the confirmed code once more, before the secret question is asked.',
    query: z.object({ confirm_code: wireCode }).transform((q) => ({ code: q.confirm_code })),
    reply: PhoneStep.extend({ secure_question: z.string().nullable() }),
    fails: [...CODE_FAILS, 'captcha_required'],
  }),
  checkPhoneAnswer: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/api/internal/v3/phone-number/update/check-user-answer', row: 'C063' }],
    captcha: true,
    summary: 'Checks the answer to the secret question.',
    query: z.object({ user_answer: wireAnswer }).transform((q) => ({ answer: q.user_answer })),
    reply: PhoneStep,
    fails: ['captcha_required', 'answer_wrong', 'step_order', 'rate_limited'],
  }),
} as const;
