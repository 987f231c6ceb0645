import type { BetDecision } from '@touchline/contract/bets';
import type { BetAnswer } from '@touchline/contract/coupon-shapes';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from './coupon-settings-store.ts';
import { makeBetBody } from './coupon-wire.ts';
import { type BettingDesk, followDecision, placeBet } from './place-bet.ts';
import type { Placement } from './placement-store.ts';
import { testLeg } from './test-leg.ts';

const draft = { legs: [testLeg(1)], kind: 'single', systemSize: 0, stakeText: '5.' } as const;
const body = makeBetBody(draft, DEFAULT_SETTINGS, 'guid-of-this-bet', 'en');
const answer = (change: Partial<BetAnswer> = {}): BetAnswer => ({
  betGuid: 'guid-of-this-bet',
  status: 'accepted',
  betId: '61',
  decidesAt: null,
  stake: '5.00',
  totalOdds: '2.00',
  possibleReturn: '10.00',
  balance: '95.00',
  currency: 'EUR',
  legs: [],
  ...change,
});

/** A desk that answers from lists and remembers what it was sent. */
function scripted(sends: ('lost' | { answer: BetAnswer } | { refusal: never })[], decisions: (BetDecision | null | 'lost')[] = []) {
  const sent: unknown[] = [];
  const shown: Placement[] = [];
  const desk: BettingDesk = {
    send: async (body) => {
      sent.push(body);
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
    await placeBet(desk, body, draft, show);
    expect(sent).toEqual([body, body, body]);
    expect(shown.map((placement) => placement.phase)).toEqual(['sending', 'accepted']);
  });

  it('never says "not placed" about a bet whose answer was lost', async () => {
    const { desk, sent, shown, show } = scripted([]);
    await placeBet(desk, body, draft, show);
    expect(sent).toHaveLength(4);
    expect(shown.at(-1)).toMatchObject({ phase: 'unsure', body });
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
    await placeBet(desk, body, draft, show);
    const placement = shown.at(-1);
    if (placement?.phase !== 'waiting') throw new Error(`expected a waiting bet, not ${placement?.phase}`);
    await followDecision(desk, placement, show, () => false);
    expect(shown.at(-1)).toEqual({ phase: 'refused', refusal });
  });

  it('stops asking when the coupon has gone on', async () => {
    const { desk, shown, show } = scripted([]);
    const waiting = { phase: 'waiting', body, draft, answer: answer({ status: 'waiting', decidesAt: 6000 }), startedAt: 1000 } as const;
    await followDecision(desk, waiting, show, () => true);
    expect(shown).toEqual([]);
  });

  it('writes an unfinished stake as the amount that it is', () =>
    expect(body).toMatchObject({ summ: '5', vid: 0, checkCf: 0, notWait: true, tolerance: 0 }));
});
