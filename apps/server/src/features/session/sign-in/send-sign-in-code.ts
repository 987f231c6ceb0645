import { z } from 'zod';
import { readPayload } from '#platform/job-failures';
import { makeCode } from '#platform/one-time-code';
import type { SessionDeps } from '../session-deps.ts';
import { readAwaited, writeCode } from './sign-in-step.store.ts';

/** How long a code that was sent to a phone is good. */
export const SMS_SECONDS = 600;

const Payload = z.object({ id: z.string() });

/** The job behind C017: makes the code and sends it, where the phone has a player. Nobody waits for it. */
export const sendSignInCodeJob =
  ({ platform, sender, hash }: SessionDeps) =>
  async (payload: unknown): Promise<void> => {
    const { id } = readPayload(Payload, payload);
    const playerId = await readAwaited(platform.db, id);
    if (playerId === undefined) return;
    const code = makeCode();
    await platform.db.transaction().execute(async (trx) => {
      await writeCode(trx, id, hash(`code ${id} ${code}`));
      await sender.send({ playerId, channel: 'sms', template: 'sign-in-code', data: { code, minutes: SMS_SECONDS / 60 } }, trx);
    });
  };
