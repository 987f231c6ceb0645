import type { SharedGame } from '@touchline/casino/shared/shared-game';
import { Failure } from '#platform/http/failure';
import type { CasinoDeps } from '../../casino-deps.ts';
import type { StakeBounds } from '../../rounds/stake.ts';
import { requireOffered } from '../../tables/require-offered.ts';
import { stakeBounds } from '../../tables/stake-bounds.ts';

/** The terms of a player's bet. */
export interface BetTerms {
  readonly accountId: bigint;
  readonly currency: string;
  readonly bounds: StakeBounds;
  /** The least time from a stake to one in the next round, ms. */
  readonly minRoundMs: number;
}

/** Whether the rounds of a game follow each other no faster than a law wants: a round starts once its bets have been taken. */
export const keepsTempo = ({ bettingMs }: Pick<SharedGame, 'bettingMs'>, { minRoundMs }: { readonly minRoundMs: number }): boolean =>
  minRoundMs <= bettingMs;

/** Judges all that needs no lock, as of every round of the house (rounds/read-play.ts). Throws Failure. */
export async function readTerms(
  deps: CasinoDeps,
  player: { readonly id: bigint; readonly brandId: number },
  game: SharedGame,
): Promise<BetTerms> {
  const { account } = deps;
  const { id, brandId } = player;
  const [{ countryId, law }, active] = await Promise.all([requireOffered(deps, player, game.key), account.readActiveAccount(id)]);
  if (!keepsTempo(game, law)) throw new Failure('casino_closed');
  const { currency } = active;
  return { accountId: active.id, currency, bounds: stakeBounds(deps, { brandId, countryId, currency }, law), minRoundMs: law.minRoundMs };
}
