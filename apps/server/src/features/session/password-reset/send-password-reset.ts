import { z } from 'zod';
import { makeCode, makeToken } from '#platform/auth/one-time-code';
import { inTransaction } from '#platform/db/in-transaction';
import { readPayload } from '#platform/jobs/job-failures';
import type { SessionDeps } from '../session-deps.ts';
import { findPendingReset, type ResetChannel, writeSecret } from './password-reset.store.ts';

/** How long a link or a code is good. */
export const RESET_SECONDS: Readonly<Record<ResetChannel, number>> = { mail: 3600, sms: 600 };

const Payload = z.object({ id: z.string() });

/** The job behind a reset: makes the link or the code and sends it, where the login has a player with an address. */
export const sendPasswordResetJob =
  ({ platform, sender, account, hash }: SessionDeps) =>
  async (payload: unknown): Promise<void> => {
    const { id } = readPayload(Payload, payload);
    const reset = await findPendingReset(platform.pool, id);
    if (!reset || reset.playerId === null) return;
    const { playerId, channel } = reset;
    const contact = await account.readContact(playerId);
    if (!contact || (channel === 'mail' ? contact.email : contact.phone) === null) return;
    const secret = channel === 'mail' ? makeToken() : makeCode();
    const link = new URL(`/${contact.language}/password-reset`, contact.brand.publicUrl);
    link.search = new URLSearchParams({ id, token: secret }).toString();
    const minutes = RESET_SECONDS[channel] / 60;
    await inTransaction(platform.pool, async (client) => {
      await writeSecret(client, id, hash(`reset ${id} ${secret}`));
      await sender.send(
        channel === 'mail'
          ? { playerId, channel, template: 'password-reset-link', data: { userId: String(playerId), link: link.href, minutes } }
          : { playerId, channel, template: 'password-reset-code', data: { code: secret, minutes } },
        client,
      );
    });
  };
