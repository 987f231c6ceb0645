import { FIRST_LIVE } from '../../../server/tests/harness/worlds/betting-app.ts';
import { say } from '../say.ts';
import { chooseInMenu, type Journey, openAccount, type Stage } from './journey.ts';

/** The home win of a row of home, counted from 0. */
const priceOfRow = ({ page, finger }: Stage, row: number): Promise<void> =>
  finger.tap(page.locator('#main .event-row').nth(row).locator('[data-prices="0"] button.price').first());

/** A ready amount: in the coupon, which stands beside the page where there is room, or in the bar that brings it up. */
const stakeQuickly = ({ page, finger, wide }: Stage): Promise<void> =>
  finger.tap(
    wide
      ? page.locator('.coupon .presets button').first()
      : page
          .locator('.coupon-bar')
          .getByRole('button', { name: new RegExp(`^${say('coupon.stake')}: `) })
          .first(),
  );

async function place({ page, finger }: Stage): Promise<void> {
  await finger.tap(page.locator('.coupon .place-button').filter({ hasText: say('coupon.place') }));
  await page.locator('.coupon .accepted').waitFor();
}

async function stakeAndPlace(stage: Stage): Promise<void> {
  await stakeQuickly(stage);
  await place(stage);
}

/** A match is found, and bet on. */
export const BETTING_JOURNEYS: readonly Journey[] = [
  {
    name: 'S072 find a match',
    max: { wide: 2, phone: 3 },
    async walk({ page, finger, wide }) {
      if (wide) {
        await finger.write(page.locator('.top-search input'), 'Arsenal');
        await page.keyboard.press('Enter');
      } else {
        await finger.tap(page.locator('.top-search-icon'));
        await finger.write(page.locator('.search-box input'), 'Arsenal');
      }
      await page.waitForURL('**/search?text=Arsenal');
      await finger.tap(page.locator('#main a[href*="/match/"]').first());
      await page.locator('.market-card').first().waitFor();
    },
  },
  {
    name: 'S217 single',
    max: { wide: 3, phone: 3 },
    async walk(stage) {
      await priceOfRow(stage, 0);
      await stakeAndPlace(stage);
    },
  },
  {
    name: 'S217 accumulator of three',
    max: { wide: 5, phone: 5 },
    async walk(stage) {
      for (const row of [0, 1, 2]) await priceOfRow(stage, row);
      await stakeAndPlace(stage);
    },
  },
  {
    name: 'S217 system of three',
    max: { wide: 6, phone: 6 },
    async walk(stage) {
      for (const row of [0, 1, 2]) await priceOfRow(stage, row);
      await stakeQuickly(stage);
      await stage.finger.tap(stage.page.locator('.bet-kinds label', { hasText: say('coupon.kind.system') }));
      await place(stage);
    },
  },
  {
    name: 'S051 bet builder of two',
    max: { wide: 7, phone: 7 },
    async walk(stage) {
      const { page, finger } = stage;
      await finger.tap(page.locator('#main .event-row a.event-teams-link').first());
      await page.waitForURL(/\/match\/\d+-/);
      await finger.tap(page.getByRole('button', { name: say('match.builder.tab'), exact: true }));
      const prices = page.locator('.market-card button.price');
      await finger.tap(prices.first());
      await finger.tap(page.locator('.market-card', { hasText: 'Total goals' }).locator('button.price').first());
      const bar = page.locator(stage.wide ? '.builder-panel' : '.builder-bar');
      await finger.tap(bar.getByRole('button', { name: say('match.builder.add') }));
      await stakeAndPlace(stage);
    },
  },
  {
    name: 'S051 live bet',
    max: { wide: 3, phone: 3 },
    from: async () => `match/${FIRST_LIVE}`,
    async walk(stage) {
      await stage.finger.tap(stage.page.locator('.market-card button.price').first());
      await stakeAndPlace(stage);
    },
  },
  {
    name: 'S173 edit a bet',
    max: { wide: 7, phone: 7 },
    async walk(stage) {
      const { site, page, finger, player } = stage;
      await site.world.bet(player, [{ match: 4 }]);
      // Chosen on the way: the selection that is to join the bet.
      await priceOfRow(stage, 0);
      await openAccount(stage);
      await chooseInMenu(stage, say('nav.my-bets'));
      await finger.tap(page.locator('.bet-tools-toggle'));
      await finger.tap(page.getByRole('tab', { name: say('bets.tool.edit') }));
      await finger.tap(page.locator('.edit-form-add button').first());
      await finger.tap(page.getByRole('button', { name: say('bets.edit.save') }));
      await page.locator('.receipt').waitFor();
    },
  },
];
