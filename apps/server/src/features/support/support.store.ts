import type { SupportStatus, ThreadTopic } from '@touchline/contract/support/enums';
import type { Queryable } from '#platform/db/queryable';

export interface ThreadRow {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly kind: 'request' | 'chat';
  readonly topic: ThreadTopic;
  readonly status: SupportStatus;
  readonly operatorId: bigint | null;
  readonly openedAt: Date;
  readonly changedAt: Date;
  readonly typing: boolean;
}

export interface PostRow {
  readonly id: bigint;
  readonly author: 'player' | 'operator';
  readonly body: Buffer;
  readonly at: Date;
}

export interface NewPost {
  readonly threadId: bigint;
  readonly playerId: bigint;
  readonly author: 'player' | 'operator';
  readonly operatorId: bigint | null;
  readonly body: Buffer;
  readonly onceKey: string;
}

/** A sign of typing is good for 6 seconds. */
const THREADS = `select id, player_id as "playerId", kind, topic, status, operator_id as "operatorId", opened_at as "openedAt", changed_at as "changedAt",
  coalesce(player_typing_at > now() - interval '6 seconds', false) as typing
  from support_thread`;

export async function readThread(on: Queryable, id: bigint): Promise<ThreadRow | undefined> {
  const { rows } = await on.query<ThreadRow>(`${THREADS} where id = $1`, [id]);
  return rows[0];
}

/** Locked until the transaction ends. */
export async function lockThread(client: Queryable, id: bigint): Promise<ThreadRow | undefined> {
  const { rows } = await client.query<ThreadRow>(`${THREADS} where id = $1 for update`, [id]);
  return rows[0];
}

/** A player's requests, of one topic or all, the one that moved last first. */
export async function readRequests(on: Queryable, playerId: bigint, limit: number, topic?: ThreadTopic): Promise<ThreadRow[]> {
  const { rows } = await on.query<ThreadRow>(
    `${THREADS} where player_id = $1 and kind = 'request' and ($3::text is null or topic = $3) order by changed_at desc, id desc limit $2`,
    [playerId, limit, topic ?? null],
  );
  return rows;
}

/** The chat that runs. */
export async function readChat(on: Queryable, playerId: bigint): Promise<ThreadRow | undefined> {
  const { rows } = await on.query<ThreadRow>(`${THREADS} where player_id = $1 and kind = 'chat' and status <> 'closed'`, [playerId]);
  return rows[0];
}

/** Running threads, for the console: what waits for the house first, oldest of it first. */
export interface RunningThreads {
  readonly brandId: number;
  readonly chat: boolean | undefined;
  readonly playerId: bigint | undefined;
}

export async function readRunning(on: Queryable, { brandId, chat, playerId }: RunningThreads, limit: number): Promise<ThreadRow[]> {
  const { rows } = await on.query<ThreadRow>(
    `${THREADS} where status <> 'closed' and player_id in (select player_id from player_brand where brand_id = $1)
       and ($2::boolean is null or (kind = 'chat') = $2) and ($3::bigint is null or player_id = $3)
     order by status <> 'open', changed_at, id limit $4`,
    [brandId, chat ?? null, playerId ?? null, limit],
  );
  return rows;
}

/** Serializes writers of one player's threads, so that the limit of open ones holds. */
export async function lockThreadsOf(client: Queryable, playerId: bigint): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('support'), hashtext($1))", [playerId.toString()]);
}

export async function readRunningCount(client: Queryable, playerId: bigint): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    "select count(*)::int as n from support_thread where player_id = $1 and kind = 'request' and status <> 'closed'",
    [playerId],
  );
  return rows[0]?.n ?? 0;
}

export async function writeThread(client: Queryable, playerId: bigint, kind: 'request' | 'chat', topic: ThreadTopic): Promise<bigint> {
  const { rows } = await client.query<{ id: bigint }>(
    'insert into support_thread (player_id, kind, topic) values ($1, $2, $3) returning id',
    [playerId, kind, topic],
  );
  return rows[0]?.id ?? 0n;
}

