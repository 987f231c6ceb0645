import { wireLegs } from '../../../server/tests/harness/worlds/betting-app.ts';
import { HOME, TOTAL_2_5, testSelection } from '../../../server/tests/harness/worlds/scripted-source.ts';
import { say } from '../say.ts';
import type { Journey, Stage } from './journey.ts';

type Before = Pick<Stage, 'site' | 'player'>;

const numberOf = (answer: { readonly json: () => unknown }): string =>
  (answer.json() as { readonly data: { readonly betId: string } }).data.betId;

/** A running bet on a match; its number. */
const placed = async ({ site, player }: Before, match: number): Promise<string> => numberOf(await site.world.bet(player, [{ match }]));

/** A running bet of two picks of a match, at the price that they have together; its number. */
async function placedBuilder({ site, player }: Before, match: number): Promise<string> {
  const legs = [
    { match, selection: HOME, odds: 2000 },
    { match, selection: testSelection(TOTAL_2_5, 1), odds: 1900 },
  ];
  const shape = { vid: 0, combinations: [[0, 1]] };
  const payload = { couponEvents: wireLegs(legs), summ: '10.00', ...shape };
  const coupon = await player.request({ method: 'POST', url: '/service-api/LiveBet/Open/UpdateCoupon', payload });
  const { combinations } = (coupon.json() as { readonly data: { readonly combinations: readonly { readonly odds: number }[] } }).data;
  const combinationCoefs = combinations.map(({ odds }) => (odds / 1000).toFixed(3));
  return numberOf(await site.world.bet(player, legs, { ...shape, combinationCoefs }));
}

const myBets = async ({ page, finger, wide }: Stage): Promise<void> => {
  if (!wide) await finger.tap(page.locator('.bottom-navigation').getByRole('button', { name: say('nav.coupon') }));
  await finger.tap(page.locator('.coupon').getByRole('tab', { name: say('bets.title') }));
};

const unfold = ({ page, finger }: Stage): Promise<void> =>
  finger.tap(page.locator('.cash-out').getByRole('button', { name: say('bets.sale.options') }));

/** The value is asked for, and agreed to: nobody sells at one press. */
async function sell({ page, finger }: Stage, left = '99.60'): Promise<void> {
  const sale = page.locator('.cash-out-row').first();
  await finger.tap(sale.getByRole('button', { name: /^Cash out .*\d/ }));
  await finger.tap(sale.getByRole('button', { name: /^Confirm cash out/ }));
  await page.locator('.header-balance', { hasText: left }).waitFor();
}
const sellAll = (stage: Stage): Promise<void> => sell(stage);

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
      await myBets(stage);
      await sell(stage);
    },
  },
  {
    name: "S217 cash out of half in the bet slip's My bets",
    max: { wide: 5, phone: 6 },
    from: async (stage) => {
      await placed(stage, 1);
      return '';
    },
    async walk(stage) {
      await myBets(stage);
      await unfold(stage);
      await stage.finger.tap(stage.page.locator('.cash-out').getByRole('button', { name: '50%' }).first());
      await sell(stage, '94.80');
    },
  },
  {
    name: 'S126 automatic cash out at a profit, in the history',
    max: { wide: 3, phone: 3 },
    from: async (stage) => {
      await placed(stage, 1);
      return 'bets';
    },
    async walk(stage) {
      const { page, finger } = stage;
      await unfold(stage);
      await finger.write(page.getByLabel(say('bets.order.profit')), '15');
      await finger.tap(page.locator('.cash-out').getByRole('button', { name: say('bets.order.save') }));
      await page.locator('.cash-out .badge', { hasText: say('bets.order.active') }).waitFor();
    },
  },
  {
    name: 'S126 cash out in the history',
    max: { wide: 2, phone: 2 },
    from: async (stage) => {
      await placed(stage, 1);
      return 'bets';
    },
    walk: sellAll,
  },
  {
    name: 'S126 cash out on the receipt',
    max: { wide: 2, phone: 2 },
    from: async (stage) => `bets/${await placed(stage, 1)}`,
    walk: sellAll,
  },
  {
    name: 'S051 cash out on the page of the match',
    max: { wide: 2, phone: 2 },
    from: async (stage) => {
      await placed(stage, 1);
      return 'match/1';
    },
    walk: sellAll,
  },
  {
    name: 'S126 cash out of a bet builder on its receipt',
    max: { wide: 2, phone: 2 },
    from: async (stage) => `bets/${await placedBuilder(stage, 1)}`,
    walk: sellAll,
  },
  {
    name: 'S051 cash out of a bet builder on the page of its match',
    max: { wide: 2, phone: 2 },
    from: async (stage) => {
      await placedBuilder(stage, 1);
      return 'match/1';
    },
    walk: sellAll,
  },
];
