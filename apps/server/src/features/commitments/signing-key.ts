import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { invariant } from '@touchline/kernel/invariant';
import type pg from 'pg';
import type { VaultFeature } from '#features/vault';
import { KEY_TABLE, readSigningKey, writeSigningKey } from './commitment-key.store.ts';

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
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { sealed_key: sealed } = await vault.sealColumns(client, null, KEY_TABLE, {
    sealed_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  const { x } = publicKey.export({ format: 'jwk' });
  invariant(sealed && x !== undefined, 'a key that was just made is whole');
  return signerOf(await writeSigningKey(client, Buffer.from(x, 'base64url').toString('hex'), sealed), privateKey);
}
