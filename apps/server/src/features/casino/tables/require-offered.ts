import { Failure } from '#platform/http/failure';
import type { CasinoDeps } from '../casino-deps.ts';
import { type CasinoLaw, findLaw } from './casino-law.ts';
import { readResidence } from './read-residence.ts';

interface OfferDeps {
  readonly account: Pick<CasinoDeps['account'], 'readPersonalData'>;
  readonly site: Pick<CasinoDeps['site'], 'ageOn' | 'countryCode' | 'jurisdiction' | 'minimumAge' | 'visitorDefaults'>;
}

/**
 * The law that a player's country has for a game of the house. Throws Failure `betting_blocked` for whoever turned out to be too young, `casino_closed`
 * where the law closes the game.
 */
export async function requireOffered(
  deps: OfferDeps,
  { id, brandId }: { readonly id: bigint; readonly brandId: number },
  game: string,
): Promise<{ readonly countryId: number; readonly law: CasinoLaw }> {
  const residence = await readResidence(deps, id);
  if (!residence) throw new Failure('unavailable');
  const { countryId, age } = residence;
  if (age !== null && age < deps.site.minimumAge(brandId, countryId)) throw new Failure('betting_blocked');
  const law = findLaw(deps, countryId, game, age);
  if (!law.allowed) throw new Failure('casino_closed');
  return { countryId, law };
}
