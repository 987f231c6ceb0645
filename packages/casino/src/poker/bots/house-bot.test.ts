import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { randomDraws } from '../../testing/play-many.ts';
import { actInHand } from '../act-in-hand.ts';
import { beginHand } from '../begin-hand.ts';
import type { HandState } from '../hand-state.ts';
import { seatView } from '../seat-view.ts';
import { type CashSeat, type NextHand, nextHand, type Places } from '../table/next-hand.ts';
import { cardsOf, dealHand, playHand } from '../testing/deal-hand.ts';
import { shuffled } from '../testing/play-randomly.ts';
import type { PokerVariant } from '../variant.ts';
import { equityOf } from './equity.ts';
import { decideForBot } from './house-bot.ts';

const SEED = Number(process.env.SEED);
const BLINDS = { smallBlind: 50, bigBlind: 100 };
const STACK = 5_000;

/** Somebody who is always dealt in and owes nothing. */
const present = (seat: number, chips: number): CashSeat => ({
  seat,
  chips,
  isPresent: true,
  missed: { big: false, small: false },
  postsAtOnce: false,
});

function playOut(begun: HandState): HandState {
  const draws = randomDraws('bots', SEED, begun.setup.deck.join());
  let state = begun;
  while (state.toAct !== null) {
    const next = actInHand(state, decideForBot(seatView(state, state.toAct), draws));
    if (!next.ok) throw new Error(`a bot's decision is refused: ${next.error.message}`);
    state = next.value;
  }
  return state;
}

/** Bots play until one has all the chips or so many hands have been played. */
function playTable(variant: PokerVariant, hands: number): readonly number[] {
  const random = createRandom('bots', variant, SEED);
  const rake = { ratePpm: 40_000, caps: [{ players: 2, chips: 200 }] };
  let stacks = [1, 2, 3, 4].map((seat) => ({ seat, chips: STACK }));
  let before: Places | null = null;
  const sums: number[] = [];
  let raked = 0;
  for (let hand = 0; hand < hands; hand += 1) {
    const next: NextHand | null = nextHand(
      stacks.map(({ seat, chips }) => present(seat, chips)),
      before,
      BLINDS,
      0,
    );
    if (!next) break;
    before = next.places;
    const ended = playOut(beginHand({ ...next, rules: { variant, ante: 0, rake, ...BLINDS }, deck: shuffled(random) }));
    stacks = stacks.map(({ seat, chips }) => ({ seat, chips: ended.seats.find((one) => one.seat === seat)?.stack ?? chips }));
    raked += ended.outcome?.rake ?? 0;
    sums.push(stacks.reduce((sum, { chips }) => sum + chips, raked));
  }
  return sums;
}

describe('a house bot', () => {
  it('neither makes nor loses chips', () => {
    for (const sums of [playTable('holdem', 60), playTable('omaha', 6)]) {
      expect(sums.length, `seed ${SEED}`).toBeGreaterThan(0);
      expect(new Set(sums)).toEqual(new Set([4 * STACK]));
    }
  });

  it('decides the same whatever cards it does not see', () => {
    const deal = (other: string, river: string) =>
      playHand(dealHand({ chips: [STACK, STACK], hole: ['As Kd', other], board: `2c 7d 9h Js ${river}` }), '1c 2k 2k');
    const one = deal('Qs Qh', '3d');
    const other = deal('8c 3s', 'Ad');
    const decide = (state: HandState) => decideForBot(seatView(state, 1), randomDraws('bot', SEED));
    expect(decide(one)).toEqual(decide(other));
  });

  it('is given no hand, whose deck it could read', () => {
    const state = dealHand({ chips: [STACK, STACK] });
    // @ts-expect-error A state of a hand is not a view of it.
    expect(() => decideForBot(state, randomDraws('bot', SEED))).toThrow();
    expect(() => decideForBot(seatView(state, 2), randomDraws('bot', SEED))).toThrow('in its turn');
  });

  it('knows what aces are worth, and what the river has decided', () => {
    const draws = randomDraws('equity', 1);
    const aces = dealHand({ chips: [STACK, STACK], hole: ['As Ah', '7d 2c'] });
    // 85.2 % against any hand; four standard errors of 4,000 deals are 2.2 %.
    expect(Math.abs(equityOf(seatView(aces, 1), draws, 4_000) - 0.852)).toBeLessThan(0.025);
    const royal = playHand(dealHand({ chips: [STACK, STACK], hole: ['As Ks', '7d 2c'], board: 'Qs Js Ts 3d 4h' }), '1c 2k 2k 1k 2k 1k 2k');
    expect(royal.board).toEqual(cardsOf('Qs Js Ts 3d 4h'));
    expect(equityOf(seatView(royal, 1), draws, 50)).toBe(1);
  });

  it('raises with the best hand and folds what is worth nothing against an all-in', () => {
    const deal = dealHand({ chips: [STACK, STACK], hole: ['7d 2c', 'As Ah'], board: 'Ac Ad Ks 3d 4h' });
    const river = playHand(deal, '1c 2k 2k 1k 2k 1k 2r4900');
    expect(decideForBot(seatView(river, 1), randomDraws('fold', SEED)).kind).toBe('fold');
    const best = playHand(deal, '1c 2k 2k 1k 2k 1k');
    const kinds = Array.from({ length: 40 }, (_, i) => decideForBot(seatView(best, 2), randomDraws('raise', i)).kind);
    expect(kinds.filter((kind) => kind === 'raise').length).toBeGreaterThan(15);
  });
});
