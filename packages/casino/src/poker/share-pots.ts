import type { Pot } from './pots.ts';
import { type RakeRules, rakeOf } from './rules.ts';

/** A pot as it was paid out: what its winners have and the rake are its chips. */
export interface SharedPot extends Pot {
  readonly rake: number;
  readonly winners: readonly { readonly seat: number; readonly chips: number }[];
}

interface Sharing {
  /** Of each seat that can win a pot with others. */
  readonly strengths: ReadonlyMap<number, number>;
  /** Seats clockwise from the button on, the button last: the first winners among them have the odd chips. */
  readonly order: readonly number[];
  /** `null` where nothing is taken. */
  readonly rake: { readonly rules: RakeRules; readonly players: number } | null;
}

function winnersOf({ eligible }: Pot, { strengths, order }: Sharing): readonly number[] {
  const best = Math.max(...eligible.map((seat) => strengths.get(seat) ?? 0));
  return order.filter((seat) => eligible.includes(seat) && (strengths.get(seat) ?? 0) === best);
}

/**
 * Pays pots out. The rake is that of all pots together; each pot bears what it adds to that of the pots before it, so that who is in for the main
 * pot alone pays for no other.
 */
export function sharePots(pots: readonly Pot[], sharing: Sharing): readonly SharedPot[] {
  const { rake } = sharing;
  let total = 0;
  return pots.map((pot) => {
    const before = rake ? rakeOf(rake.rules, rake.players, total) : 0;
    total += pot.chips;
    const raked = rake ? rakeOf(rake.rules, rake.players, total) - before : 0;
    const winners = winnersOf(pot, sharing);
    const share = Math.floor((pot.chips - raked) / winners.length);
    const odd = (pot.chips - raked) % winners.length;
    return { ...pot, rake: raked, winners: winners.map((seat, i) => ({ seat, chips: share + Number(i < odd) })) };
  });
}
