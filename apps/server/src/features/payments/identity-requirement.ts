import type { PaymentsDeps } from './payments-deps.ts';

/** Whether a player is identified, and whether the law where they live wants it before money leaves. */
export async function identityRequirement(
  { account, isIdentified, site }: Pick<PaymentsDeps, 'account' | 'isIdentified' | 'site'>,
  playerId: bigint,
): Promise<{ readonly done: boolean; readonly required: boolean }> {
  const [done, player] = await Promise.all([isIdentified(playerId), account.readSignInStatus(playerId)]);
  return { done, required: !done && site.jurisdiction(player?.countryId ?? 0).kycRequiredBefore !== 'threshold' };
}
