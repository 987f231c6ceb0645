import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** A pair of seeds that rounds are drawn with. */
export interface SeedPair {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly sealedSeed: Buffer;
  readonly seedHash: string;
  readonly clientSeed: string;
  /** Of the last round; 0 before the first. */
  readonly nonce: number;
}

export interface SpentPair extends Omit<SeedPair, 'sealedSeed'> {
  readonly revealedSeed: string;
  readonly revealedAt: Date;
}

const PAIR = `id, player_id as "playerId", sealed_seed as "sealedSeed", seed_hash as "seedHash", client_seed as "clientSeed", nonce`;

export async function readActivePair(on: Queryable, playerId: bigint): Promise<SeedPair | undefined> {
  const { rows } = await on.query<SeedPair>(
    prepared(`select ${PAIR} from casino_seed where player_id = $1 and status = 'active'`, [playerId]),
  );
  return rows[0];
}

/** The pairs in use of several players. */
export async function readActivePairs(on: Queryable, players: readonly bigint[]): Promise<ReadonlyMap<bigint, SeedPair>> {
  const { rows } = await on.query<SeedPair>(
    prepared(`select ${PAIR} from casino_seed where player_id = any ($1::bigint[]) and status = 'active'`, [`{${players.join(',')}}`]),
  );
  return new Map(rows.map((row) => [row.playerId, row]));
}

/** The pair in use, locked until the transaction ends: rounds of a player are counted one after the other. */
export async function lockActivePair(on: Queryable, playerId: bigint): Promise<SeedPair | undefined> {
  const { rows } = await on.query<SeedPair>(
    prepared(`select ${PAIR} from casino_seed where player_id = $1 and status = 'active' for update`, [playerId]),
  );
  return rows[0];
}

/** The promise of the pair that follows. */
export async function readNextHash(on: Queryable, playerId: bigint): Promise<string | undefined> {
  const { rows } = await on.query<{ hash: string }>("select seed_hash as hash from casino_seed where player_id = $1 and status = 'next'", [
    playerId,
  ]);
  return rows[0]?.hash;
}

/** Promises a pair; nothing where one is promised already. */
export async function writePromised(on: Queryable, playerId: bigint, sealedSeed: Buffer, seedHash: string): Promise<void> {
  await on.query(
    `insert into casino_seed (player_id, status, sealed_seed, seed_hash) values ($1, 'next', $2, $3)
     on conflict (player_id, status) where status <> 'revealed' do nothing`,
    [playerId, sealedSeed, seedHash],
  );
}

/** Takes the promised pair into use, with the player's text; false where a pair is in use, or none is promised. */
export async function writeActive(on: Queryable, playerId: bigint, clientSeed: string): Promise<boolean> {
  const { rowCount } = await on.query(
    `update casino_seed set status = 'active', client_seed = $2 where player_id = $1 and status = 'next'
       and not exists (select from casino_seed where player_id = $1 and status = 'active')`,
    [playerId, clientSeed],
  );
  return rowCount === 1;
}

export async function writeRevealed(on: Queryable, pair: Pick<SeedPair, 'id'>, seed: string): Promise<SpentPair> {
  const { rows } = await on.query<SpentPair>(
    `update casino_seed set status = 'revealed', revealed_seed = $2, revealed_at = clock_timestamp() where id = $1 and status = 'active'
     returning ${SPENT}`,
    [pair.id, seed],
  );
  const [spent] = rows;
  if (!spent) throw new Error('a pair of seeds was not in use');
  return spent;
}

const SPENT = `id, player_id as "playerId", seed_hash as "seedHash", client_seed as "clientSeed", nonce, revealed_seed as "revealedSeed",
  revealed_at as "revealedAt"`;

/** The last pairs that were revealed, newest first. */
export async function readSpentPairs(on: Queryable, playerId: bigint, limit: number): Promise<SpentPair[]> {
  const { rows } = await on.query<SpentPair>(
    `select ${SPENT} from casino_seed where player_id = $1 and status = 'revealed' order by id desc limit $2`,
    [playerId, limit],
  );
  return rows;
}

type KnownPair = SeedPair & { readonly revealedSeed: string | null };

/** A player's pair by its promise, revealed or not. */
export async function findPair(on: Queryable, playerId: bigint, seedHash: string): Promise<KnownPair | undefined> {
  const { rows } = await on.query<KnownPair>(
    prepared(
      `select ${PAIR}, revealed_seed as "revealedSeed" from casino_seed where player_id = $1 and seed_hash = $2 and status <> 'next'`,
      [playerId, seedHash],
    ),
  );
  return rows[0];
}

/** Pairs by number, revealed or not. */
export async function readPairs(on: Queryable, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, KnownPair>> {
  const { rows } = await on.query<KnownPair>(
    `select ${PAIR}, revealed_seed as "revealedSeed" from casino_seed where id = any ($1::bigint[])`,
    [`{${ids.join(',')}}`],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
