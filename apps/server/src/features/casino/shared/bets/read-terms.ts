import type { SharedGame } from '@touchline/casino/shared/shared-game';
import { Failure } from '#platform/http/failure';
import type { CasinoDeps } from '../../casino-deps.ts';
import type { StakeBounds } from '../../rounds/stake.ts';
import { findLaw } from '../../tables/casino-law.ts';
import { readResidence } from '../../tables/read-residence.ts';
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
  const { account, site } = deps;
  const { id, brandId } = player;
  const [residence, active] = await Promise.all([readResidence(deps, id), account.readActiveAccount(id)]);
  if (!residence) throw new Failure('unavailable');
  const { countryId, age } = residence;
  if (age !== null && age < site.minimumAge(brandId, countryId)) throw new Failure('betting_blocked');
  const law = findLaw(deps, countryId, game.key, age);
  if (!law.allowed || !keepsTempo(game, law)) throw new Failure('casino_closed');
  const { currency } = active;
  return { accountId: active.id, currency, bounds: stakeBounds(deps, { brandId, countryId, currency }, law), minRoundMs: law.minRoundMs };
}
