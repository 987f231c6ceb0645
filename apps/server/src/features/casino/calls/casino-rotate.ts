import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { presentSpent, readSeedsView } from '../seeds/present-seeds.ts';
import { rotatePair } from '../seeds/seed-pairs.ts';

export const casinoRotate =
  (deps: CasinoDeps): Handler<'casinoRotate'> =>
  async ({ body }, { player }) => {
    const spent = await rotatePair(deps, player.id, body.clientSeed);
    return { seeds: await readSeedsView(deps, player.id), revealed: presentSpent(spent) };
  };
