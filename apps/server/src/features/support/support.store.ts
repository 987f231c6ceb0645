import type { SupportStatus, SupportTopic } from '@touchline/contract/support-words';
import { type Generated, sql } from 'kysely';
import type { DbOrTrx, Trx } from '#platform/db';

declare module '#platform/db' {
  interface Tables {
    support_thread: {
      id: Generated<bigint>;
      player_id: bigint;
      kind: 'request' | 'chat';
      topic: SupportTopic;
      status: Generated<SupportStatus>;
      operator_id: bigint | null;
      opened_at: Generated<Date>;
      changed_at: Generated<Date>;
      player_typing_at: Date | null;
    };
    support_post: {
      id: Generated<bigint>;
      thread_id: bigint;
      player_id: bigint;
      author: 'player' | 'operator';
      operator_id: bigint | null;
      body: Buffer;
      once_key: string;
      at: Generated<Date>;
    };
    support_file: { id: string; post_id: bigint; player_id: bigint; image: Buffer; width: number; height: number };
  }
}

export interface ThreadRow {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly kind: 'request' | 'chat';
  readonly topic: SupportTopic;
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

/** A sign of typing is good for so long. */
const TYPING = sql<boolean>`coalesce(player_typing_at > now() - interval '6 seconds', false)`;
const COLUMNS = [
  'id',
  'player_id as playerId',
  'kind',
  'topic',
  'status',
  'operator_id as operatorId',
  'opened_at as openedAt',
  'changed_at as changedAt',
] as const;

const threads = (db: DbOrTrx) => db.selectFrom('support_thread').select(COLUMNS).select(TYPING.as('typing'));

export async function readThread(db: DbOrTrx, id: bigint): Promise<ThreadRow | undefined> {
  return threads(db).where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export async function lockThread(trx: Trx, id: bigint): Promise<ThreadRow | undefined> {
  return threads(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** A player's requests, the one that moved last first. */
export async function readRequests(db: DbOrTrx, playerId: bigint, most: number): Promise<ThreadRow[]> {
  return threads(db)
    .where('player_id', '=', playerId)
    .where('kind', '=', 'request')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The chat that runs. */
export async function readChat(db: DbOrTrx, playerId: bigint): Promise<ThreadRow | undefined> {
  return threads(db).where('player_id', '=', playerId).where('kind', '=', 'chat').where('status', '<>', 'closed').executeTakeFirst();
}

/** What runs, for the console: what waits for the house first, oldest of it first. */
export async function readRunning(
  db: DbOrTrx,
  { chat, playerId }: { readonly chat: boolean | undefined; readonly playerId: bigint | undefined },
  most: number,
): Promise<ThreadRow[]> {
  let query = threads(db).where('status', '<>', 'closed');
  if (chat !== undefined) query = query.where('kind', '=', chat ? 'chat' : 'request');
  if (playerId !== undefined) query = query.where('player_id', '=', playerId);
  return query.orderBy(sql`status <> 'open'`).orderBy('changed_at').orderBy('id').limit(most).execute();
}

/** Makes whoever writes threads of one player wait for each other, so that the bound on running ones holds. */
export async function lockThreadsOf(trx: Trx, playerId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('support'), hashtext(${playerId.toString()}))`.execute(trx);
}

export async function readRunningCount(trx: Trx, playerId: bigint): Promise<number> {
  const { n } = await trx
    .selectFrom('support_thread')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('player_id', '=', playerId)
    .where('kind', '=', 'request')
    .where('status', '<>', 'closed')
    .executeTakeFirstOrThrow();
  return n;
}

export async function writeThread(trx: Trx, playerId: bigint, kind: 'request' | 'chat', topic: SupportTopic): Promise<bigint> {
  const { id } = await trx
    .insertInto('support_thread')
    .values({ player_id: playerId, kind, topic })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Status and who has it, with the moment of the change. */
export async function writeThreadState(trx: Trx, id: bigint, status: SupportStatus, operatorId: bigint | null): Promise<void> {
  await trx
    .updateTable('support_thread')
    .set({ status, operator_id: operatorId, changed_at: sql`clock_timestamp()`, player_typing_at: null })
    .where('id', '=', id)
    .execute();
}

/** Who has it; its place in the queue stays. */
export async function writeTaken(trx: Trx, id: bigint, operatorId: bigint): Promise<void> {
  await trx.updateTable('support_thread').set({ operator_id: operatorId }).where('id', '=', id).execute();
}

/** False where no chat of the player runs. */
export async function writeTyping(db: DbOrTrx, playerId: bigint): Promise<boolean> {
  const written = await db
    .updateTable('support_thread')
    .set({ player_typing_at: sql`now()` })
    .where('player_id', '=', playerId)
    .where('kind', '=', 'chat')
    .where('status', '<>', 'closed')
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
}

/** The thread of a post that was written under a key before. */
export async function readThreadByKey(
  db: DbOrTrx,
  { playerId, author, onceKey }: Pick<NewPost, 'playerId' | 'author' | 'onceKey'>,
): Promise<bigint | undefined> {
  const found = await db
    .selectFrom('support_post')
    .select('thread_id')
    .where('player_id', '=', playerId)
    .where('author', '=', author)
    .where('once_key', '=', onceKey)
    .executeTakeFirst();
  return found?.thread_id;
}

export async function writePost(trx: Trx, post: NewPost): Promise<bigint> {
  const { id } = await trx
    .insertInto('support_post')
    .values({
      thread_id: post.threadId,
      player_id: post.playerId,
      author: post.author,
      operator_id: post.operatorId,
      body: post.body,
      once_key: post.onceKey,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Oldest first. */
export async function readPosts(db: DbOrTrx, threadId: bigint): Promise<PostRow[]> {
  return db.selectFrom('support_post').select(['id', 'author', 'body', 'at']).where('thread_id', '=', threadId).orderBy('id').execute();
}

/** The first post of each thread and how many it has. */
export async function readFirstPosts(db: DbOrTrx, threadIds: readonly bigint[]) {
  if (threadIds.length === 0) return [];
  return db
    .selectFrom('support_post')
    .distinctOn('thread_id')
    .select(['thread_id as threadId', 'body'])
    .select(sql<number>`(count(*) over (partition by thread_id))::int`.as('posts'))
    .where('thread_id', 'in', threadIds)
    .orderBy('thread_id')
    .orderBy('id')
    .execute();
}

export async function writeFile(
  trx: Trx,
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
  await trx.insertInto('support_file').values({ id, post_id: postId, player_id: playerId, image, width, height }).execute();
}

export async function readFilesOf(db: DbOrTrx, threadId: bigint) {
  return db
    .selectFrom('support_file as f')
    .innerJoin('support_post as p', 'p.id', 'f.post_id')
    .select(['f.id', 'f.post_id as postId', 'f.width', 'f.height'])
    .where('p.thread_id', '=', threadId)
    .orderBy('f.post_id')
    .orderBy('f.id')
    .execute();
}

export async function readFile(db: DbOrTrx, id: string) {
  return db.selectFrom('support_file').select(['player_id as playerId', 'image']).where('id', '=', id).executeTakeFirst();
}
