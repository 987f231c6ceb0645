import { nanoid } from 'nanoid';
import { makeCode, makeToken } from '#platform/auth/one-time-code';
import type { Queryable } from '#platform/db/queryable';
import { type ActivationChannel, writeActivation } from './activation.store.ts';
import { sealAddress } from './activation-address.ts';
import type { ActivationDeps } from './activation-deps.ts';

/** A link in a mail may wait for the evening; a code on a phone is read at once, and is good until it is asked for again. */
const LIFE_HOURS = 48;

export interface Activated {
  readonly playerId: bigint;
  readonly channel: ActivationChannel;
  readonly address: string;
  readonly language: string;
  /** Whether it finds this player: nobody who has it by another account is sent a letter for this one. */
  readonly isOurs: boolean;
}

/** Writes the letter that proves an address: with a link and a code by mail, with a code by SMS. Inside the caller's transaction. */
export async function startActivation(
  { platform, account, sender, hash, vault }: Pick<ActivationDeps, 'platform' | 'account' | 'sender' | 'hash' | 'vault'>,
  on: Queryable,
  { playerId, channel, address, language, isOurs }: Activated,
): Promise<void> {
  const id = nanoid(24);
  const token = makeToken();
  const code = makeCode();
  await writeActivation(on, {
    id,
    playerId,
    channel,
    address: await sealAddress(vault, on, playerId, address),
    tokenHash: hash(`activation ${id} ${token}`),
    codeHash: hash(`activation ${id} ${code}`),
    lifeHours: LIFE_HOURS,
  });
  if (!isOurs) return;
  const brand = (await account.readContact(playerId, on))?.brand ?? platform.brands.first;
  const link = new URL(`/${language}/activation`, brand.publicUrl);
  link.search = new URLSearchParams({ id, token }).toString();
  const letter = { playerId, channel, to: address, language };
  await sender.send(
    channel === 'mail'
      ? { ...letter, template: 'activation-link', data: { userId: String(playerId), link: link.href, code, hours: LIFE_HOURS } }
      : { ...letter, template: 'activation-code', data: { code } },
    on,
  );
}
