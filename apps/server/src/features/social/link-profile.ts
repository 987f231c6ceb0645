import type { SocialProvider } from '@touchline/catalogue/account/social-providers';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import { readLinked, writeLink } from './social.store.ts';
import type { SocialDeps } from './social-deps.ts';

/** Lets a profile sign in to a player's account, and tells the player of it. Throws Failure `social_linked` where it is another player's. */
export async function linkProfile(
  { platform, securityLog }: Pick<SocialDeps, 'platform' | 'securityLog'>,
  playerId: bigint,
  { provider, subjectHash }: { readonly provider: SocialProvider; readonly subjectHash: Buffer },
  caller: Caller,
): Promise<void> {
  await inTransaction(platform.pool, async (client) => {
    if (await writeLink(client, provider, subjectHash, playerId)) await securityLog.record(client, playerId, 'social-linked', caller);
    else if ((await readLinked(client, provider, subjectHash)) !== playerId) throw new Failure('social_linked');
  });
}
