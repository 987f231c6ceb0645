import type { Jurisdiction } from '@touchline/catalogue/jurisdictions/jurisdiction';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { Failure } from '#platform/http/failure';
import type { LimitsDeps } from './limits-deps.ts';

/** The rules where the player lives, and the currency that a first limit of theirs would have. Throws Failure `not_found`. */
export async function readPolicy(
  { account, site }: Pick<LimitsDeps, 'account' | 'site'>,
  playerId: bigint,
): Promise<{ readonly policy: Jurisdiction; readonly currency: string }> {
  const [player, active] = await Promise.all([account.readSignInStatus(playerId), account.readActiveAccount(playerId)]);
  if (!player) throw new Failure('not_found');
  return { policy: site.jurisdiction(player.countryId), currency: active.currency };
}

/** Whole units of the law's currency in minor units of another, by the site's round amounts where they differ. */
export function lawMinor({ site }: Pick<LimitsDeps, 'site'>, units: number, from: string, to: string): bigint {
  const minor = BigInt(units) * 10n ** BigInt(currencyByCode(from)?.scale ?? 2);
  const [there, here] = [site.unitMinor(from), site.unitMinor(to)];
  return from === to || !there || !here ? minor : (minor * here) / there;
}
