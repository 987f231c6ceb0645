import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../harness/test-player.ts';
import { AWAY_WINS, type BettingWorld, ledgerFaults, startBettingApp, wireLegs } from '../harness/worlds/betting-app.ts';
import { AWAY, DRAW, HOME } from '../harness/worlds/scripted-source.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await startBettingApp();
});
afterAll(async () => {
  expect(await ledgerFaults(world)).toEqual([]);
  await world.close();
});

const resident = (country: string, currency: string, deposit: string): Promise<TestPlayer> =>
  world.player({ country, currencyId: currencyByCode(currency)?.id ?? 0, deposit, identified: true });

/** Places at 2.00, settles, and gives what was shown before, at the end and on the receipt. */
async function play(player: TestPlayer, match: number, summ: string, results?: Parameters<BettingWorld['settle']>[2]) {
  const payload = { couponEvents: wireLegs([{ match }]), vid: 0, summ };
  const coupon = (await player.request({ method: 'POST', url: '/service-api/LiveBet/Open/UpdateCoupon', payload })).json().data;
  const placed = (await world.bet(player, [{ match }], { summ })).json().data;
  world.settle(match, 1, results);
  await world.settled();
  const bet = (await player.request({ url: `/web-api/bets/${placed.betId}` })).json().data;
  return { coupon, bet, arithmetic: bet.receipt.map((step: { arithmetic: string }) => step.arithmetic) as string[] };
}

describe('R080 from registration to the receipt', () => {
  it('R080 Kenya: the stake is taxed before it works, the winnings when it pays', async () => {
    const player = await resident('KE', 'KES', '5000');
    const { coupon, bet, arithmetic } = await play(player, 1, '1000.00');
    expect(coupon).toMatchObject({ stakeTax: '150.00', payoutTax: '170.00', potentialReturn: '1530.00' });
    expect(bet).toMatchObject({ stakeTax: '150.00', payoutTax: '170.00', paid: '1530.00', status: 'won' });
    expect(arithmetic).toEqual(['1000.00 − 150.00 = 850.00', '850.00 × 2.00 = 1700.00; 1700.00 − 170.00 = 1530.00']);
    expect(await player.balanceMinor()).toBe(553_000n);
  });

  it('R080 Kazakhstan: only what was won is taxed', async () => {
    const player = await resident('KZ', 'KZT', '50000');
    const { coupon, bet } = await play(player, 2, '10000.00');
    expect(coupon).toMatchObject({ stakeTax: '0.00', payoutTax: '1000.00', potentialReturn: '19000.00' });
    expect(bet).toMatchObject({ stakeTax: '0.00', payoutTax: '1000.00', paid: '19000.00' });
  });

  it('R080 Germany: a lost bet bears the stake tax alone, a void one gives it back', async () => {
    const player = await resident('DE', 'EUR', '100');
    const lost = await play(player, 3, '10.00', AWAY_WINS);
    expect(lost.bet).toMatchObject({ stakeTax: '0.50', payoutTax: '0.00', paid: '0.00', status: 'lost' });
    const nobody = [HOME, DRAW, AWAY].map((selection) => [selection, { kind: 'void' }] as const);
    const { bet, arithmetic } = await play(player, 4, '10.00', nobody);
    expect(bet).toMatchObject({ status: 'returned', paid: '10.00' });
    expect(arithmetic.at(-1)).toBe('9.50 × 1.00 = 9.50; 9.50 + 0.50 = 10.00');
    expect(await player.balanceMinor()).toBe(9_000n);
  });

  it('R080 Poland: small winnings go untaxed, those beyond the threshold are taxed with the whole payout', async () => {
    const player = await resident('PL', 'PLN', '10000');
    expect((await play(player, 5, '100.00')).bet).toMatchObject({ stakeTax: '12.00', payoutTax: '0.00', paid: '176.00' });
    expect((await play(player, 6, '3000.00')).bet).toMatchObject({ stakeTax: '360.00', payoutTax: '528.00', paid: '4752.00' });
  });

  it('R080 Croatia: a charge on the stake and a tax on the winnings', async () => {
    const player = await resident('HR', 'EUR', '100');
    expect((await play(player, 7, '20.00')).bet).toMatchObject({ stakeTax: '1.00', payoutTax: '1.90', paid: '36.10' });
  });

  it('R080 a guest sees the taxes of the country that the browser names', async () => {
    const payload = { couponEvents: wireLegs([{ match: 8 }]), vid: 0, summ: '100' };
    const ask = async (language: string) =>
      (
        await world.request({
          method: 'POST',
          url: '/service-api/LiveBet/Open/UpdateCoupon',
          headers: { 'accept-language': language },
          payload,
        })
      ).json().data;
    expect(await ask('de-DE')).toMatchObject({ stakeTax: '5.03', potentialReturn: '189.94' });
    expect(await ask('en-IE')).toMatchObject({ stakeTax: null, potentialReturn: '200.00' });
  });
});
