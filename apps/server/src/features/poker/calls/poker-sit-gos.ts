import { findLaw, readCallerResidence } from '#features/casino';
import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { readListedSitGos } from '../sit-gos/sit-go.store.ts';
import { POKER } from '../tables/require-offered.ts';
import { presentSitGos } from '../view/present-sit-go.ts';
import { readOwnRate } from './own-rate.ts';

/** So many of a player's that are over are listed. */
const PAST = 5;

/** S228: none where the law of the caller's country closes the rooms. */
export const pokerSitGos =
  (deps: PokerDeps): Handler<'pokerSitGos'> =>
  async (_input, caller) => {
    const { player, brand } = caller;
    const { countryId, age } = await readCallerResidence(deps, caller);
    if (!findLaw(deps, countryId, POKER, age).allowed) return { sitGos: [], ownRate: null };
    const playerId = player?.id ?? null;
    const sitGos = await presentSitGos(deps, await readListedSitGos(deps.platform.pool, brand.id, playerId, PAST), playerId);
    return { sitGos, ownRate: await readOwnRate(deps, player) };
  };
