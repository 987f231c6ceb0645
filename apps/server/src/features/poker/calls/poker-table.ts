import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { presentTable } from '../view/present-table.ts';
import { readOwnRate } from './own-rate.ts';

export const pokerTable =
  (deps: PokerDeps): Handler<'pokerTable'> =>
  async ({ params }, { brand, player }) => ({
    view: await presentTable(deps, brand.id, BigInt(params.pokerTableId), player?.id ?? null),
    ownRate: await readOwnRate(deps, player),
  });
