import type { Queryable } from '#platform/db/queryable';

/** Money on its way between a player's account and their purse at a provider, and where it belongs. */
export interface Transfer {
  readonly name: string;
  readonly direction: 'in' | 'out';
  /** Minor units; null while the provider has not said how much comes out. */
  readonly amountMinor: bigint | null;
  /** `refused`: by the provider, for good. */
  readonly state: 'pending' | 'done' | 'refused';
  readonly launchId: bigint;
  readonly provider: string;
  readonly playerId: bigint;
  readonly accountId: bigint;
  readonly currency: string;
}

/** Nothing where the name is known. */
export async function writeTransfer(
  on: Queryable,
  { name, launchId, direction, amountMinor }: Pick<Transfer, 'name' | 'launchId' | 'direction' | 'amountMinor'>,
): Promise<void> {
  await on.query('insert into game_transfer (name, launch_id, direction, amount_minor) values ($1, $2, $3, $4) on conflict do nothing', [
    name,
    launchId,
    direction,
    amountMinor,
  ]);
}

const COLUMNS = `t.name, t.direction, t.amount_minor as "amountMinor", t.state, l.id as "launchId", l.provider, l.player_id as "playerId",
  l.account_id as "accountId", l.currency`;

export async function readTransfer(on: Queryable, name: string): Promise<Transfer | undefined> {
  const { rows } = await on.query<Transfer>(
    `select ${COLUMNS} from game_transfer t join game_launch l on l.id = t.launch_id where t.name = $1`,
    [name],
  );
  return rows[0];
}

/** Locked until the transaction ends: whoever settles it takes turns. */
export async function lockTransfer(on: Queryable, name: string): Promise<Transfer | undefined> {
  const { rows } = await on.query<Transfer>(
    `select ${COLUMNS} from game_transfer t join game_launch l on l.id = t.launch_id where t.name = $1 for update of t`,
    [name],
  );
  return rows[0];
}

export async function writeTransferEnd(on: Queryable, name: string, state: 'done' | 'refused', amountMinor: bigint): Promise<void> {
  await on.query('update game_transfer set state = $2, amount_minor = $3, settled_at = clock_timestamp() where name = $1', [
    name,
    state,
    amountMinor,
  ]);
}

/** Names that nobody knows the end of for so many seconds by the database's clock, the oldest first. */
export async function readPendingTransfers(on: Queryable, seconds: number, count: number): Promise<string[]> {
  const { rows } = await on.query<{ name: string }>(
    `select name from game_transfer where state = 'pending' and asked_at < now() - $1 * interval '1 second' order by asked_at limit $2`,
    [seconds, count],
  );
  return rows.map(({ name }) => name);
}

/**
 * Launches whose money went to a purse so many hours ago, the last of it by its transfer `id`, and has not been asked back since it was there; the oldest
 * first. What was refused, and what came out before the money was there, counts for nothing.
 */
export async function readLeftLaunches(on: Queryable, hours: number, count: number): Promise<{ launchId: bigint; id: bigint }[]> {
  const { rows } = await on.query<{ launchId: bigint; id: bigint }>(
    `select launch_id as "launchId", max(id) as id from game_transfer t
     where direction = 'in' and state = 'done'
       and not exists (select from game_transfer home
         where home.launch_id = t.launch_id and home.direction = 'out' and home.asked_at > t.settled_at)
     group by launch_id having max(asked_at) < now() - $1 * interval '1 hour'
     order by max(id) limit $2`,
    [hours, count],
  );
  return rows;
}

/** Names of the rounds in which money is on its way to a purse: they stay open until it is known whether it got there. */
export async function readRoundsUnderWay(on: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await on.query<{ launchId: bigint }>(
    `select distinct launch_id as "launchId" from game_transfer where state = 'pending' and direction = 'in'`,
  );
  return new Set(rows.map(({ launchId }) => String(launchId)));
}
