import { nanoid } from 'nanoid';
import type pg from 'pg';
import type { ReencodedImage } from '#platform/files/reencode-image';
import { fileContext, POST_CONTEXT } from './present-thread.ts';
import { type NewPost, writeFile, writePost } from './support.store.ts';
import type { SupportDeps } from './support-deps.ts';

/** Seals words and pictures and writes them to a thread, inside the caller's transaction. */
export async function addPost(
  { vault }: Pick<SupportDeps, 'vault'>,
  client: pg.PoolClient,
  post: Omit<NewPost, 'body'> & { readonly text: string },
  images: readonly ReencodedImage[] = [],
): Promise<void> {
  const { playerId, text } = post;
  const postId = await writePost(client, { ...post, body: await vault.seal(client, playerId, POST_CONTEXT, Buffer.from(text)) });
  for (const { bytes, width, height } of images) {
    const id = nanoid();
    const image = await vault.seal(client, playerId, fileContext(id), bytes);
    await writeFile(client, { id, postId, playerId, image, width, height });
  }
}
