import type { SocialProvider } from '@touchline/catalogue/social-providers';
import { Failure } from '#platform/failure';
import type { Caller } from '#platform/handler';
import { readLinked, writeLink } from './social.store.ts';
import type { SocialDeps } from './social-deps.ts';

/** Lets a profile sign in to a player's account, and tells the player of it. Throws Failure `social_linked` where it is another player's. */
export async function linkProfile(
  { platform, changes }: Pick<SocialDeps, 'platform' | 'changes'>,
  playerId: bigint,
  { provider, subjectHash }: { readonly provider: SocialProvider; readonly subjectHash: Buffer },
  caller: Caller,
): Promise<void> {
  await platform.db.transaction().execute(async (trx) => {
    if (await writeLink(trx, provider, subjectHash, playerId)) await changes.record(trx, playerId, 'social-linked', caller);
    else if ((await readLinked(trx, provider, subjectHash)) !== playerId) throw new Failure('social_linked');
  });
}
