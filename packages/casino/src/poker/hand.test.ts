import { describe, expect, it } from 'vitest';
import { actInHand, lateAction, replayHand } from './act-in-hand.ts';
import { type HandAction, type HandState, seatOf } from './hand-state.ts';
import { legalActions } from './legal-actions.ts';
import { dealHand, playHand } from './testing/deal-hand.ts';

const stacks = (state: HandState): number[] => [...state.seats].sort((a, b) => a.seat - b.seat).map(({ stack }) => stack);
const raiseTo = (state: HandState) => legalActions(state, state.toAct as number).raiseTo;
const THREE = [10_000, 10_000, 10_000];
const BOARD = '2c 7d 9h Js Kd';

describe('a hand of poker', () => {
  it('posts the blinds and begins left of the big blind', () => {
    const state = dealHand({ chips: [10_000, 10_000, 10_000, 10_000] });
    expect(stacks(state)).toEqual([10_000, 9_950, 9_900, 10_000]);
    expect(state).toMatchObject({ street: 'preflop', toAct: 4, currentBet: 100 });
    expect(raiseTo(state)).toEqual({ min: 200, max: 10_000 });
  });

  it('has the button post the small blind and begin heads-up, and the other begin on the flop', () => {
    const state = dealHand({ chips: [10_000, 10_000] });
    expect(stacks(state)).toEqual([9_950, 9_900]);
    expect(state.toAct).toBe(1);
    expect(playHand(state, '1c 2k')).toMatchObject({ street: 'flop', toAct: 2 });
  });

  it('asks the big blind, whose blind is no decision', () => {
    const called = playHand(dealHand({ chips: THREE }), '1c 2c');
    expect(called).toMatchObject({ street: 'preflop', toAct: 3 });
    expect(playHand(called, '3r300')).toMatchObject({ toAct: 1 });
    expect(playHand(called, '3k')).toMatchObject({ street: 'flop', toAct: 2 });
  });

  it('goes to who is left, who shows nothing and has back what nobody called', () => {
    const state = playHand(dealHand({ chips: THREE }), '1r300 2f 3f');
    expect(stacks(state)).toEqual([10_150, 9_950, 9_900]);
    expect(state.outcome).toMatchObject({ uncalled: { seat: 1, chips: 200 }, shown: [], rake: 0, strengths: [] });
    expect(actInHand(state, { seat: 1, kind: 'check' })).toEqual({ ok: false, error: { field: 'seat', message: 'the hand is over' } });
  });

  it('is won by the best hand, the last to bet showing first and losers after it hiding theirs', () => {
    const deal = dealHand({ chips: THREE, hole: ['As Kh', 'Qs Qh', 'Ad Kc'], board: BOARD });
    const state = playHand(deal, '1c 2c 3k 2k 3k 1k 2k 3k 1k 2k 3r200 1c 2c');
    expect(state.outcome?.shown).toEqual([3, 1]);
    expect(state.outcome?.pots).toMatchObject([{ chips: 900, winners: [{ seat: 3 }, { seat: 1 }] }]);
    expect(stacks(state)).toEqual([10_150, 9_700, 10_150]);
  });

  it('follows from its setup and its actions', () => {
    const begun = dealHand({ chips: THREE, board: BOARD });
    const actions: readonly HandAction[] = [
      { seat: 1, kind: 'raise', to: 250 },
      { seat: 2, kind: 'fold' },
      { seat: 3, kind: 'call' },
      { seat: 3, kind: 'check', isLate: true },
    ];
    const replayed = replayHand(begun, actions);
    expect(replayed).toEqual({ ok: true, value: playHand(begun, '1r250 2f 3c 3k') });
    expect(replayHand(begun, [...actions, { seat: 3, kind: 'check' }])).toMatchObject({ ok: false, error: { field: 'seat' } });
  });

  it('is decided by the clock with a check where that is free and else with a fold', () => {
    const state = dealHand({ chips: THREE });
    expect(lateAction(state, 1)).toEqual({ seat: 1, kind: 'fold', isLate: true });
    expect(lateAction(playHand(state, '1c 2c'), 3)).toEqual({ seat: 3, kind: 'check', isLate: true });
  });
});

