import { say } from '../say.ts';
import type { Journey, Stage } from './journey.ts';

/** A running bet on a match; its number. */
async function placed({ site, player }: Pick<Stage, 'site' | 'player'>, match: number): Promise<string> {
  const answer = await site.world.bet(player, [{ match }]);
  return (answer.json() as { readonly data: { readonly betId: string } }).data.betId;
}

/** The value is asked for, and agreed to: nobody sells at one press. */
async function sell({ page, finger }: Stage): Promise<void> {
  const sale = page.locator('.cash-out-row').first();
  await finger.tap(sale.getByRole('button', { name: /^Cash out .*\d/ }));
  await finger.tap(sale.getByRole('button', { name: /^Confirm cash out/ }));
  await page.locator('.header-balance', { hasText: '99.60' }).waitFor();
}

/** A bet of 10.00 out of 100.00 is sold for 9.60, wherever it is shown. */
export const SALE_JOURNEYS: readonly Journey[] = [
  {
    name: "S217 cash out in the bet slip's My bets",
    max: { wide: 3, phone: 4 },
    from: async (stage) => {
      await placed(stage, 1);
      return '';
    },
    async walk(stage) {
      const { page, finger, wide } = stage;
      if (!wide) await finger.tap(page.locator('.bottom-navigation').getByRole('button', { name: say('nav.coupon') }));
      await finger.tap(page.locator('.coupon').getByRole('tab', { name: say('bets.title') }));
      await sell(stage);
    },
  },
  {
    name: 'S126 cash out in the history',
    max: { wide: 2, phone: 2 },
    from: async (stage) => {
      await placed(stage, 1);
      return 'bets';
    },
    walk: sell,
  },
  {
    name: 'S126 cash out on the receipt',
    max: { wide: 2, phone: 2 },
    from: async (stage) => `bets/${await placed(stage, 1)}`,
    walk: sell,
  },
  {
    name: 'S051 cash out on the page of the match',
    max: { wide: 2, phone: 2 },
    from: async (stage) => {
      await placed(stage, 1);
      return 'match/1';
    },
    walk: sell,
  },
];
