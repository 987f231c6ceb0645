import type { CasinoRoundView } from '@touchline/contract/casino/shapes';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf } from '../../../shell/formats/use-formats.ts';

/** Everything that came back with a round, jackpots included, minor units. */
export function wonOfRound({ returned, jackpots, currency }: Pick<CasinoRoundView, 'returned' | 'jackpots' | 'currency'>): bigint {
  const scale = scaleOf(currency);
  return [returned ?? '0', ...jackpots.map(({ amount }) => amount)].reduce((sum, text) => sum + (stakeMinor(text, scale) ?? 0n), 0n);
}
