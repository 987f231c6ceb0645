import { decideBand } from '@touchline/catalogue/account/self-assessment';
import type { PlayerSections } from '#features/operator';
import type { LimitsDeps } from '../limits-deps.ts';
import { presentLimits } from '../present-limits.ts';
import { readLastTest } from '../self-test.store.ts';

/** Limits with what waits, and the break or exclusion that runs; the band of the newest self-test, never its answers. */
export const limitSections = (deps: LimitsDeps): PlayerSections<'limits' | 'selfTests'> => ({
  async limits({ playerId }) {
    const { currency, limits, exclusion } = await presentLimits(deps, { id: playerId });
    return { currency, limits, exclusion };
  },
  async selfTests({ playerId }) {
    const test = await readLastTest(deps.platform.pool, playerId);
    return test ? [{ band: decideBand(test.score), takenAt: test.takenAt.getTime() }] : [];
  },
});
