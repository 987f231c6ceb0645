import type { OwnSharedBet, SharedRoundView } from '@touchline/contract/casino/shared-shapes';
import { describe, expect, it } from 'vitest';
import { applyShared, ownAtEnd, type SharedPicture, withOwn } from './shared-picture.ts';

const round = (id: number, more: Partial<SharedRoundView> = {}): SharedRoundView => ({
  round: String(id),
  number: id,
  version: 1,
  edgePpm: 10_000,
  startsAt: 1_000,
  endedAt: null,
  nextAt: null,
  result: null,
  outcome: null,
  hash: null,
  ...more,
});
const bet = (id: number, more: Partial<OwnSharedBet> = {}): OwnSharedBet => ({
  bet: String(id),
  round: '7',
  name: '***11',
  currency: 'EUR',
  stake: '1.00',
  status: 'open',
  paidAt: null,
  returned: null,
  target: null,
  chips: null,
  ...more,
});
const ended = round(7, { endedAt: 2_000, nextAt: 6_000, result: 250, hash: 'aa' });
const picture: SharedPicture = { round: round(7), bets: [bet(1)], own: bet(1), placed: [], results: [], chain: null };

describe('a table of shared rounds as a page knows it', () => {
  it('takes the end of its round and counts its result once', () => {
    const once = applyShared(picture, { round: ended });
    expect(once.results).toEqual([{ round: '7', number: 7, result: 250 }]);
    expect(applyShared(once, { round: ended })).toEqual(once);
    expect(applyShared(once, { round: round(7) }).round).toEqual(ended);
  });
  it('begins a new round without bets, and hears no more of the former', () => {
    const next = applyShared(picture, { round: round(8), bets: [bet(1, { status: 'lost' }), bet(2, { round: '8' })] });
    expect([next.bets.map((one) => one.bet), next.own]).toEqual([['2'], null]);
    expect(applyShared(next, { round: ended }).round?.round).toBe('8');
    expect(applyShared(next, { bets: [bet(1)] })).toEqual(next);
  });
  it('follows the own bet to its end, and never back', () => {
    const paid = applyShared(picture, { bets: [bet(1, { status: 'paid', paidAt: 150, returned: '1.50' })] });
    expect(paid.own).toMatchObject({ status: 'paid', paidAt: 150 });
    expect(applyShared(paid, { bets: [bet(1)] }).own?.status).toBe('paid');
    expect(applyShared(picture, { bets: [bet(1, { status: 'cancelled' })] })).toMatchObject({ bets: [], own: null });
  });
  it('takes what a call has answered, unless its round has gone', () => {
    expect(withOwn({ ...picture, bets: [], own: null }, bet(3))).toMatchObject({ own: { bet: '3' }, bets: [{ bet: '3' }] });
    expect(withOwn(picture, bet(3, { round: '6' }))).toBe(picture);
  });
  it('keeps several bets on places, each to its own end, until the next round', () => {
    const chips = [{ on: 'low', chips: 1 }];
    const [one, two] = [bet(3, { chips }), bet(4, { chips })];
    const both = withOwn(withOwn({ ...picture, bets: [], own: null }, one), two);
    expect([both.own, both.placed.map(({ bet: id }) => id), both.bets.length]).toEqual([null, ['3', '4'], 2]);
    const paid = applyShared(both, { bets: [bet(4, { status: 'paid', returned: '2.00' })] });
    expect(paid.placed.map(({ status }) => status)).toEqual(['open', 'paid']);
    expect(withOwn(paid, { ...one, status: 'cancelled' }).placed).toHaveLength(1);
    expect(applyShared(paid, { round: round(8) }).placed).toEqual([]);
  });
  it('knows a bet as lost once its round has ended below its target, but for one whose cash-out is on its way', () => {
    const over = { ...picture, round: ended };
    const statusOf = (own: OwnSharedBet, isBusy = false) => ownAtEnd({ ...over, own }, isBusy)?.status;
    expect([statusOf(bet(1)), statusOf(bet(1, { target: 251 })), statusOf(bet(1, { target: 250 })), statusOf(bet(1), true)]).toEqual([
      'lost',
      'lost',
      'open',
      'open',
    ]);
    expect([ownAtEnd(picture, false)?.status, ownAtEnd({ ...over, own: null }, false)]).toEqual(['open', null]);
  });
});
