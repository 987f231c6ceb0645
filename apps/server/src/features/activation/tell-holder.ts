import { z } from 'zod';
import { PayloadNumber, readPayload } from '#platform/jobs/job-failures';
import type { ActivationDeps } from './activation-deps.ts';

/** The job that tells a player that somebody registered with the player's address. */
export const TELL_HOLDER = 'registration-tell-holder';

/** Within an hour, however often somebody registers. */
const MAX_LETTERS = 3;

const Payload = z.object({ playerId: PayloadNumber, channel: z.enum(['mail', 'sms']) });

export const tellHolderJob =
  ({ sender, throttle }: Pick<ActivationDeps, 'sender' | 'throttle'>) =>
  async (payload: unknown): Promise<void> => {
    const { playerId, channel } = readPayload(Payload, payload);
    if ((await throttle.countNamed(`registered with the address of ${playerId}`)) > MAX_LETTERS) return;
    await sender.send({ playerId: BigInt(playerId), channel, template: 'address-has-account', data: { userId: playerId } });
  };
