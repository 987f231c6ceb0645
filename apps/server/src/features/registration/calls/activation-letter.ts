import type { Activation } from '@touchline/contract/registration';
import type { z } from 'zod';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { maskContact } from '#platform/mask-contact';
import { CODE_LENGTH } from '#platform/one-time-code';
import { readNewest } from '../activation/activation.store.ts';
import { startActivation } from '../activation/start-activation.ts';
import type { RegistrationDeps } from '../registration-deps.ts';
import { readRecord, writePopup } from '../registration-record.store.ts';

const PAUSE_SECONDS = 60;
const POPUP_HOURS = 24;

/** The address that is to be confirmed: the e-mail where there is one, otherwise the phone. */
async function readTarget({ account }: RegistrationDeps, playerId: bigint) {
  const contact = await account.readContact(playerId);
  const confirmed = await account.readConfirmed(playerId);
  if (contact?.email) return { channel: 'mail', address: contact.email, language: contact.language, confirmed: confirmed.email } as const;
  if (contact?.phone) return { channel: 'sms', address: contact.phone, language: contact.language, confirmed: confirmed.phone } as const;
  return undefined;
}

async function presentActivation(deps: RegistrationDeps, playerId: bigint): Promise<z.infer<typeof Activation>> {
  const { db } = deps.platform;
  const target = await readTarget(deps, playerId);
  const newest = await readNewest(db, playerId, PAUSE_SECONDS);
  const record = await readRecord(db, playerId);
  const confirmed = target?.confirmed ?? false;
  return {
    address: target ? maskContact(target.address) : null,
    channel: target?.channel ?? null,
    confirmed,
    id: newest?.waits && !confirmed ? newest.id : null,
    code_length: CODE_LENGTH,
    resendAt: newest ? newest.createdAt.getTime() + PAUSE_SECONDS * 1000 : 0,
    popupAt: confirmed || !target ? null : (record?.popupAt.getTime() ?? 0),
  };
}

/** How the address of the player stands; changes nothing. */
export const activation =
  (deps: RegistrationDeps): Handler<'activation'> =>
  async (_input, { player }) => {
    if (!player) throw new Failure('unauthenticated');
    return presentActivation(deps, player.id);
  };

/** C008. */
export const sendActivationMail =
  (deps: RegistrationDeps): Handler<'sendActivationMail'> =>
  async (_input, { player }) => {
    if (!player) throw new Failure('unauthenticated');
    const target = await readTarget(deps, player.id);
    if (!target) throw new Failure('address_missing');
    if (!target.confirmed) {
      const newest = await readNewest(deps.platform.db, player.id, PAUSE_SECONDS);
      if (newest?.pauses) throw new Failure('rate_limited', { args: { seconds: PAUSE_SECONDS } });
      const holder = await deps.account.readCredentials({ by: target.channel === 'mail' ? 'email' : 'phone', value: target.address });
      const isOurs = holder?.id === player.id;
      await deps.platform.db.transaction().execute((trx) => startActivation(deps, trx, { playerId: player.id, ...target, isOurs }));
    }
    return presentActivation(deps, player.id);
  };

/** C009. */
export const repeatActivationPopup =
  (deps: RegistrationDeps): Handler<'repeatActivationPopup'> =>
  async (_input, { player }) => {
    if (!player) throw new Failure('unauthenticated');
    await writePopup(deps.platform.db, player.id, POPUP_HOURS);
    return presentActivation(deps, player.id);
  };
