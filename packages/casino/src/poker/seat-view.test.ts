import { describe, expect, it } from 'vitest';
import { seatView } from './seat-view.ts';
import { cardsOf, dealHand, playHand } from './testing/deal-hand.ts';

const HOLE = ['As Kh', 'Qs Qh', 'Td 8c'];
const deal = () => dealHand({ chips: [5_000, 5_000, 5_000], hole: HOLE, board: '2c 7d 9h Js Kd' });
const seen = (view: ReturnType<typeof seatView>): (number | null)[] =>
  view.seats.filter(({ cards }) => cards !== null).map(({ seat }) => seat);

describe('the view of a seat', () => {
  it('knows its own cards and nobody else’s', () => {
    const view = seatView(deal(), 2);
    expect(view.ownCards).toEqual(cardsOf('Qs Qh'));
    expect(seen(view)).toEqual([2]);
    expect(seen(seatView(deal(), null))).toEqual([]);
  });

  it('holds no other card anywhere, whatever is read of it, until cards are turned up', () => {
    const state = playHand(deal(), '1r300 2c 3c 2k 3k 1k');
    const hidden = [...cardsOf('As Kh'), ...cardsOf('Td 8c'), ...cardsOf('Kd')];
    const cards = (value: unknown): number[] =>
      JSON.stringify(value)
        .match(/"(?:cards|board|ownCards)":\[[^\]]*\]/g)
        ?.flatMap((text) => (text.match(/\d+/g) ?? []).map(Number)) ?? [];
    const view = seatView(state, 2);
    expect(cards(view).filter((card) => hidden.includes(card))).toEqual([]);
    expect(JSON.stringify(view)).not.toMatch(/deck|hole|setup|strength/);
  });

  it('shows at the end what was turned up, and leaves hidden what was not', () => {
    const state = playHand(deal(), '1c 2c 3k 2k 3k 1k 2k 3k 1k 2k 3k 1r200 2c 3c');
    // A pair of kings, then a straight; the pair of queens between them is beaten when its turn comes.
    expect(state.outcome?.shown).toEqual([1, 3]);
    expect(new Set(seen(seatView(state, 3)))).toEqual(new Set([1, 3]));
    expect(new Set(seen(seatView(state, 2)))).toEqual(new Set([1, 2, 3]));
    expect(seatView(state, null).outcome).not.toHaveProperty('strengths');
  });

  it('says what may be done to the seat to act alone', () => {
    const state = deal();
    expect(seatView(state, 1).legal).toEqual({ canCheck: false, callChips: 100, raiseTo: { min: 200, max: 5_000 } });
    expect(seatView(state, 2).legal).toBeNull();
    expect(seatView(state, null)).toMatchObject({ legal: null, potChips: 150, ownCards: [] });
  });
});
