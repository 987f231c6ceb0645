import { nanoid } from 'nanoid';
import type { Trx } from '#platform/db';
import type { ReencodedImage } from '#platform/reencode-image';
import { fileContext, POST_CONTEXT } from './present-talk.ts';
import { type NewPost, writeFile, writePost } from './support.store.ts';
import type { SupportDeps } from './support-deps.ts';

/** Seals words and pictures and writes them to a thread, inside the caller's transaction. */
export async function addPost(
  { vault }: Pick<SupportDeps, 'vault'>,
  trx: Trx,
  post: Omit<NewPost, 'body'> & { readonly text: string },
  images: readonly ReencodedImage[] = [],
): Promise<void> {
  const { playerId, text } = post;
  const postId = await writePost(trx, { ...post, body: await vault.seal(trx, playerId, POST_CONTEXT, Buffer.from(text)) });
  for (const { bytes, width, height } of images) {
    const id = nanoid();
    const image = await vault.seal(trx, playerId, fileContext(id), bytes);
    await writeFile(trx, { id, postId, playerId, image, width, height });
  }
}