describe('raises without limit', () => {
  it('lift the bet by the last raise at least', () => {
    const state = playHand(dealHand({ chips: THREE }), '1r350');
    expect(raiseTo(state)).toEqual({ min: 600, max: 10_000 });
    expect(raiseTo(playHand(state, '2r1000'))).toEqual({ min: 1_650, max: 10_000 });
  });

  it('begin anew with the big blind on each street', () => {
    const flop = playHand(dealHand({ chips: THREE }), '1r900 2c 3c');
    expect(raiseTo(flop)).toEqual({ min: 100, max: 9_100 });
    expect(raiseTo(playHand(flop, '2r130'))).toEqual({ min: 260, max: 9_100 });
  });

  it('are not reopened by an all-in of less for who has acted, and stay open for who has not', () => {
    const state = playHand(dealHand({ chips: [10_000, 450, 10_000, 10_000] }), '4c 1r300 2r450');
    expect(raiseTo(state)).toEqual({ min: 650, max: 10_000 });
    const back = playHand(state, '3f 4c');
    expect(back.toAct).toBe(1);
    expect(legalActions(back, 1)).toEqual({ canCheck: false, callChips: 150, raiseTo: null });
    expect(actInHand(back, { seat: 1, kind: 'raise', to: 2_000 })).toMatchObject({ ok: false, error: { field: 'kind' } });
  });

  it('are reopened by two all-ins that add up to a raise', () => {
    // 100, all in 160, all in 210: the first faces 110, a full bet.
    const state = playHand(dealHand({ chips: [10_000, 10_100, 260, 310] }), '4c 1c 2c 3k 2r100 3r160 4r210 1c');
    expect(state.toAct).toBe(2);
    expect(raiseTo(state)).toEqual({ min: 310, max: 10_000 });
  });

  it.each([
    [{ seat: 1, kind: 'raise', to: 199 }, 'to'],
    [{ seat: 1, kind: 'raise', to: 10_001 }, 'to'],
    [{ seat: 1, kind: 'raise', to: 250.5 }, 'to'],
    [{ seat: 1, kind: 'check' }, 'kind'],
    [{ seat: 2, kind: 'fold' }, 'seat'],
  ] as const)('refuse %o by its %s', (action, field) => {
    expect(actInHand(dealHand({ chips: THREE }), action)).toMatchObject({ ok: false, error: { field } });
  });

  it('refuse a call of nothing', () => {
    const state = playHand(dealHand({ chips: THREE }), '1c 2c');
    expect(actInHand(state, { seat: 3, kind: 'call' })).toMatchObject({ ok: false, error: { field: 'kind' } });
  });
});

