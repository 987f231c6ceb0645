import type { CasinoHoldemView } from '@touchline/casino/casino-holdem/casino-holdem';
import type { CasinoHoldemOptions } from '@touchline/casino/casino-holdem/options';
import { CALL } from '@touchline/casino/casino-holdem/pays';

const chipsOn = ({ bets }: CasinoHoldemOptions, on: 'ante' | 'bonus'): number => bets.find((bet) => bet.on === on)?.chips ?? 0;

/** The ante in minor units, from all that has been staked so far: a call is in it once it has been made. */
export function anteStake(stakedMinor: bigint, options: CasinoHoldemOptions, decision: CasinoHoldemView['decision']): bigint {
  const ante = chipsOn(options, 'ante');
  const chips = ante + chipsOn(options, 'bonus') + (decision === 'call' ? CALL * ante : 0);
  return (stakedMinor * BigInt(ante)) / BigInt(chips);
}
