import type { Activation } from '@touchline/contract/registration/calls';
import type { z } from 'zod';
import { maskContact } from '#platform/auth/mask-contact';
import { CODE_LENGTH } from '#platform/auth/one-time-code';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readNewest } from '../activation.store.ts';
import type { ActivationDeps } from '../activation-deps.ts';
import { readPopup, writePopup } from '../activation-popup.store.ts';
import { startActivation } from '../start-activation.ts';

const PAUSE_SECONDS = 60;
const POPUP_HOURS = 24;

/** The address that is to be confirmed: the e-mail where there is one, otherwise the phone. */
async function readTarget({ account }: ActivationDeps, playerId: bigint) {
  const contact = await account.readContact(playerId);
  const confirmed = await account.readConfirmed(playerId);
  if (contact?.email) return { channel: 'mail', address: contact.email, language: contact.language, confirmed: confirmed.email } as const;
  if (contact?.phone) return { channel: 'sms', address: contact.phone, language: contact.language, confirmed: confirmed.phone } as const;
  return undefined;
}

async function presentActivation(deps: ActivationDeps, playerId: bigint): Promise<z.infer<typeof Activation>> {
  const { pool } = deps.platform;
  const target = await readTarget(deps, playerId);
  const newest = await readNewest(pool, playerId, PAUSE_SECONDS);
  const popup = await readPopup(pool, playerId);
  const confirmed = target?.confirmed ?? false;
  return {
    address: target ? maskContact(target.address) : null,
    channel: target?.channel ?? null,
    confirmed,
    id: newest?.waits && !confirmed ? newest.id : null,
    code_length: CODE_LENGTH,
    resendAt: newest ? newest.createdAt.getTime() + PAUSE_SECONDS * 1000 : 0,
    popupAt: confirmed || !target ? null : (popup?.getTime() ?? 0),
  };
}

/** How the address of the player stands; changes nothing. */
export const activation =
  (deps: ActivationDeps): Handler<'activation'> =>
  async (_input, { player }) => {
    return presentActivation(deps, player.id);
  };

/** C008. */
export const sendActivationMail =
  (deps: ActivationDeps): Handler<'sendActivationMail'> =>
  async (_input, { player }) => {
    const target = await readTarget(deps, player.id);
    if (!target) throw new Failure('email_missing');
    if (!target.confirmed) {
      const newest = await readNewest(deps.platform.pool, player.id, PAUSE_SECONDS);
      if (newest?.pauses) throw new Failure('rate_limited', { args: { seconds: PAUSE_SECONDS } });
      const holder = await deps.account.readCredentials(
        { by: target.channel === 'mail' ? 'email' : 'phone', value: target.address },
        player.brandId,
      );
      const isOurs = holder?.id === player.id;
      await inTransaction(deps.platform.pool, (client) => startActivation(deps, client, { playerId: player.id, ...target, isOurs }));
    }
    return presentActivation(deps, player.id);
  };

/** C009. */
export const repeatActivationPopup =
  (deps: ActivationDeps): Handler<'repeatActivationPopup'> =>
  async (_input, { player }) => {
    await writePopup(deps.platform.pool, player.id, POPUP_HOURS);
    return presentActivation(deps, player.id);
  };
