import { requireOffered as requireOfferedGame } from '#features/casino';
import type { PokerDeps } from '../poker-deps.ts';

/** The name by which laws know the rooms. */
export const POKER = 'poker';

/** Throws Failure where the law of the player's country closes the rooms, or they turned out to be too young. */
export const requireOffered = (deps: PokerDeps, player: { readonly id: bigint; readonly brandId: number }) =>
  requireOfferedGame(deps, player, POKER);
