import { invariant } from '@touchline/kernel/invariant';
import type pg from 'pg';
import type { BingoDeps } from '../bingo-deps.ts';
import { SEED_TABLE } from './seed-table.ts';

/** The secret seed of a game. */
export async function openSeed({ vault }: Pick<BingoDeps, 'vault'>, client: pg.PoolClient, sealed: Buffer): Promise<string> {
  const { sealed_seed: seed } = await vault.openColumns(client, null, SEED_TABLE, { sealed_seed: sealed });
  invariant(seed !== null, 'a game has a seed');
  return seed;
}
