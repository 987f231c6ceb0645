import type { Caller } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';

/** Where a player lives; of a guest the country that the browser names. */
export async function readCountryId({ account, site }: Pick<CasinoDeps, 'account' | 'site'>, caller: Caller): Promise<number> {
  const player = caller.player && (await account.readSignInStatus(caller.player.id));
  return player?.countryId ?? site.visitorDefaults(caller).countryId;
}
