import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { invariant } from '@touchline/kernel/invariant';
import type pg from 'pg';
import type { VaultFeature } from '#features/vault';
import { inTransaction } from '#platform/db/in-transaction';
import { lockLog } from './commitment-head.store.ts';
import { KEY_TABLE, readPublishedKeys, readSigningKey, writeSigningKey } from './commitment-key.store.ts';

export type KeyVault = Pick<VaultFeature, 'openColumns' | 'sealColumns'>;

/** A key of the house by which heads are signed. */
export interface SigningKey {
  readonly id: number;
  /** The signature of a text, 128 hexadecimal digits. */
  sign(text: string): string;
}

const signerOf = (id: number, privateKey: KeyObject): SigningKey => ({
  id,
  sign: (text) => sign(null, Buffer.from(text), privateKey).toString('hex'),
});

/** The key that signs, made where there is none yet. The log is locked: one process at a time makes it. */
export async function ownSigningKey(client: pg.PoolClient, vault: KeyVault): Promise<SigningKey> {
  const known = await readSigningKey(client);
  if (known) {
    const { sealed_key: pem } = await vault.openColumns(client, null, KEY_TABLE, { sealed_key: known.sealedKey });
    invariant(pem !== null, 'a key is sealed whole');
    return signerOf(known.id, createPrivateKey(pem));
  }
  const { id, privateKey } = await makeKey(client, vault, null);
  return signerOf(id, privateKey);
}

async function makeKey(client: pg.PoolClient, vault: KeyVault, signsFrom: Date | null) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { sealed_key: sealed } = await vault.sealColumns(client, null, KEY_TABLE, {
    sealed_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const { x } = publicKey.export({ format: 'jwk' });
  invariant(sealed && x !== undefined, 'a key that was just made is whole');
  const hex = Buffer.from(x, 'base64url').toString('hex');
  return { id: await writeSigningKey(client, hex, sealed, signsFrom), privateKey, publicKey: hex };
}

/** Makes the first key, so that it is published before it signs. Where there is one nothing is locked. */
export async function requireSigningKey(pool: pg.Pool, vault: KeyVault): Promise<void> {
  if ((await readPublishedKeys(pool)).length > 0) return;
  await inTransaction(pool, async (client) => {
    await lockLog(client);
    await ownSigningKey(client, vault);
  });
}

/**
 * Adds the key that follows: it signs from an instant on (null for at once), and is published from now on. Gives its public half. Throws RangeError for an
 * instant that is over, or not after that of every other key: what a key has begun to sign stays its own.
 */
export function addSigningKey(pool: pg.Pool, vault: KeyVault, signsFrom: Date | null): Promise<string> {
  return inTransaction(pool, async (client) => {
    const { now } = await lockLog(client);
    if (signsFrom && signsFrom <= now) throw new RangeError(`${signsFrom.toISOString()} is over`);
    const [newest] = await readPublishedKeys(client);
    if (newest && newest.signsFrom >= (signsFrom ?? now))
      throw new RangeError(`a key signs from ${newest.signsFrom.toISOString()} on already`);
    return (await makeKey(client, vault, signsFrom)).publicKey;
  });
}
