import { z } from 'zod';
import { makeCode } from '#platform/auth/one-time-code';
import { inTransaction } from '#platform/db/in-transaction';
import { readPayload } from '#platform/jobs/job-failures';
import type { SessionDeps } from '../session-deps.ts';
import { readPendingStep, writeCode } from './sign-in-step.store.ts';

/** How long a code that was sent to a phone is good. */
export const SMS_SECONDS = 600;

const Payload = z.object({ id: z.string() });

/** The job behind C017: makes the code and sends it, where the phone has a player. Nobody waits for it. */
export const sendSignInCodeJob =
  ({ platform, sender, hash }: SessionDeps) =>
  async (payload: unknown): Promise<void> => {
    const { id } = readPayload(Payload, payload);
    const playerId = await readPendingStep(platform.pool, id);
    if (playerId === undefined) return;
    const code = makeCode();
    await inTransaction(platform.pool, async (client) => {
      await writeCode(client, id, hash(`code ${id} ${code}`));
      await sender.send({ playerId, channel: 'sms', template: 'sign-in-code', data: { code, minutes: SMS_SECONDS / 60 } }, client);
    });
  };
