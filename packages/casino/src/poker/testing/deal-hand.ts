import { actInHand } from '../act-in-hand.ts';
import { beginHand } from '../begin-hand.ts';
import type { DealtSeat, HandSetup, HandState } from '../hand-state.ts';
import type { HandRules } from '../rules.ts';

const RANKS = '23456789TJQKA';
const SUITS = 'dhsc';

/**
 * Cards by their usual names: "As Td".
 *
 * @internal
 */
export const cardsOf = (text: string): number[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((card) => RANKS.indexOf(card[0] as string) * 4 + SUITS.indexOf(card[1] as string));

/** Hold'em at 50 and 100 without ante and rake. */
const RULES: HandRules = { variant: 'holdem', smallBlind: 50, bigBlind: 100, ante: 0, rake: null };

interface Deal extends Partial<HandRules> {
  /** Chips of the seats 1, 2, 3 ...: the first has the button. */
  readonly chips: readonly number[];
  /** Own cards of the seats, "As Ad"; those that are left out are dealt the lowest that remain. */
  readonly hole?: readonly string[];
  readonly board?: string;
  readonly posts?: Readonly<Record<number, Partial<DealtSeat>>>;
  readonly smallBlindSeat?: number | null;
}

function deckOf(hole: readonly string[], board: string, players: number, size: number): readonly number[] {
  // The button, seat 1, is dealt to last.
  const named = Array.from({ length: players }, (_, i) => cardsOf(hole[(i + 1) % players] ?? ''));
  const given = new Set([...named.flat(), ...cardsOf(board)]);
  const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !given.has(card));
  const own = Array.from({ length: players * size }, (_, k) => named[k % players]?.[Math.floor(k / players)] ?? (rest.shift() as number));
  return [...own, ...cardsOf(board), ...rest];
}

/**
 * Deals a hand with named cards. Heads-up the button has the small blind, else seats 2 and 3 post.
 *
 * @internal
 */
export function dealHand({ chips, hole = [], board = '', posts = {}, smallBlindSeat, ...rules }: Deal): HandState {
  const all = { ...RULES, ...rules };
  const headsUp = chips.length === 2;
  const setup: HandSetup = {
    rules: all,
    seats: chips.map((stack, i) => ({ seat: i + 1, chips: stack, postsLive: 0, postsDead: 0, ...posts[i + 1] })),
    positions: {
      button: 1,
      smallBlind: smallBlindSeat === undefined ? (headsUp ? 1 : 2) : smallBlindSeat,
      bigBlind: headsUp ? 2 : 3,
    },
    deck: deckOf(hole, board, chips.length, all.variant === 'omaha' ? 4 : 2),
  };
  return beginHand(setup);
}

/**
 * Plays decisions as they are noted: "1f 2c 3k 1r400" folds, calls, checks and raises to.
 *
 * @internal
 */
export function playHand(state: HandState, decisions: string): HandState {
  return decisions.split(' ').reduce((now, text) => {
    const seat = Number(text[0]);
    const kind = ({ f: 'fold', c: 'call', k: 'check', r: 'raise' } as const)[text[1] as 'f' | 'c' | 'k' | 'r'];
    const next = actInHand(now, kind === 'raise' ? { seat, kind, to: Number(text.slice(2)) } : { seat, kind });
    if (!next.ok) throw new Error(`${text}: ${next.error.field}, ${next.error.message}`);
    return next.value;
  }, state);
}
