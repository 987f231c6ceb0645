import type { HandOutcome, HandState, SeatState } from './hand-state.ts';
import { type Pots, potsOf } from './pots.ts';
import { sharePots } from './share-pots.ts';
import { bestStrength } from './variant.ts';

/** The pots as they lie now. */
export const potsNow = ({ seats, dead }: HandState): Pots =>
  potsOf(
    seats.map(({ seat, paid, standing }) => ({ seat, chips: paid, isFolded: standing === 'folded' })),
    dead,
  );

/**
 * The seats that show, in order: the last to bet or raise on the river first, else clockwise from the button. A hand that cannot win after
 * what has been shown stays hidden, unless a player is all in: then all are turned up (Tournament Directors Association, rule 16).
 */
function showing(state: HandState, remaining: readonly SeatState[], strengths: ReadonlyMap<number, number>): readonly number[] {
  const first = state.aggressor === null ? -1 : remaining.findIndex(({ seat }) => seat === state.aggressor);
  const order = first > 0 ? [...remaining.slice(first), ...remaining.slice(0, first)] : remaining;
  if (remaining.some(({ standing }) => standing === 'all-in')) return order.map(({ seat }) => seat);
  const shown: SeatState[] = [];
  const strength = ({ seat }: SeatState): number => strengths.get(seat) ?? 0;
  for (const seat of order) if (!shown.some((other) => other.paid >= seat.paid && strength(other) > strength(seat))) shown.push(seat);
  return shown.map(({ seat }) => seat);
}

/** Ends a hand: shares its pots and hands winnings and the uncalled bet to the stacks. */
export function endHand(state: HandState): HandState {
  const { rules, seats: dealtIn } = state.setup;
  const { pots, uncalled } = potsNow(state);
  const remaining = state.seats.filter(({ standing }) => standing !== 'folded');
  const isShowdown = remaining.length > 1;
  const strengths = new Map(
    isShowdown ? remaining.map(({ seat, hole }): [number, number] => [seat, bestStrength(rules.variant, hole, state.board)]) : [],
  );
  const hasFlop = state.board.length > 0;
  const shared = sharePots(pots, {
    strengths,
    order: state.seats.map(({ seat }) => seat),
    rake: rules.rake && hasFlop ? { rules: rules.rake, players: dealtIn.length } : null,
  });
  const won = (number: number): number =>
    (uncalled?.seat === number ? uncalled.chips : 0) +
    shared.reduce((sum, pot) => sum + (pot.winners.find(({ seat }) => seat === number)?.chips ?? 0), 0);
  const outcome: HandOutcome = {
    pots: shared,
    uncalled,
    rake: shared.reduce((sum, { rake }) => sum + rake, 0),
    shown: isShowdown ? showing(state, remaining, strengths) : [],
    strengths: [...strengths].map(([seat, strength]) => ({ seat, strength })),
  };
  return { ...state, seats: state.seats.map((seat) => ({ ...seat, stack: seat.stack + won(seat.seat) })), toAct: null, outcome };
}
