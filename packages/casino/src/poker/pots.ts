/** All chips that a seat has put into the pots, what it posted dead left out. */
export interface Contribution {
  readonly seat: number;
  readonly chips: number;
  readonly isFolded: boolean;
}

/** A pot: the seats that can win it are those that paid for all of it and have not folded. */
export interface Pot {
  readonly chips: number;
  readonly eligible: readonly number[];
}

export interface Pots {
  /** The main pot first. */
  readonly pots: readonly Pot[];
  /** The part of the greatest bet that nobody called: it goes back to its owner and is in no pot. */
  readonly uncalled: { readonly seat: number; readonly chips: number } | null;
}

function uncalledOf(contributions: readonly Contribution[]): Pots['uncalled'] {
  const [first, second] = [...contributions].sort((a, b) => b.chips - a.chips);
  if (!first || first.isFolded) return null;
  const chips = first.chips - (second?.chips ?? 0);
  return chips > 0 ? { seat: first.seat, chips } : null;
}

/**
 * Splits the chips into a main pot and side pots: one for each amount that a seat still in the hand is in for. What folded seats paid lies
 * where it was matched; above the greatest amount of the others, in the last pot.
 *
 * @param contributions one a seat; not all folded
 * @param dead chips that belong to the main pot whoever paid them, such as a small blind paid for a hand that was missed
 */
export function potsOf(contributions: readonly Contribution[], dead: number): Pots {
  const uncalled = uncalledOf(contributions);
  const called = contributions.map((one) => (one.seat === uncalled?.seat ? { ...one, chips: one.chips - uncalled.chips } : one));
  const open = called.filter(({ isFolded }) => !isFolded);
  const levels = [...new Set(open.map(({ chips }) => chips))].sort((a, b) => a - b);
  const pots = levels.map((level, i): Pot => {
    const from = levels[i - 1] ?? 0;
    const to = i === levels.length - 1 ? Number.POSITIVE_INFINITY : level;
    const chips = called.reduce((sum, one) => sum + Math.max(0, Math.min(one.chips, to) - from), i === 0 ? dead : 0);
    return { chips, eligible: open.filter((one) => one.chips >= level).map(({ seat }) => seat) };
  });
  return { pots: pots.filter(({ chips }) => chips > 0), uncalled };
}
