import type { SitGoView } from '@touchline/contract/poker/sit-go-shapes';
import { invariant } from '@touchline/kernel/invariant';
import type { PokerDeps } from '../poker-deps.ts';
import { readSitGo } from '../sit-gos/sit-go.store.ts';
import { presentSitGos } from '../view/present-sit-go.ts';
import { readBalance } from './seated.ts';

/** A sit-and-go as its player has changed it, and what the active account holds. */
export async function answerEntry(
  deps: PokerDeps,
  { id }: { readonly id: bigint },
  sitGoId: bigint,
): Promise<{ sitGo: SitGoView; balance: string }> {
  const known = await readSitGo(deps.platform.pool, sitGoId);
  const [sitGo] = await presentSitGos(deps, known ? [known] : [], id);
  invariant(sitGo, 'a sit-and-go stays in the books');
  return { sitGo, balance: await readBalance(deps, id) };
}
