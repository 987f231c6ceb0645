import { Failure } from '#platform/http/failure';
import type { DeployedMode } from '../games/book-game.store.ts';
import type { SeatTerms } from './read-seat.ts';

export interface WantedRound {
  readonly amountMinor: bigint;
  /** As the index names it; in any case. */
  readonly mode: string;
}

/** The mode and the stake of a wanted round. Throws Failure `casino_options`, `amount_format`, `stake_too_low` or `stake_too_high`. */
export function readWanted(
  terms: SeatTerms,
  { mode: name, amountMinor }: WantedRound,
): { readonly mode: DeployedMode; readonly stakeMinor: bigint } {
  const mode = findMode(terms, name);
  return { mode, stakeMinor: readStake(terms, mode, amountMinor) };
}

function findMode({ modes, law }: SeatTerms, name: string): DeployedMode {
  const mode = modes.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const [first] = modes;
  if (!mode || !first) throw new Failure('casino_options', { fields: { mode: ['a mode of the game'] } });
  // The first mode is the game itself; a dearer one buys what it would else draw.
  if (!law.bonusBuy && mode.cost.num * first.cost.den > first.cost.num * mode.cost.den)
    throw new Failure('casino_options', { fields: { mode: ['no bonus is bought where the player lives'] } });
  return mode;
}

/** The minor units that a round costs. */
function readStake({ bounds, stepMinor }: SeatTerms, { cost }: DeployedMode, amountMinor: bigint): bigint {
  if (amountMinor % stepMinor !== 0n)
    throw new Failure('amount_format', { fields: { amount: [`a multiple of ${stepMinor} minor units`] } });
  const stakeMinor = (amountMinor * cost.num) / cost.den;
  if (stakeMinor < bounds.minMinor) throw new Failure('stake_too_low');
  if (stakeMinor > bounds.maxMinor) throw new Failure('stake_too_high');
  return stakeMinor;
}
