import { termsOfRules } from '@touchline/casino/jackpots/jackpot-rules';
import { jackpotSharePpm } from '@touchline/casino/jackpots/jackpot-share';
import type { Caller } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { findLaw } from '../tables/casino-law.ts';
import { readCallerResidence } from '../tables/read-residence.ts';
import { readPots } from './jackpot.store.ts';
import { readNewestRules } from './jackpot-rules.ts';

/** The jackpots that are offered to somebody: empty where the law allows none, and in a currency that the site has no round amount of. */
export interface JackpotOffer {
  readonly currency: string;
  /** The games that feed them and can win them. */
  readonly games: readonly string[];
  /** The part of a stake that the pots that fill return together, seeds included, millionths. */
  readonly sharePpm: number;
}

export async function readJackpotOffer(deps: CasinoDeps, caller: Caller): Promise<JackpotOffer> {
  const { platform, account, site } = deps;
  const { brand, player } = caller;
  const [{ countryId }, newest, active] = await Promise.all([
    readCallerResidence(deps, caller),
    readNewestRules(platform.pool, brand.id),
    player && account.readActiveAccount(player.id),
  ]);
  const currency = active?.currency ?? site.visitorDefaults(caller).currency;
  const unitMinor = site.unitMinor(currency);
  const games = (newest?.games ?? []).filter((game) => {
    const law = findLaw(deps, countryId, game);
    return law.allowed && law.jackpots;
  });
  if (!newest || games.length === 0 || unitMinor === undefined) return { currency, games: [], sharePpm: 0 };
  const filling = (await readPots(platform.pool, { brandId: brand.id, currency })).filter(({ status }) => status === 'filling');
  // Before the first round the pots are not made yet: they will be by the newest rules.
  const terms = filling.length > 0 ? filling.map((pot) => pot.terms) : termsOfRules(newest, unitMinor);
  return { currency, games, sharePpm: jackpotSharePpm(terms) };
}
