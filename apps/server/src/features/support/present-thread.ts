import type { SupportChat, SupportTicket, SupportTicketDetail, TicketMessage } from '@touchline/contract/support/calls';
import type { Queryable } from '#platform/db/queryable';
import { awayUntil } from './consultant-hours.ts';
import { readChat, readFilesOf, readFirstPosts, readPosts, type ThreadRow } from './support.store.ts';
import type { SupportDeps } from './support-deps.ts';

/** The vault that seals words and pictures of support. */
export const POST_CONTEXT = 'support-post';
export const fileContext = (fileId: string): string => `support-file ${fileId}`;

const EXCERPT = 140;

const excerptOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > EXCERPT ? `${Array.from(line).slice(0, EXCERPT).join('')}…` : line;
};

const presentThread = (thread: ThreadRow, excerpt: string, posts: number): SupportTicket => ({
  id: thread.id.toString(),
  topic: thread.topic,
  status: thread.status,
  excerpt: excerptOf(excerpt),
  posts,
  openedAt: thread.openedAt.getTime(),
  changedAt: thread.changedAt.getTime(),
});

/** Threads as lists show them. */
export async function readThreadViews(
  { platform, vault }: Pick<SupportDeps, 'platform' | 'vault'>,
  threads: readonly ThreadRow[],
): Promise<SupportTicket[]> {
  const { pool } = platform;
  const first = new Map(
    (
      await readFirstPosts(
        pool,
        threads.map((t) => t.id),
      )
    ).map((post) => [post.threadId, post]),
  );
  return Promise.all(
    threads.map(async (thread) => {
      const post = first.get(thread.id);
      const text = post ? (await vault.open(pool, thread.playerId, POST_CONTEXT, post.body)).toString('utf8') : '';
      return presentThread(thread, text, post?.posts ?? 0);
    }),
  );
}

/** A thread with all that was written to it, as one state of the tables. */
export async function readThreadWithPosts(
  { vault }: Pick<SupportDeps, 'vault'>,
  on: Queryable,
  thread: ThreadRow,
): Promise<SupportTicketDetail> {
  // One after the other: a connection does one thing at a time.
  const rows = await readPosts(on, thread.id);
  const files = await readFilesOf(on, thread.id);
  const posts: TicketMessage[] = [];
  for (const { id, author, body, at } of rows)
    posts.push({
      id: id.toString(),
      by: author,
      text: (await vault.open(on, thread.playerId, POST_CONTEXT, body)).toString('utf8'),
      files: files.filter((file) => file.postId === id).map(({ id: fileId, width, height }) => ({ id: fileId, width, height })),
      at: at.getTime(),
    });
  return { thread: presentThread(thread, posts[0]?.text ?? '', posts.length), posts };
}

/** The chat of a player as its screen needs it. */
export async function readChatView(deps: SupportDeps, on: Queryable, playerId: bigint): Promise<SupportChat> {
  const chat = await readChat(on, playerId);
  const talk = chat && (await readThreadWithPosts(deps, on, chat));
  return {
    thread: talk?.thread ?? null,
    posts: talk?.posts ?? [],
    taken: Boolean(chat?.operatorId),
    awayUntil: awayUntil(deps.platform.clock.now()),
  };
}
