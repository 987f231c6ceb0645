import { describe, expect, it } from 'vitest';
import type { HandAction } from '../hand-state.ts';
import { dealHand } from '../testing/deal-hand.ts';
import { handEvents } from './hand-events.ts';
import { handText, type PlayedHand } from './hand-text.ts';

const deal = dealHand({
  chips: [2_000, 40_000, 30_000],
  hole: ['As Ah', 'Ks Kh', '8c 3s'],
  board: '2c 7d 9h Js 3d',
  rake: { ratePpm: 40_000, caps: [{ players: 2, chips: 200 }] },
});
const ACTIONS: readonly HandAction[] = [
  { seat: 1, kind: 'raise', to: 2_000 },
  { seat: 2, kind: 'call' },
  { seat: 3, kind: 'call' },
  { seat: 2, kind: 'raise', to: 1_250 },
  { seat: 3, kind: 'fold', isLate: true },
];
const HAND: PlayedHand = {
  setup: deal.setup,
  actions: ACTIONS,
  number: '77410',
  table: 'Northbank 2',
  tableSeats: 6,
  startedAt: new Date(Date.UTC(2026, 4, 3, 17, 5, 9)),
  names: new Map([
    [1, 'Rook'],
    [2, 'You'],
    [3, 'Harbour'],
  ]),
  decimals: 2,
  currencySign: '€',
};

describe('the text of a hand', () => {
  it('tells what was seen, the reader’s own cards and those that were shown', () => {
    expect(handText(HAND, 2)).toBe(`Hand #77410: Hold'em No Limit (€0.50/€1.00) - 2026/05/03 17:05:09 UTC
Table 'Northbank 2' 6-max Seat #1 is the button
Seat 1: Rook (€20.00 in chips)
Seat 2: You (€400.00 in chips)
Seat 3: Harbour (€300.00 in chips)
You: posts small blind €0.50
Harbour: posts big blind €1.00
*** HOLE CARDS ***
Dealt to You [Ks Kh]
Rook: raises €19.00 to €20.00 and is all-in
You: calls €19.50
Harbour: calls €19.00
*** FLOP *** [2c 7d 9h]
You: bets €12.50
Harbour: folds (timed out)
*** TURN *** [2c 7d 9h] [Js]
*** RIVER *** [2c 7d 9h Js] [3d]
Uncalled bet (€12.50) returned to You
*** SHOW DOWN ***
You: shows [Ks Kh]
Rook: shows [As Ah]
Rook collected €58.00 from the pot
*** SUMMARY ***
Total pot €60.00 | Rake €2.00
Board [2c 7d 9h Js 3d]
`);
  });

  it('tells nobody what was not shown', () => {
    expect(handText(HAND, null)).not.toContain('8c 3s');
    expect(handText(HAND, null)).not.toContain('Dealt to');
  });

  it('tells the house the cards of everybody, folded ones too', () => {
    expect(handText(HAND, 'all').match(/^Dealt to .*$/gm)).toEqual([
      'Dealt to Rook [As Ah]',
      'Dealt to You [Ks Kh]',
      'Dealt to Harbour [8c 3s]',
    ]);
  });

  it('writes play money as whole points', () => {
    const text = handText({ ...HAND, decimals: 0, currencySign: '' }, null);
    expect(text).toContain('Rook: raises 1900 to 2000 and is all-in');
  });
});

describe('what the table has seen', () => {
  it('tells a call by what it took, which may be less than a big blind that is short', () => {
    const { setup } = dealHand({ chips: [10_000, 70] });
    expect(handEvents(setup, [{ seat: 1, kind: 'call' }])[2]).toEqual({ kind: 'call', seat: 1, chips: 20, isAllIn: false });
  });
  it('begins with what was posted', () => {
    expect(handEvents(deal.setup, []).slice(0, 2)).toEqual([
      { kind: 'posts', seat: 2, what: 'small-blind', chips: 50 },
      { kind: 'posts', seat: 3, what: 'big-blind', chips: 100 },
    ]);
  });
  it('is refused of a hand that was not played so', () => {
    expect(() => handEvents(deal.setup, [{ seat: 2, kind: 'fold' }])).toThrow('seat 1 is to act');
  });
});
