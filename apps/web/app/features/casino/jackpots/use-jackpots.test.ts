import { describe, expect, it } from 'vitest';
import { hasDropped, type JackpotOffer, withAmounts } from './use-jackpots.ts';

const pot = (id: string, tier: 'mini' | 'grand', amount: string): JackpotOffer['jackpots'][number] => ({
  pot: id,
  tier,
  number: 1,
  kind: tier === 'mini' ? 'mystery' : 'chance',
  seed: '10.00',
  cap: tier === 'mini' ? '50.00' : null,
  odds: tier === 'mini' ? null : '10000000.00',
  ratePpm: 500,
  promise: null,
  secret: null,
  trigger: null,
  amount,
});
const offer: JackpotOffer = {
  currency: 'EUR',
  jackpots: [pot('1', 'mini', '10.00'), pot('2', 'grand', '5000.00')],
  drops: [],
  games: ['keno'],
  sharePpm: 4_000,
};

describe('amounts of jackpots', () => {
  it('are those that were told last, and the others stay', () => {
    const told = [{ pot: '1', tier: 'mini', amount: '10.02' }] as const;
    expect(withAmounts(offer, told).jackpots.map(({ amount }) => amount)).toEqual(['10.02', '5000.00']);
    expect(hasDropped(offer, told)).toBe(false);
  });

  it('of a pot that has followed another are shown, and say that one has dropped', () => {
    const told = [{ pot: '3', tier: 'mini', amount: '10.00' }] as const;
    expect(withAmounts(offer, told).jackpots.map(({ amount }) => amount)).toEqual(['10.00', '5000.00']);
    expect(hasDropped(offer, told)).toBe(true);
  });
});
