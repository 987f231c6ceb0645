import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { presentSpent, readSeedsView } from '../seeds/present-seeds.ts';
import { readSpentPairs } from '../seeds/seed.store.ts';

const SHOWN = 50;

export const casinoSeeds =
  (deps: CasinoDeps): Handler<'casinoSeeds'> =>
  async (_input, { player }) => {
    const [seeds, spent] = await Promise.all([readSeedsView(deps, player.id), readSpentPairs(deps.platform.pool, player.id, SHOWN)]);
    return { seeds, spent: spent.map(presentSpent) };
  };
