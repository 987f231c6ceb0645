import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '#platform/db/queryable';
import { writeLaunchToken } from './launch.store.ts';

/** The hash that is kept of a token: who reads the table cannot play with it. */
export const hashLaunchToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/** The new token of a launch. Only its hash is stored, so this is the one time it is known. */
export async function issueLaunchToken(on: Queryable, launchId: bigint): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await writeLaunchToken(on, launchId, hashLaunchToken(token));
  return token;
}
