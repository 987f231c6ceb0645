import { prepared } from '#platform/db/prepared';
import type { Queryable } from '#platform/db/queryable';

/** A player who opened a game of a provider. */
export interface Launch {
  readonly id: bigint;
  readonly provider: string;
  readonly game: string;
  readonly playerId: bigint;
  readonly brandId: number;
  /** The account that the provider knows the player by. */
  readonly accountId: bigint;
  readonly currency: string;
  readonly sessionId: string;
  readonly startedAt: Date;
}

export type NewLaunch = Omit<Launch, 'id' | 'brandId' | 'startedAt'>;

export async function writeLaunch(on: Queryable, launch: NewLaunch): Promise<bigint> {
  const { rows } = await on.query<{ id: bigint }>(
    `insert into game_launch (provider, game, player_id, account_id, currency, session_id) values ($1, $2, $3, $4, $5, $6) returning id`,
    [launch.provider, launch.game, launch.playerId, launch.accountId, launch.currency, launch.sessionId],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a launch was not written');
  return id;
}

/** A new token of a launch; from now on the older ones are good for wins and rollbacks alone. */
export async function writeLaunchToken(on: Queryable, launchId: bigint, tokenHash: Uint8Array): Promise<void> {
  await on.query('update game_launch_token set is_current = false where launch_id = $1 and is_current', [launchId]);
  await on.query('insert into game_launch_token (token_hash, launch_id) values ($1, $2)', [Buffer.from(tokenHash), launchId]);
}

const COLUMNS = `l.id, l.provider, l.game, l.player_id as "playerId", b.brand_id as "brandId", l.account_id as "accountId", l.currency,
  l.session_id as "sessionId", l.started_at as "startedAt"`;

/** The launch of a provider that a token is of, and whether it is the newest one. */
export async function readLaunchByToken(
  on: Queryable,
  provider: string,
  tokenHash: Uint8Array,
): Promise<(Launch & { readonly isCurrent: boolean }) | undefined> {
  const { rows } = await on.query<Launch & { readonly isCurrent: boolean }>(
    prepared(
      `select ${COLUMNS}, t.is_current as "isCurrent"
       from game_launch_token t join game_launch l on l.id = t.launch_id join player_brand b on b.player_id = l.player_id
       where t.token_hash = $2 and l.provider = $1`,
      [provider, Buffer.from(tokenHash)],
    ),
  );
  return rows[0];
}

/** The newest launch that a provider knows of an account; undefined where it never had one. */
export async function readLastLaunchOf(on: Queryable, provider: string, accountId: bigint): Promise<Launch | undefined> {
  const { rows } = await on.query<Launch>(
    `select ${COLUMNS} from game_launch l join player_brand b on b.player_id = l.player_id
     where l.provider = $1 and l.account_id = $2 order by l.id desc limit 1`,
    [provider, accountId],
  );
  return rows[0];
}

/** A launch of a player by its number. */
export async function readOwnLaunch(on: Queryable, playerId: bigint, id: bigint): Promise<Launch | undefined> {
  const { rows } = await on.query<Launch>(
    `select ${COLUMNS} from game_launch l join player_brand b on b.player_id = l.player_id where l.id = $2 and l.player_id = $1`,
    [playerId, id],
  );
  return rows[0];
}
