import { jackpotSharePpm } from '@touchline/casino/jackpots/jackpot-share';
import { JACKPOT_TIERS, jackpotTerms } from '@touchline/casino/jackpots/jackpot-tier';
import type { Caller } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { findLaw } from '../tables/casino-law.ts';
import { readCallerResidence } from '../tables/read-residence.ts';
import { readJackpotGames } from './jackpot-games.store.ts';

/** The jackpots that are offered to somebody: empty where the law allows none, and in a currency that the site has no round amount of. */
export interface JackpotOffer {
  readonly currency: string;
  /** The games that feed them and can win them. */
  readonly games: readonly string[];
  /** What they return together of a stake, seeds included, millionths. */
  readonly sharePpm: number;
}

export async function readJackpotOffer(deps: CasinoDeps, caller: Caller): Promise<JackpotOffer> {
  const { platform, account, site } = deps;
  const { brand, player } = caller;
  const [{ countryId }, listed, active] = await Promise.all([
    readCallerResidence(deps, caller),
    readJackpotGames(platform.pool, brand.id),
    player && account.readActiveAccount(player.id),
  ]);
  const currency = active?.currency ?? site.visitorDefaults(caller).currency;
  const unitMinor = site.unitMinor(currency);
  const games = listed.filter((game) => {
    const law = findLaw(deps, countryId, game);
    return law.allowed && law.jackpots;
  });
  if (games.length === 0 || unitMinor === undefined) return { currency, games: [], sharePpm: 0 };
  return { currency, games, sharePpm: jackpotSharePpm(JACKPOT_TIERS.map((tier) => jackpotTerms(tier, unitMinor))) };
}
