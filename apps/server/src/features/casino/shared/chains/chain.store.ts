import type { Queryable } from '#platform/db/queryable';

export interface Chain {
  readonly id: bigint;
  readonly rounds: number;
  readonly promise: string;
  readonly salt: string;
  readonly sealedSeed: Buffer;
}

/** The name of the table that a seed is sealed for. */
export const CHAIN_TABLE = 'casino_chain';

const COLUMNS = 'id, rounds, promise, salt, sealed_seed as "sealedSeed"';

/** The chain that a table draws by now. One without its salt is not in use yet. */
export async function readNewestChain(on: Queryable, brandId: number, game: string): Promise<Chain | undefined> {
  const { rows } = await on.query<Chain>(
    `select ${COLUMNS} from casino_chain where brand_id = $1 and game = $2 and salt is not null order by id desc limit 1`,
    [brandId, game],
  );
  return rows[0];
}

export async function readChain(on: Queryable, id: bigint): Promise<Chain | undefined> {
  const { rows } = await on.query<Chain>(`select ${COLUMNS} from casino_chain where id = $1`, [id]);
  return rows[0];
}

/** The promise of a chain; its salt follows once this is written for good. */
export async function insertChain(
  on: Queryable,
  chain: {
    readonly brandId: number;
    readonly game: string;
    readonly rounds: number;
    readonly promise: string;
    readonly sealedSeed: Buffer;
  },
): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(
    'insert into casino_chain (brand_id, game, rounds, promise, sealed_seed) values ($1, $2, $3, $4, $5) returning id',
    [chain.brandId, chain.game, chain.rounds, chain.promise, chain.sealedSeed],
  );
  return (rows[0] as { id: bigint }).id;
}

/** Once: a salt that stands is not changed. */
export async function writeSalt(on: Queryable, id: bigint, salt: string): Promise<void> {
  await on.query('update casino_chain set salt = $2 where id = $1 and salt is null', [id, salt]);
}
