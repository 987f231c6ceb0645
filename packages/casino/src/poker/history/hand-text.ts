import { rankOf, suitOf } from '../../cards/cards.ts';
import { replayHand } from '../act-in-hand.ts';
import { beginHand } from '../begin-hand.ts';
import { type HandAction, type HandSetup, type HandState, seatOf } from '../hand-state.ts';
import { type HandEvent, handEvents } from './hand-events.ts';

/** A hand that is over, with what its text says beside the play. */
export interface PlayedHand {
  readonly setup: HandSetup;
  readonly actions: readonly HandAction[];
  readonly number: string;
  readonly table: string;
  readonly tableSeats: number;
  readonly startedAt: Date;
  /** Names by seat, as the reader of the text may see them. */
  readonly names: ReadonlyMap<number, string>;
  /** Decimals of a chip: 2 where chips are cents. */
  readonly decimals: number;
  /** Stands before amounts of money; empty for play money. */
  readonly currencySign: string;
}

const RANKS = '23456789TJQKA';
const SUITS = 'dhsc';
const NAMES = { holdem: "Hold'em No Limit", omaha: 'Omaha No Limit' } as const;
const STREET_NAMES = { preflop: 'HOLE CARDS', flop: 'FLOP', turn: 'TURN', river: 'RIVER' } as const;
const POSTS = {
  ante: 'the ante',
  'small-blind': 'small blind',
  'big-blind': 'big blind',
  'live-post': 'big blind',
  'dead-post': 'small blind (dead)',
} as const;

const cardText = (card: number): string => `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`;
const cardsText = (cards: readonly number[]): string => `[${cards.map(cardText).join(' ')}]`;

/** Writes amounts: whole chips as decimals of their currency. */
const amounts =
  ({ decimals, currencySign }: PlayedHand) =>
  (chips: number): string => {
    const digits = String(chips).padStart(decimals + 1, '0');
    const whole = digits.slice(0, digits.length - decimals);
    return decimals === 0 ? `${currencySign}${whole}` : `${currencySign}${whole}.${digits.slice(-decimals)}`;
  };

function boardText({ street, board }: Extract<HandEvent, { kind: 'street' }>): string {
  const head = `*** ${STREET_NAMES[street]} ***`;
  return street === 'flop' ? `${head} ${cardsText(board)}` : `${head} ${cardsText(board.slice(0, -1))} ${cardsText(board.slice(-1))}`;
}

function line(event: HandEvent, hand: PlayedHand): string {
  const chips = amounts(hand);
  if (event.kind === 'street') return boardText(event);
  const name = hand.names.get(event.seat) ?? `Seat ${event.seat}`;
  const allIn = 'isAllIn' in event && event.isAllIn ? ' and is all-in' : '';
  switch (event.kind) {
    case 'posts':
      return `${name}: posts ${POSTS[event.what]} ${chips(event.chips)}`;
    case 'fold':
      return `${name}: folds${event.isLate ? ' (timed out)' : ''}`;
    case 'check':
      return `${name}: checks${event.isLate ? ' (timed out)' : ''}`;
    case 'call':
      return `${name}: calls ${chips(event.chips)}${allIn}`;
    case 'bet':
      return `${name}: bets ${chips(event.to)}${allIn}`;
    case 'raise':
      return `${name}: raises ${chips(event.by)} to ${chips(event.to)}${allIn}`;
    case 'uncalled':
      return `Uncalled bet (${chips(event.chips)}) returned to ${name}`;
    case 'shows':
      return `${name}: shows ${cardsText(event.cards)}`;
    case 'wins':
      return `${name} collected ${chips(event.chips)} from ${event.pot === 0 ? 'the pot' : `side pot-${event.pot}`}`;
  }
}

function heading(hand: PlayedHand): string[] {
  const { setup, number, table, tableSeats, startedAt, names } = hand;
  const chips = amounts(hand);
  const { rules, positions } = setup;
  const at = startedAt.toISOString().replaceAll('-', '/').replace('T', ' ').slice(0, 19);
  return [
    `Hand #${number}: ${NAMES[rules.variant]} (${chips(rules.smallBlind)}/${chips(rules.bigBlind)}) - ${at} UTC`,
    `Table '${table}' ${tableSeats}-max Seat #${positions.button} is the button`,
    ...setup.seats.map((dealt) => `Seat ${dealt.seat}: ${names.get(dealt.seat) ?? `Seat ${dealt.seat}`} (${chips(dealt.chips)} in chips)`),
  ];
}

function summary(ended: HandState, hand: PlayedHand): string[] {
  const chips = amounts(hand);
  const { outcome, board } = ended;
  const total = outcome?.pots.reduce((sum, pot) => sum + pot.chips, 0) ?? 0;
  return [
    '*** SUMMARY ***',
    `Total pot ${chips(total)} | Rake ${chips(outcome?.rake ?? 0)}`,
    ...(board.length > 0 ? [`Board ${cardsText(board)}`] : []),
  ];
}

/**
 * A hand as a text in the form that programs for players read: a data format, in English whatever the site's language.
 *
 * @param own the reader's seat, whose cards it tells; `null` for a reader who only watched. Cards of others stand in it only if they were shown; `all` tells
 *   everybody's, for the house alone.
 */
export function handText(hand: PlayedHand, own: number | null | 'all'): string {
  const { setup, actions, names } = hand;
  const ended = replayHand(beginHand(setup), actions);
  if (!ended.ok) throw new RangeError(`the hand was not played so: ${ended.error.message}`);
  const events = handEvents(setup, actions);
  const firstDecision = events.findIndex(({ kind }) => kind !== 'posts');
  const [posts, rest] = firstDecision < 0 ? [events, []] : [events.slice(0, firstDecision), events.slice(firstDecision)];
  const showdown = rest.findIndex(({ kind }) => kind === 'shows');
  const lines = rest.map((event) => line(event, hand));
  if (showdown >= 0) lines.splice(showdown, 0, '*** SHOW DOWN ***');
  const told = setup.seats.filter(({ seat }) => own === 'all' || seat === own);
  const dealt = told.map(({ seat }) => `Dealt to ${names.get(seat) ?? `Seat ${seat}`} ${cardsText(seatOf(ended.value, seat).hole)}`);
  return [
    ...heading(hand),
    ...posts.map((event) => line(event, hand)),
    `*** ${STREET_NAMES.preflop} ***`,
    ...dealt,
    ...lines,
    ...summary(ended.value, hand),
    '',
  ].join('\n');
}
