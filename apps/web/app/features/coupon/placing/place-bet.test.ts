import type { BetDecision } from '@touchline/contract/bets/calls';
import type { BetPlacementResponse } from '@touchline/contract/coupon/shapes';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TERMS } from '../state/bet-terms-store.ts';
import { DEFAULT_SETTINGS } from '../state/coupon-settings-store.ts';
import { EMPTY_COUPON } from '../state/coupon-store.ts';
import { legFixture } from '../testing/leg-fixture.ts';
import { makeBetBody } from './bet-requests.ts';
import { applyDecision, type BetApi, followDecision, placeBet } from './place-bet.ts';
import type { BetSubmission, Placement } from './placement-store.ts';

const draft = { ...EMPTY_COUPON, legs: [legFixture(1)], stakeText: '5.' };
const order = { draft, settings: DEFAULT_SETTINGS, terms: DEFAULT_TERMS, betGuid: 'guid-of-this-bet', language: 'en' };
const body = makeBetBody(order);
const errand: BetSubmission = { type: 'bet', body, draft, oneClick: false };
const answer = (change: Partial<BetPlacementResponse> = {}): BetPlacementResponse => ({
  betGuid: 'guid-of-this-bet',
  status: 'accepted',
  autoBetId: null,
  funding: 'balance',
  undoUntil: null,
  remainder: null,
  betId: '61',
  decidesAt: null,
  stake: '5.00',
  totalOdds: '2.00',
  potentialReturn: '10.00',
  balance: '95.00',
  currency: 'EUR',
  legs: [],
  ...change,
});

/** A desk that answers from lists and remembers what it was sent. */
function scripted(
  sends: ('lost' | { answer: BetPlacementResponse } | { refusal: never })[],
  decisions: (BetDecision | null | 'lost')[] = [],
) {
  const sent: unknown[] = [];
  const shown: Placement[] = [];
  const desk: BetApi = {
    send: async (one) => {
      sent.push(one);
      return sends.shift() ?? 'lost';
    },
    decision: async () => decisions.shift() ?? 'lost',
    pause: async () => undefined,
    now: () => 1000,
  };
  return { desk, sent, shown, show: (placement: Placement) => shown.push(placement) };
}

describe('S217 placing a bet', () => {
  it('sends the same body under the same guid until an answer comes', async () => {
    const { desk, sent, shown, show } = scripted(['lost', 'lost', { answer: answer() }]);
    await placeBet(desk, errand, show);
    expect(sent).toEqual([errand, errand, errand]);
    expect(shown.map((placement) => placement.phase)).toEqual(['sending', 'accepted']);
  });

  it('never says "not placed" about a bet whose answer was lost', async () => {
    const { desk, sent, shown, show } = scripted([]);
    await placeBet(desk, errand, show);
    expect(sent).toHaveLength(4);
    expect(shown.at(-1)).toMatchObject({ phase: 'unsure', errand });
  });

  it('waits for a live bet and shows its decision', async () => {
    const waiting = answer({ status: 'waiting', betId: null, decidesAt: 6000 });
    const refusal = { code: 'live_delay_refused', message: 'The score changed.', leg: 0, accepted: null };
    const { desk, shown, show } = scripted(
      [{ answer: waiting }],
      [
        { betGuid: 'guid-of-this-bet', status: 'waiting', betId: null, decidesAt: 6000, refusal: null },
        'lost',
        { betGuid: 'guid-of-this-bet', status: 'refused', betId: null, decidesAt: null, refusal },
      ],
    );
    await placeBet(desk, errand, show);
    const placement = shown.at(-1);
    if (placement?.phase !== 'waiting') throw new Error(`expected a waiting bet, not ${placement?.phase}`);
    await followDecision(desk, placement, show, () => false);
    expect(shown.at(-1)).toEqual({ phase: 'refused', errand, refusal });
  });

  it('stops asking when the coupon has gone on', async () => {
    const { desk, shown, show } = scripted([]);
    const waiting = { phase: 'waiting', errand, answer: answer({ status: 'waiting', decidesAt: 6000 }), startedAt: 1000 } as const;
    await followDecision(desk, waiting, show, () => true);
    expect(shown).toEqual([]);
  });

  it('writes an unfinished stake as the amount that it is', () =>
    expect(body).toMatchObject({ summ: '5', vid: 0, checkCf: 0, notWait: true, tolerance: 0 }));

  it('sends what pays and what it waits for', () => {
    expect(makeBetBody({ ...order, terms: { funding: { from: 'free-bet', code: 'FREE-1', left: null }, auto: null } })).toMatchObject({
      promo: 'FREE-1',
    });
    expect(makeBetBody({ ...order, terms: { funding: { from: 'power', betId: '77' }, auto: null } })).toMatchObject({
      saleBetId: 77,
      isPowerBet: true,
    });
    const auto = { targetText: '3/2', target: 2500, dropsOnScore: true, followsToLive: false };
    expect(makeBetBody({ ...order, wanted: '100', terms: { funding: { from: 'balance' }, auto } })).toMatchObject({
      isAutoBet: true,
      autoBetCf: '2.50',
      dropOnScoreChange: true,
      transformEventKind: false,
      VIPBetSumm: '100',
    });
  });

  it('decides one of several singles and leaves the others', () => {
    const waiting = { betGuid: 'g-1', answer: answer({ status: 'waiting', betId: null }), refusal: null };
    const decision = { betGuid: 'g-1', status: 'accepted', betId: '9', decidesAt: null, refusal: null } as const;
    expect(applyDecision(waiting, decision)).toMatchObject({ answer: { status: 'accepted', betId: '9' } });
    expect(applyDecision({ ...waiting, answer: answer() }, decision).answer?.betId).toBe('61');
    expect(applyDecision(waiting, { ...decision, status: 'refused', betId: null })).toMatchObject({
      answer: null,
      refusal: { code: 'live_delay_refused' },
    });
  });
});
