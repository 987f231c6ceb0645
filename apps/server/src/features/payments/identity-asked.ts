import type { PaymentsDeps } from './payments-deps.ts';

/** Whether a player is identified, and whether the law where they live wants it before money leaves. */
export async function identityAsked(
  { account, identification, site }: Pick<PaymentsDeps, 'account' | 'identification' | 'site'>,
  playerId: bigint,
): Promise<{ readonly done: boolean; readonly required: boolean }> {
  const [standing, player] = await Promise.all([identification.readStanding(playerId), account.readWayIn(playerId)]);
  const done = standing.status === 'verified';
  return { done, required: !done && site.jurisdiction(player?.countryId ?? 0).identifiedBefore !== 'threshold' };
}
