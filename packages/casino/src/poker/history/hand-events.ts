import { actInHand } from '../act-in-hand.ts';
import { beginHand, forcedBets } from '../begin-hand.ts';
import { BOARD_ON, type HandAction, type HandSetup, type HandState, STREETS, type Street, seatOf } from '../hand-state.ts';
import { legalActions } from '../legal-actions.ts';
import { clockwiseAfter } from '../seat-order.ts';

type Forced = 'ante' | 'small-blind' | 'big-blind' | 'live-post' | 'dead-post';

/** Something that everybody at the table saw. Chips are whole; `to` is the seat's bet on the street thereafter. */
export type HandEvent =
  | { readonly kind: 'posts'; readonly seat: number; readonly what: Forced; readonly chips: number }
  | { readonly kind: 'street'; readonly street: Street; readonly board: readonly number[] }
  | { readonly kind: 'fold' | 'check'; readonly seat: number; readonly isLate: boolean }
  | { readonly kind: 'call'; readonly seat: number; readonly chips: number; readonly isAllIn: boolean }
  | { readonly kind: 'bet'; readonly seat: number; readonly to: number; readonly isAllIn: boolean }
  | { readonly kind: 'raise'; readonly seat: number; readonly by: number; readonly to: number; readonly isAllIn: boolean }
  | { readonly kind: 'uncalled'; readonly seat: number; readonly chips: number }
  | { readonly kind: 'shows'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly kind: 'wins'; readonly seat: number; readonly chips: number; readonly pot: number };

function posted(setup: HandSetup): HandEvent[] {
  const { positions } = setup;
  return clockwiseAfter(setup.seats, positions.button).flatMap((dealt) => {
    const { ante, blind, dead } = forcedBets(setup, dealt);
    const { seat } = dealt;
    const name = seat === positions.bigBlind ? 'big-blind' : seat === positions.smallBlind ? 'small-blind' : 'live-post';
    const wanted: readonly (readonly [Forced, number])[] = [
      ['ante', ante],
      [name, blind],
      ['dead-post', dead],
    ];
    let left = dealt.chips;
    return wanted.flatMap(([what, of]): HandEvent[] => {
      const chips = Math.min(of, left);
      left -= chips;
      return chips > 0 ? [{ kind: 'posts', seat, what, chips }] : [];
    });
  });
}

/** The decision of a seat, told by what it changed. */
function decision(before: HandState, action: HandAction): HandEvent {
  const { seat, isLate = false } = action;
  const { stack, bet } = seatOf(before, seat);
  if (action.kind === 'raise') {
    const isAllIn = action.to === bet + stack;
    if (before.currentBet === 0) return { kind: 'bet', seat, to: action.to, isAllIn };
    return { kind: 'raise', seat, by: action.to - before.currentBet, to: action.to, isAllIn };
  }
  if (action.kind !== 'call') return { kind: action.kind, seat, isLate };
  const chips = legalActions(before, seat).callChips;
  return { kind: 'call', seat, chips, isAllIn: chips === stack };
}

const streets = (before: number, { board }: HandState): HandEvent[] =>
  STREETS.filter((street) => BOARD_ON[street] > before && BOARD_ON[street] <= board.length).map((street) => ({
    kind: 'street',
    street,
    board: board.slice(0, BOARD_ON[street]),
  }));

function ending(state: HandState): HandEvent[] {
  const { outcome } = state;
  if (!outcome) return [];
  return [
    ...(outcome.uncalled ? [{ kind: 'uncalled', ...outcome.uncalled } as const] : []),
    ...outcome.shown.map((seat): HandEvent => ({ kind: 'shows', seat, cards: seatOf(state, seat).hole })),
    ...outcome.pots.flatMap(({ winners }, pot) =>
      winners.filter(({ chips }) => chips > 0).map(({ seat, chips }): HandEvent => ({ kind: 'wins', seat, chips, pot })),
    ),
  ];
}

/** All that everybody at the table has seen of a hand by now, in order. Throws where an action is illegal: only hands that were played are told. */
export function handEvents(setup: HandSetup, actions: readonly HandAction[]): readonly HandEvent[] {
  const begun = beginHand(setup);
  const told = [...posted(setup), ...streets(0, begun)];
  let state = begun;
  for (const action of actions) {
    const next = actInHand(state, action);
    if (!next.ok) throw new RangeError(`the hand was not played so: ${next.error.message}`);
    told.push(decision(state, action), ...streets(state.board.length, next.value));
    state = next.value;
  }
  return [...told, ...ending(state)];
}
