import type { HandState } from '@touchline/casino/poker/hand-state';
import { seatView } from '@touchline/casino/poker/seat-view';
import { dealHand, playHand } from '@touchline/casino/poker/testing/deal-hand';
import type { PokerHandView, PokerTableView } from '@touchline/contract/poker/shapes';
import type { SitGoView } from '@touchline/contract/poker/sit-go-shapes';
import { describe, expect, it } from 'vitest';
import { pokerTable } from '../testing/poker-table.ts';
import { tableState } from './table-state.ts';

const HAND = dealHand({ chips: [1000, 1000] });
/** Frozen lists of the rules become those that a call brings. */
const asOnWire = (seen: object): PokerHandView => JSON.parse(JSON.stringify(seen)) as PokerHandView;
const view = (hand: HandState | null, own: number | null, rest: Partial<NonNullable<PokerTableView['own']>> = {}): PokerTableView => ({
  table: pokerTable({ seats: 3 }),
  seats: [1, 2].map((seat) => ({ seat, name: `P${seat}`, isBot: false, chips: 1000, isPresent: true })),
  own:
    own === null
      ? null
      : {
          seat: own,
          chips: 1000,
          isPresent: true,
          isLeaving: false,
          postsAtOnce: false,
          waitsForBlind: false,
          satAt: 0,
          boughtChips: 1000,
          ...rest,
        },
  wait: null,
  promise: null,
  sitGo: null,
  hand: hand && asOnWire({ ...seatView(hand, null), handId: '1', turnAt: 0, actsBy: 1, events: [] }),
});

describe('tableState', () => {
  it('tells what a visitor can do', () => {
    expect(tableState(view(HAND, null), false)).toBe('guest');
    expect(tableState(view(HAND, null), true)).toBe('choose');
    const full = { ...view(null, null), table: pokerTable({ seats: 2 }) };
    expect([tableState(full, true), tableState(full, false)]).toEqual(['full', 'full']);
  });

  it.each([
    ['the only free seat is kept for another', 3, 1, null, 'kept-for-others'],
    ['there is one more than who waits', 4, 1, null, 'choose'],
    ['nothing is free for who waits', 2, 1, { place: 1, keptUntil: null }, 'waiting'],
    ['another one is next', 3, 2, { place: 2, keptUntil: null }, 'waiting'],
    ['the seat is kept for the visitor', 3, 2, { place: 1, keptUntil: 5 }, 'kept'],
  ] as const)('tells who waits for a seat whose turn it is: %s', (_, seats, waiting, wait, state) => {
    expect(tableState({ ...view(HAND, null), table: pokerTable({ seats, waiting }), wait }, true)).toBe(state);
  });

  it('tells what a player waits for', () => {
    expect(tableState(view(HAND, 1), true)).toBe('playing');
    expect(tableState(view(playHand(HAND, '1f'), 1), true)).toBe('next');
    expect(tableState(view(HAND, 3), true)).toBe('next');
    expect(tableState(view(HAND, 3, { waitsForBlind: true }), true)).toBe('waits-blind');
    expect(tableState(view(null, 1, { isPresent: false }), true)).toBe('out');
    expect(tableState(view(null, 1, { chips: 0 }), true)).toBe('no-chips');
  });

  it('tells where a tournament is', () => {
    const at = (status: SitGoView['status'], of: PokerTableView) => tableState({ ...of, sitGo: { status } as SitGoView }, true);
    expect(at('running', view(HAND, 1))).toBe('playing');
    expect(at('running', view(HAND, 1, { isPresent: false }))).toBe('tournament-away');
    expect(at('running', view(null, 1))).toBe('tournament-next');
    expect(at('running', view(HAND, null))).toBe('tournament');
    expect([at('over', view(null, null)), at('void', view(null, null))]).toEqual(['tournament-over', 'tournament-over']);
  });
});
