import { z } from 'zod';
import { defineCall } from '../call.ts';
import { VerificationCodeSent, wireCode } from '../phones/calls.ts';

const base = { method: 'POST', access: 'session', envelope: 'flag', rate: { max: 20, windowSeconds: 600 }, assumed: true } as const;

export const TWO_FACTOR_CALLS = {
  twoFactorQr: defineCall({
    ...base,
    paths: [{ path: '/web-api/officeapi/gettwofactorqrcodeurl', row: 'C031' }],
    summary: 'A new secret for an authenticator application. Nothing is on before it is enabled.',
    reply: z.object({
      /** An address that opens the application, and what the QR picture says: `otpauth://totp/...`. */
      qr_code_url: z.string(),
      /** The same for a device without a camera: opens the application on this very device. */
      qr_link: z.string(),
      /** The secret in Base32, in groups of four, to be typed. */
      code: z.string(),
      /** Whether enabling asks for a code by SMS as well: where the player has a confirmed phone. */
      needs_sms: z.boolean(),
    }),
    fails: ['two_factor_on', 'rate_limited'],
  }),
  twoFactorEnable: defineCall({
    ...base,
    paths: [{ path: '/web-api/officeapi/twofactorauthenable', row: 'C032' }],
    summary:
      "Switches two-factor sign-in on by the application's code, and the SMS code where there is a phone. error_code 2: the SMS code (R144).",
    body: z
      .object({ app_code: wireCode, sms_code: wireCode.optional() })
      .transform((b) => ({ appCode: b.app_code, smsCode: b.sms_code ?? null })),
    reply: z.object({
      enabled: z.literal(true),
      /** The recovery key, returned only once: it switches two-factor sign-in off when the application is lost. */
      hash: z.string(),
    }),
    fails: ['two_factor_code', 'two_factor_on', 'code_ended', 'rate_limited'],
  }),
  twoFactorDisable: defineCall({
    ...base,
    paths: [{ path: '/web-api/officeapi/twofactorauthdisable', row: 'C033' }],
    summary: 'Switches it off by the recovery key that enabling told, or by a code of the application.',
    body: z.object({
      hash: z
        .string()
        .trim()
        .regex(/^(\d{6}|[0-9a-f]{32})$/, 'auth_incorrect_code'),
    }),
    reply: z.object({ enabled: z.literal(false) }),
    fails: ['two_factor_code', 'two_factor_off', 'rate_limited'],
  }),
  twoFactorSms: defineCall({
    ...base,
    paths: [{ path: '/web-api/officeapi/sendSmsForTwoFactorActivation', row: 'C034' }],
    summary: 'Sends the SMS code that enabling asks for.',
    reply: VerificationCodeSent,
    fails: ['phone_missing', 'two_factor_on', 'rate_limited'],
  }),
} as const;
