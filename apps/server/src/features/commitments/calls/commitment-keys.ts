import type { Handler } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import { readPublishedKeys } from '../commitment-key.store.ts';

export const commitmentKeys =
  ({ pool }: Pick<Platform, 'pool'>): Handler<'commitmentKeys'> =>
  async () => ({
    keys: (await readPublishedKeys(pool)).map(({ publicKey, signsFrom, signsUntil }) => ({
      publicKey,
      since: signsFrom.getTime(),
      until: signsUntil?.getTime() ?? null,
    })),
  });
