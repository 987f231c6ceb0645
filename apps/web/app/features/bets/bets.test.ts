import { describe, expect, it } from 'vitest';
import { hasBetsFilter, historyBody, parseMatchFilter } from './bets-filter.ts';
import { isWon, legStatus, legStatusTone } from './leg-status.ts';
import { buildEditRequest, editedBetKind } from './manage/edited-bet.ts';
import { appendCashOutPoints, applyCashOutValues, type ManageableBet } from './manage/managed-bets.ts';
import { percentOf } from './percent-of.ts';

describe('S126 bets history filter', () => {
  it('reads the address and forgets rubbish', () => {
    const filter = parseMatchFilter(new URLSearchParams('tab=settled&kind=express&status=won&from=2026-11-01&to=2026-13-40&bet=12x'));
    expect(filter).toEqual({
      tab: 'settled',
      kind: 'express',
      status: 'won',
      from: '2026-11-01',
      to: null,
      betId: null,
      sport: null,
      feed: null,
      stakeFrom: null,
      stakeTo: null,
      hidden: false,
    });
    expect(hasBetsFilter(filter)).toBe(true);
    expect(hasBetsFilter(parseMatchFilter(new URLSearchParams('tab=settled')))).toBe(false);
  });
  it('counts the last day whole', () => {
    const filter = parseMatchFilter(new URLSearchParams('from=2026-11-01&to=2026-11-01'));
    expect(historyBody(filter, 'UTC', 'en')).toEqual({ status: 'open', from: 1_793_491_200, to: 1_793_577_600, lng: 'en' });
  });
  it('begins and ends days at midnight where the player is, also on the day on which the clocks change', () => {
    const filter = parseMatchFilter(new URLSearchParams('from=2026-10-25&to=2026-10-25'));
    const { from, to } = historyBody(filter, 'Europe/Berlin', 'en');
    expect([from, to]).toEqual(['2026-10-24T22:00Z', '2026-10-25T23:00Z'].map((at) => Date.parse(at) / 1000));
  });
});

describe('S126 standing of a leg', () => {
  it.each([
    ['win', 'brand', true],
    ['half-win', 'brand', true],
    ['dead-heat 1/2', 'brand', true],
    ['lose', 'danger', false],
    ['void', 'amber', false],
    [null, 'plain', false],
  ] as const)('%s', (result, tone, won) => {
    const standing = legStatus({ result }, undefined);
    expect(legStatusTone(standing)).toBe(tone);
    expect(isWon(standing)).toBe(won);
  });
});

const quote = (offer: string | null) => ({ bet: { betId: '1' }, sale: { offer, paid: offer, payoutTax: '0.00' } }) as ManageableBet;

describe('S173 values of running bets', () => {
  it('follow the stream; what is only known with the next reading is taken away', () => {
    const news = { kind: 'sale', values: [{ betId: '1', fair: '12.00', offer: '11.00', refusal: null }] } as const;
    const [moved] = applyCashOutValues([quote('9.00')], { ...news, values: [...news.values] }, (code) => code);
    expect(moved?.sale).toMatchObject({ fair: '12.00', offer: '11.00', paid: null, refusal: null });
    const none = applyCashOutValues(
      [quote('9.00')],
      { kind: 'sale', values: [{ betId: '1', fair: null, offer: null, refusal: 'sale_lost' }] },
      () => 'Lost.',
    );
    expect(none[0]?.sale.refusal).toEqual({ code: 'sale_lost', message: 'Lost.', legs: [] });
  });

  it('leave a point when they move, and none when they do not', () => {
    const first = appendCashOutPoints(new Map(), [quote('9.00')], 1);
    const same = appendCashOutPoints(first, [quote('9.00')], 2);
    const moved = appendCashOutPoints(same, [quote('8.00')], 3);
    expect(moved.get('1')).toEqual([
      { at: 1, offer: '9.00' },
      { at: 3, offer: '8.00' },
    ]);
  });
});

describe('an edited bet', () => {
  const leg = (matchId: number) => ({
    matchId,
    selectionId: matchId * 1024,
    feed: 'line' as const,
    odds: 2000,
    matchName: '',
    marketName: '',
    selectionName: '',
  });

  it('is a single, stays the system that it was while its size fits, and is an accumulator otherwise', () => {
    expect(editedBetKind({ kind: 'express', systemSize: 0 }, 1)).toEqual({ kind: 'single', size: 0 });
    expect(editedBetKind({ kind: 'system', systemSize: 2 }, 3)).toEqual({ kind: 'system', size: 2 });
    expect(editedBetKind({ kind: 'system', systemSize: 2 }, 2)).toEqual({ kind: 'express', size: 0 });
  });

  it('is sent whole, its stake being the offer that was seen', () =>
    expect(buildEditRequest({ kind: 'single', systemSize: 0 }, [leg(1), leg(2)], '9.60', 'guid', 'en')).toMatchObject({
      vid: 1,
      summ: '9.60',
      couponEvents: [{ gameId: 1, kind: 3, coef: '2.00' }, { gameId: 2 }],
    }));

  it('sells a part rounded half up', () => expect([percentOf(1005n, 50), percentOf(999n, 33)]).toEqual([503n, 330n]));
});
