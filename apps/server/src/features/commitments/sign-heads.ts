import { headText } from '@touchline/casino/commitments/head-text';
import type pg from 'pg';
import { readUnsigned, writeSignatures } from './commitment-head.store.ts';
import { type KeyVault, ownSigningKey } from './signing-key.ts';

/** Heads that one transaction signs: those of more than a year, where so many are older than the key. */
const BATCH = 10_000;

/** Signs the oldest heads that are not signed yet: a new one in the transaction that writes it, and those from before heads were signed. The log is locked. */
export async function signHeads(client: pg.PoolClient, vault: KeyVault): Promise<void> {
  const heads = await readUnsigned(client, BATCH);
  if (heads.length === 0) return;
  const key = await ownSigningKey(client, vault);
  await writeSignatures(
    client,
    key.id,
    heads.map((head) => ({ head: head.number, signature: key.sign(headText({ ...head, hour: head.hour.getTime() })) })),
  );
}
