import type { PokerOwnRate } from '@touchline/contract/poker/shapes';
import type { PokerDeps } from '../poker-deps.ts';
import { chipsIn } from '../tables/sit-down.ts';

/** The price of one minor unit of the pools' currency in that of the player's active account; null for a guest. */
export async function readOwnRate(deps: PokerDeps, player: { readonly id: bigint } | null | undefined): Promise<PokerOwnRate | null> {
  if (!player) return null;
  const { currency } = await deps.account.readActiveAccount(player.id);
  return { currency, minorPerMinor: Number(chipsIn(deps, 1n, currency).minor) };
}
