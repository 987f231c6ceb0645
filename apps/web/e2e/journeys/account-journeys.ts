import { expect } from 'vitest';
import { say } from '../say.ts';
import { identify } from '../steps/identify.ts';
import { chooseInMenu, type Journey, openAccount } from './journey.ts';

/** The account: made, filled, bounded, and who helps. */
export const ACCOUNT_JOURNEYS: readonly Journey[] = [
  {
    name: 'S191 register',
    max: { wide: 4, phone: 4 },
    asGuest: true,
    async walk({ page, finger }) {
      await finger.tap(page.locator('.masthead').getByRole('link', { name: say('nav.register') }));
      await finger.tap(page.locator('input[name=adult]'));
      await finger.tap(page.locator('input[name=terms]'));
      await finger.tap(page.locator('form.form button[type=submit]'));
      await page.locator('.credentials dd').nth(1).waitFor();
    },
  },
  {
    name: 'S148 deposit',
    max: { wide: 3, phone: 3 },
    async walk({ page, finger }) {
      await finger.tap(page.locator('.header-deposit'));
      await finger.tap(page.locator('form.form button[type=submit]'));
      await page.waitForURL('**/sandbox-pay/**');
      await finger.tap(page.locator('button').first());
      await page.waitForURL('**/deposit/status**');
      await page.getByText(/added to your balance/).waitFor();
    },
  },
  {
    name: 'S138 withdrawal of all',
    max: { wide: 5, phone: 5 },
    from: async ({ site, player }) => {
      await identify(site, player);
      const played = await site.world.bet(player, [{ match: 1 }], { summ: '50.00' });
      expect(played.statusCode, played.body).toBe(200);
      return '';
    },
    async walk(stage) {
      const { page, finger } = stage;
      await openAccount(stage);
      await chooseInMenu(stage, say('office.page.office_deduce'));
      await finger.write(page.locator('[name=destination]'), '4242 4242 4242 4242');
      await finger.tap(page.getByRole('button', { name: say('withdrawal.all'), exact: true }));
      await finger.tap(page.locator('form.form button[type=submit]'));
      await page.getByRole('heading', { name: say('withdrawal.under-way') }).waitFor();
    },
  },
  {
    name: 'S153 a limit of deposits',
    max: { wide: 4, phone: 4 },
    async walk(stage) {
      const { page, finger } = stage;
      await openAccount(stage);
      await chooseInMenu(stage, say('office.page.office_responsible_gambling'));
      await finger.write(page.locator('#set-limit [name=value]'), '50');
      await finger.tap(page.getByRole('button', { name: say('limits.set.save'), exact: true }));
      await page.locator('.limits-list').waitFor();
    },
  },
  {
    name: 'S154 a word to support',
    max: { wide: 3, phone: 3 },
    async walk({ page, finger }) {
      await finger.tap(page.locator('.page-footer').getByRole('link', { name: say('office.page.office_support'), exact: true }));
      await finger.write(page.locator('textarea[name=text]'), 'Hello there');
      await finger.tap(page.getByRole('button', { name: say('support.send'), exact: true }));
      await page.locator('.talk-words', { hasText: 'Hello there' }).waitFor();
    },
  },
];
