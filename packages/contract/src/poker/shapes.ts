import { z } from 'zod';
import { SitGoView } from './sit-go-shapes.ts';

/** Whole minor units of the table's currency; at the table of a sit-and-go tournament chips, which are no money. */
const chips = z.number().int();
const seat = z.number().int();
/** A card from 0 to 51: the twos first, the aces last; of each rank diamonds, hearts, spades, clubs. */
const card = z.number().int();
const street = z.enum(['preflop', 'flop', 'turn', 'river']);
const isAllIn = z.boolean();

/** A table as the lobby lists it. */
export const PokerTableInfo = z.object({
  tableId: z.string(),
  name: z.string(),
  variant: z.enum(['holdem', 'omaha']),
  /** Null at the table of a tournament, whose chips are no money. */
  currency: z.string().nullable(),
  seats: z.number().int(),
  smallBlind: chips,
  bigBlind: chips,
  ante: chips,
  minBuyIn: chips,
  maxBuyIn: chips,
  /** Parts per million of the pots, at most so many chips a hand by how many were dealt in: the last line of no more players counts. */
  rake: z.object({ ratePpm: z.number().int(), caps: z.array(z.object({ players: z.number().int(), chips })) }),
  decisionMs: z.number().int(),
  bankMs: z.number().int(),
  /** Seats that are taken, by players and by house bots, and by bots alone. */
  taken: z.number().int(),
  bots: z.number().int(),
  /** Of the last hands; null before there are any. */
  averagePot: chips.nullable(),
  /** Players who wait for a seat: of as many seats that get free each is kept for a while. */
  waiting: z.number().int(),
});
export type PokerTableInfo = z.infer<typeof PokerTableInfo>;

/** A seat that is taken. `chips` are those of the last hand that is over. */
export const PokerSeatView = z.object({ seat, name: z.string(), isBot: z.boolean(), chips, isPresent: z.boolean() });
export type PokerSeatView = z.infer<typeof PokerSeatView>;

/** Something that everybody at the table has seen; `to` is the seat's bet on the street thereafter. */
export const PokerHandEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('posts'), seat, what: z.enum(['ante', 'small-blind', 'big-blind', 'live-post', 'dead-post']), chips }),
  z.object({ kind: z.literal('street'), street, board: z.array(card) }),
  z.object({ kind: z.literal('fold'), seat, isLate: z.boolean() }),
  z.object({ kind: z.literal('check'), seat, isLate: z.boolean() }),
  z.object({ kind: z.literal('call'), seat, chips, isAllIn }),
  z.object({ kind: z.literal('bet'), seat, to: chips, isAllIn }),
  z.object({ kind: z.literal('raise'), seat, by: chips, to: chips, isAllIn }),
  z.object({ kind: z.literal('uncalled'), seat, chips }),
  z.object({ kind: z.literal('shows'), seat, cards: z.array(card) }),
  z.object({ kind: z.literal('wins'), seat, chips, pot: z.number().int() }),
]);
export type PokerHandEvent = z.infer<typeof PokerHandEvent>;

/** The decisions that the player may take now; `raiseTo` is the least and the most to raise or bet to, null where that is not open. */
const PokerLegalView = z.object({
  canCheck: z.boolean(),
  callChips: chips,
  raiseTo: z.object({ min: chips, max: chips }).nullable(),
});

const PokerOutcomeView = z.object({
  pots: z.array(z.object({ chips, rake: chips, winners: z.array(z.object({ seat, chips })) })),
  uncalled: z.object({ seat, chips }).nullable(),
  rake: chips,
  shown: z.array(seat),
});

/** A hand as the caller may see it: own cards, and those of others once they were turned up. Instants are epoch ms. */
export const PokerHandView = z.object({
  handId: z.string(),
  positions: z.object({ button: seat, smallBlind: seat.nullable(), bigBlind: seat }),
  /** Of the caller; empty for who is not in the hand. */
  ownCards: z.array(card),
  street,
  board: z.array(card),
  /** Clockwise from the button on. `cards` are null while they are hidden. */
  seats: z.array(
    z.object({ seat, stack: chips, bet: chips, standing: z.enum(['in', 'all-in', 'folded']), cards: z.array(card).nullable() }),
  ),
  /** All pots, the street's bets included. */
  potChips: chips,
  pots: z.array(z.object({ chips, players: z.number().int() })),
  currentBet: chips,
  toAct: seat.nullable(),
  legal: PokerLegalView.nullable(),
  outcome: PokerOutcomeView.nullable(),
  /** The beginning of the turn, and the end of its time with the time bank; null while nobody is to act. */
  turnAt: z.number().nullable(),
  actsBy: z.number().nullable(),
  events: z.array(PokerHandEvent),
});
export type PokerHandView = z.infer<typeof PokerHandView>;

/** The caller's seat. */
export const PokerOwnSeat = z.object({
  seat,
  /** Of the last hand that is over. */
  chips,
  isPresent: z.boolean(),
  /** Whether the player is paid out once the hand is over. */
  isLeaving: z.boolean(),
  postsAtOnce: z.boolean(),
  /** Whether the next hand is dealt without the player, who is ready and owes blinds: the big blind has to come round. */
  waitsForBlind: z.boolean(),
  satAt: z.number(),
  /** All chips that were bought since. */
  boughtChips: chips,
});
export type PokerOwnSeat = z.infer<typeof PokerOwnSeat>;

/** The caller's place in the list of who waits for a seat, from 1 on; a seat is kept until `keptUntil` (epoch ms), null while none is free. */
const PokerWait = z.object({ place: z.number().int(), keptUntil: z.number().nullable() });

/** A table at an instant. */
export const PokerTableView = z.object({
  table: PokerTableInfo,
  seats: z.array(PokerSeatView),
  own: PokerOwnSeat.nullable(),
  /** Null for who does not wait for a seat. */
  wait: PokerWait.nullable(),
  /** Of the deck that is dealt next, before anybody has given a part to its cut; null while none is promised. */
  promise: z.string().nullable(),
  /** The hand that is played, or the last one that is over. */
  hand: PokerHandView.nullable(),
  /** The sit-and-go that is played at the table; null at a cash table. */
  sitGo: SitGoView.nullable(),
});
export type PokerTableView = z.infer<typeof PokerTableView>;

/** A hand of the caller's that is over. */
export const PokerPastHand = z.object({ handId: z.string(), endedAt: z.number(), chipsBefore: chips, chipsAfter: chips });
export type PokerPastHand = z.infer<typeof PokerPastHand>;

/** The sealed deck of a hand that is over, with the cards that the caller has seen opened. */
export const PokerDeckView = z.object({
  promise: z.string(),
  /** Of the 52 cards as they were sealed. */
  seals: z.array(z.string()),
  /** The players' parts in the cut. */
  tableSeed: z.string(),
  cards: z.array(z.object({ place: z.number().int(), card, salt: z.string() })),
});
export type PokerDeckView = z.infer<typeof PokerDeckView>;

/** The price of chips and entries in the account of whoever asks: so many minor units of its currency for one of the table's. */
export const PokerOwnRate = z.object({ currency: z.string(), minorPerMinor: z.number().int() });
export type PokerOwnRate = z.infer<typeof PokerOwnRate>;
