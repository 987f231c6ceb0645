import { findLaw, readCallerResidence } from '#features/casino';
import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { readListedTables } from '../tables/listed-table.store.ts';
import { POKER } from '../tables/require-offered.ts';
import { presentInfo } from '../view/present-table.ts';

/** S228: none where the law of the caller's country closes the rooms. */
export const pokerTables =
  (deps: PokerDeps): Handler<'pokerTables'> =>
  async (_input, caller) => {
    const { countryId, age } = await readCallerResidence(deps, caller);
    if (!findLaw(deps, countryId, POKER, age).allowed) return { tables: [] };
    return { tables: (await readListedTables(deps.platform.pool, caller.brand.id)).map(presentInfo) };
  };