describe('players who are all in', () => {
  it('win the main pot alone, and the board is dealt out with all hands shown', () => {
    const deal = dealHand({ chips: [500, 3_000, 3_000], hole: ['As Ah', 'Ks Kh', 'Qs Qh'], board: '2c 7d 9h Js 3d' });
    const state = playHand(deal, '1r500 2r3000 3c');
    expect(state.board).toHaveLength(5);
    expect(state.outcome?.pots).toMatchObject(
      [
        { chips: 1_500, eligible: [1, 2, 3], winners: [{ seat: 1, chips: 1_500 }] },
        { chips: 5_000, eligible: [2, 3], winners: [{ seat: 2, chips: 5_000 }] },
      ].map((pot) => ({ ...pot, eligible: expect.arrayContaining(pot.eligible) })),
    );
    expect(new Set(state.outcome?.shown)).toEqual(new Set([1, 2, 3]));
    expect(stacks(state)).toEqual([1_500, 5_000, 0]);
  });

  it('leave no more than a call to the last who can bet', () => {
    const state = playHand(dealHand({ chips: [10_000, 10_000, 700] }), '1f 2r10000');
    expect(legalActions(state, 3)).toEqual({ canCheck: false, callChips: 600, raiseTo: null });
    expect(stacks(playHand(dealHand({ chips: [10_000, 700, 10_000] }), '1f 2r700 3f'))).toEqual([10_000, 800, 9_900]);
  });

  it('by a blind are matched by no more than they have', () => {
    const short = dealHand({ chips: [10_000, 70] });
    expect(legalActions(short, 1)).toEqual({ canCheck: false, callChips: 20, raiseTo: null });
    // A small blind that covers what the big blind had decides nothing.
    expect(dealHand({ chips: [10_000, 40] }).outcome).toMatchObject({ uncalled: { seat: 1, chips: 10 } });
    expect(playHand(dealHand({ chips: [10_000, 10_000, 70] }), '1c').currentBet).toBe(100);
  });

  it('by their antes play for the antes', () => {
    const deal = dealHand({ chips: [10, 5_000, 5_000], ante: 25, hole: ['As Ah', 'Ks Kh', 'Qs Qh'], board: '2c 7d 9h Js 3d' });
    const state = playHand(deal, '2c 3k 2k 3k 2k 3k 2k 3k');
    expect(state.outcome?.pots).toMatchObject([{ chips: 30 }, { chips: 230 }]);
    expect(stacks(state)).toEqual([30, 5_000 - 125 + 230, 5_000 - 125]);
  });
});

describe('players who come back outside the blinds', () => {
  it('post a live big blind that keeps their turn, and a dead small blind for the main pot', () => {
    const state = dealHand({ chips: [1_000, 1_000, 1_000, 1_000], posts: { 4: { postsLive: 100, postsDead: 50 } } });
    expect(seatOf(state, 4)).toMatchObject({ stack: 850, bet: 100 });
    expect(legalActions(state, 4)).toMatchObject({ canCheck: true, raiseTo: { min: 200, max: 950 } });
    const won = playHand(state, '4k 1f 2f 3r300 4f');
    expect(stacks(won)).toEqual([1_000, 950, 1_200, 850]);
  });
  it('may find that nobody posts the small blind', () => {
    const state = dealHand({ chips: [1_000, 1_000, 1_000], smallBlindSeat: null });
    expect(stacks(state)).toEqual([1_000, 1_000, 900]);
  });
});

describe('rake', () => {
  const rake = {
    ratePpm: 50_000,
    caps: [
      { players: 2, chips: 20 },
      { players: 3, chips: 40 },
    ],
  };
  it('is not taken without a flop', () => {
    expect(playHand(dealHand({ chips: THREE, rake }), '1r400 2c 3r2000 1f 2f').outcome?.rake).toBe(0);
  });
  it('is taken of what was called, up to the cap of those dealt in', () => {
    expect(playHand(dealHand({ chips: THREE, rake }), '1c 2c 3k 2r5000 3f 1f').outcome).toMatchObject({
      rake: 15,
      uncalled: { chips: 5_000 },
    });
    const capped = playHand(dealHand({ chips: THREE, rake, board: BOARD }), '1r1000 2c 3c 2k 3k 1r400 2f 3f');
    expect(capped.outcome?.rake).toBe(40);
    expect(stacks(capped)).toEqual([11_960, 9_000, 9_000]);
  });
});

describe('Omaha', () => {
  it('counts exactly two of the own cards', () => {
    // Four spades on the board make no flush with one spade, four aces in hand no four of a kind.
    const deal = dealHand({ variant: 'omaha', chips: [1_000, 1_000], hole: ['As Ah Ad Ac', '9h 9c 3d 4d'], board: '2s 7s 9s Js Kd' });
    const state = playHand(deal, '1r1000 2c');
    expect(stacks(state)).toEqual([0, 2_000]);
  });
});
