import { invariant } from '@touchline/kernel/invariant';
import type { Queryable } from '#platform/db/queryable';
import type { CasinoDeps } from '../casino-deps.ts';
import { readUnrevealed, writeRevealed } from './jackpot.store.ts';

/** The table in which sealed secrets stand: a part of their seal. */
const SECRET_TABLE = 'casino_jackpot';

type Deps = Pick<CasinoDeps, 'vault'>;

export async function sealSecret({ vault }: Deps, on: Queryable, secret: string): Promise<Buffer> {
  const { sealed_secret: sealed } = await vault.sealColumns(on, null, SECRET_TABLE, { sealed_secret: secret });
  invariant(sealed, 'a text is sealed');
  return sealed;
}

/** The secret of a pot. It leaves this process only once the pot has dropped. */
export async function openSecret({ vault }: Deps, on: Queryable, sealed: Buffer): Promise<string> {
  const { sealed_secret: secret } = await vault.openColumns(on, null, SECRET_TABLE, { sealed_secret: sealed });
  invariant(secret !== null, 'a mystery pot has a secret');
  return secret;
}

/** Publishes the secrets of pots that have dropped, also those of a process that ended before it could. */
export async function revealDropped(deps: Deps & Pick<CasinoDeps, 'platform'>, brandId: number): Promise<void> {
  const { pool } = deps.platform;
  for (const { id, sealedSecret } of await readUnrevealed(pool, brandId))
    await writeRevealed(pool, id, await openSecret(deps, pool, sealedSecret));
}
