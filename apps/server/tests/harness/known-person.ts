import type { TestApp } from './test-app.ts';

export interface KnownPerson {
  readonly email?: string;
  /** Digits with the calling code. */
  readonly phone?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  /** ISO 8601 date. */
  readonly birth_date?: string;
}

/**
 * The person that a player is known as from now on, as though it had been given and, where said, confirmed: the columns are sealed, no SQL writes
 * them.
 */
export async function writeKnown(
  { app, platform }: Pick<TestApp, 'app' | 'platform'>,
  playerId: bigint,
  { email, phone, ...person }: KnownPerson,
  confirmed = false,
): Promise<void> {
  const { account } = app.features;
  if (email !== undefined) await account.writeAddress(platform.pool, playerId, 'email', email, confirmed);
  if (phone !== undefined) await account.writeAddress(platform.pool, playerId, 'phone', phone, confirmed);
  await account.writePersonalData(platform.pool, playerId, person);
}
