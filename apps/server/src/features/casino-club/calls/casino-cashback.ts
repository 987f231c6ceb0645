import type { Handler } from '#platform/http/handler';
import { readPeriods } from '../cashback.store.ts';
import type { CasinoClubDeps } from '../casino-club-deps.ts';
import { clubLawOf } from '../club-law.ts';
import { presentPeriods } from '../present-period.ts';

/** The most periods that a page shows. */
const MAX_PERIODS = 60;

export const casinoCashback =
  (deps: CasinoClubDeps): Handler<'casinoCashback'> =>
  async ({ query: { kind } }, { brand, player }) => {
    const person = await deps.account.readPersonalData(player.id);
    const law = clubLawOf(deps.site.jurisdiction(person?.countryId ?? 0));
    const periods = await readPeriods(deps.platform.pool, player.id, kind, MAX_PERIODS);
    return {
      offered: law.offered,
      periods: await presentPeriods(deps, { brandId: brand.id, playerId: player.id, law }, periods),
    };
  };
