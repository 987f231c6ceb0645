import { Failure } from '#platform/http/failure';
import type { AccountDeps } from '../account-deps.ts';
import type { Identifier } from '../identifier.ts';
import { openPerson, storedIdentifier } from '../person.ts';
import { readPlayerBy } from '../player-search.store.ts';

type Deps = Pick<AccountDeps, 'platform' | 'vault'>;

/** A player as the console reads one, with what identifies them opened. */
export async function findPlayer({ platform: { pool }, vault }: Deps, identifier: Identifier, brandId: number) {
  const found = await readPlayerBy(pool, await storedIdentifier(vault, identifier, brandId));
  return found && openPerson(vault, pool, found);
}

export type FoundPlayer = NonNullable<Awaited<ReturnType<typeof findPlayer>>>;

/** Throws Failure `not_found`. */
export async function requirePlayer(deps: Deps, playerId: bigint, brandId: number): Promise<FoundPlayer> {
  const found = await findPlayer(deps, { by: 'id', value: playerId.toString() }, brandId);
  if (!found) throw new Failure('not_found');
  return found;
}

/** The same for what is written down about a player: of one who was erased nothing is any more. Throws Failure `not_found`. */
export async function requireKept(deps: Deps, playerId: bigint, brandId: number): Promise<FoundPlayer> {
  if (await deps.vault.isShredded(deps.platform.pool, playerId)) throw new Failure('not_found');
  return requirePlayer(deps, playerId, brandId);
}

export const nameOf = ({ first_name, last_name }: FoundPlayer): string | null => [first_name, last_name].filter(Boolean).join(' ') || null;
