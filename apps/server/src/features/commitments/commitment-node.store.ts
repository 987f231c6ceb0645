import type { HashedSubtree } from '@touchline/casino/commitments/append-leaves';
import type { Subtree } from '@touchline/casino/commitments/merkle-ranges';
import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable';

/** The hashes over perfect subtrees of the log, as they are named. Those that the log does not have yet are left out. */
export async function readNodes(on: Queryable, subtrees: readonly Subtree[]): Promise<HashedSubtree[]> {
  const { rows } = await on.query<HashedSubtree>(
    `select level, place, hash from commitment_node
     where (level, place) in (select * from unnest($1::smallint[], $2::int[]))`,
    [subtrees.map(({ level }) => level), subtrees.map(({ place }) => place)],
  );
  return rows;
}

export async function writeNodes(client: pg.PoolClient, nodes: readonly HashedSubtree[]): Promise<void> {
  await client.query('insert into commitment_node (level, place, hash) select * from unnest($1::smallint[], $2::int[], $3::bytea[])', [
    nodes.map(({ level }) => level),
    nodes.map(({ place }) => place),
    nodes.map(({ hash }) => Buffer.from(hash)),
  ]);
}