/** Status and who has it, with the moment of the change. */
export async function writeThreadState(client: Queryable, id: bigint, status: SupportStatus, operatorId: bigint | null): Promise<void> {
  await client.query(
    `update support_thread set status = $2, operator_id = $3, changed_at = clock_timestamp(), player_typing_at = null where id = $1`,
    [id, status, operatorId],
  );
}

/** The operator who has it; its place in the queue stays. */
export async function writeTaken(client: Queryable, id: bigint, operatorId: bigint): Promise<void> {
  await client.query('update support_thread set operator_id = $2 where id = $1', [id, operatorId]);
}

/** False where no chat of the player runs. */
export async function writeTyping(on: Queryable, playerId: bigint): Promise<boolean> {
  const { rowCount } = await on.query(
    "update support_thread set player_typing_at = now() where player_id = $1 and kind = 'chat' and status <> 'closed'",
    [playerId],
  );
  return (rowCount ?? 0) > 0;
}

/** The thread of a post that was written under a key before. */
export async function readThreadByKey(
  on: Queryable,
  { playerId, author, onceKey }: Pick<NewPost, 'playerId' | 'author' | 'onceKey'>,
): Promise<bigint | undefined> {
  const { rows } = await on.query<{ threadId: bigint }>(
    'select thread_id as "threadId" from support_post where player_id = $1 and author = $2 and idempotency_key = $3',
    [playerId, author, onceKey],
  );
  return rows[0]?.threadId;
}

export async function writePost(client: Queryable, { threadId, playerId, author, operatorId, body, onceKey }: NewPost): Promise<bigint> {
  const { rows } = await client.query<{ id: bigint }>(
    'insert into support_post (thread_id, player_id, author, operator_id, body, idempotency_key) values ($1, $2, $3, $4, $5, $6) returning id',
    [threadId, playerId, author, operatorId, body, onceKey],
  );
  return rows[0]?.id ?? 0n;
}

/** Oldest first. */
export async function readPosts(on: Queryable, threadId: bigint): Promise<PostRow[]> {
  const { rows } = await on.query<PostRow>('select id, author, body, at from support_post where thread_id = $1 order by id', [threadId]);
  return rows;
}

export interface FirstPost {
  readonly threadId: bigint;
  readonly body: Buffer;
  readonly posts: number;
}

/** The first post of each thread and how many it has. */
export async function readFirstPosts(on: Queryable, threadIds: readonly bigint[]): Promise<FirstPost[]> {
  if (threadIds.length === 0) return [];
  const { rows } = await on.query<FirstPost>(
    `select distinct on (thread_id) thread_id as "threadId", body, (count(*) over (partition by thread_id))::int as posts
     from support_post where thread_id = any ($1) order by thread_id, id`,
    [threadIds],
  );
  return rows;
}

export async function writeFile(
  client: Queryable,
  file: {
    readonly id: string;
    readonly postId: bigint;
    readonly playerId: bigint;
    readonly image: Buffer;
    readonly width: number;
    readonly height: number;
  },
): Promise<void> {
  const { id, postId, playerId, image, width, height } = file;
  await client.query('insert into support_file (id, post_id, player_id, image, width, height) values ($1, $2, $3, $4, $5, $6)', [
    id,
    postId,
    playerId,
    image,
    width,
    height,
  ]);
}

export interface FileRow {
  readonly id: string;
  readonly postId: bigint;
  readonly width: number;
  readonly height: number;
}

export async function readFilesOf(on: Queryable, threadId: bigint): Promise<FileRow[]> {
  const { rows } = await on.query<FileRow>(
    `select f.id, f.post_id as "postId", f.width, f.height from support_file f join support_post p on p.id = f.post_id
     where p.thread_id = $1 order by f.post_id, f.id`,
    [threadId],
  );
  return rows;
}

export async function readFile(on: Queryable, id: string): Promise<{ readonly playerId: bigint; readonly image: Buffer } | undefined> {
  const { rows } = await on.query<{ playerId: bigint; image: Buffer }>(
    'select player_id as "playerId", image from support_file where id = $1',
    [id],
  );
  return rows[0];
}
