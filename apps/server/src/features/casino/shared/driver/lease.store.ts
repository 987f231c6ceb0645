import type { Queryable } from '#platform/db/queryable';

/** Takes or renews a lease by the database's clock; false while somebody else holds it. */
export async function takeLease(on: Queryable, name: string, holder: string, forMs: number): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into casino_lease (name, holder, held_until) values ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
     on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until
       where casino_lease.holder = excluded.holder or casino_lease.held_until < clock_timestamp()`,
    [name, holder, forMs],
  );
  return rowCount === 1;
}

/** Lets a lease go at once, where it is one's own. */
export async function dropLease(on: Queryable, name: string, holder: string): Promise<void> {
  await on.query('delete from casino_lease where name = $1 and holder = $2', [name, holder]);
}
