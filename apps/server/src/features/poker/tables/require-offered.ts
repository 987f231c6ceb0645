import { findLaw, readResidence } from '#features/casino';
import { Failure } from '#platform/http/failure';
import type { PokerDeps } from '../poker-deps.ts';

/** The name by which laws know the rooms. */
export const POKER = 'poker';

/** Throws Failure where the law of the player's country closes the rooms, or they turned out to be too young. */
export async function requireOffered(deps: PokerDeps, { id, brandId }: { readonly id: bigint; readonly brandId: number }): Promise<void> {
  const residence = await readResidence(deps, id);
  if (!residence) throw new Failure('unavailable');
  const { countryId, age } = residence;
  if (age !== null && age < deps.site.minimumAge(brandId, countryId)) throw new Failure('betting_blocked');
  if (!findLaw(deps, countryId, POKER, age).allowed) throw new Failure('casino_closed');
}
