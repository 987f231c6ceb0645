import { z } from 'zod';
import { CODE_LENGTH, type KeyedHash } from '#platform/auth/one-time-code';
import { PayloadNumber, readPayload } from '#platform/jobs/job-failures';
import type { CaptchaFeatureDeps } from '../index.ts';

/** How long a code of a captcha is good. */
export const CODE_SECONDS = 600;

/** The code of a challenge. It is kept nowhere: it is derived from the key again. */
export const captchaCode = (hash: KeyedHash, challengeId: string): string =>
  String(hash(`captcha code ${challengeId}`).readUInt32BE(0) % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');

const Payload = z.object({ id: z.string(), playerId: PayloadNumber.nullable() });

/** The job behind a captcha with a code. It is enqueued for a login that nobody has too, and sends nothing then: nobody waits for it (T72). */
export const sendCaptchaCodeJob =
  ({ account, sender }: Pick<CaptchaFeatureDeps, 'account' | 'sender'>, hash: KeyedHash) =>
  async (payload: unknown): Promise<void> => {
    const { id, playerId } = readPayload(Payload, payload);
    if (playerId === null) return;
    const contact = await account.readContact(BigInt(playerId));
    if (!contact?.email && !contact?.phone) return;
    const data = { code: captchaCode(hash, id), minutes: CODE_SECONDS / 60 };
    await sender.send({ playerId: BigInt(playerId), channel: contact.email ? 'mail' : 'sms', template: 'captcha-code', data });
  };
