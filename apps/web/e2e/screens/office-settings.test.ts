import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openAsPlayer, registerPlayer } from '../register-player.ts';
import { say } from '../say.ts';
import { axeFindings, MOBILE, sharedSite, skipReason, type TestSite, waitForHydration } from '../site.ts';

/** Looks again and again; a busy machine is no failure. */
const poll = <T>(read: () => T) => expect.poll(read);

describe.skipIf(skipReason !== null)(
  `settings of the office, and the lists and dialogs they use${skipReason ? ` (${skipReason})` : ''}`,
  () => {
    let site: TestSite;
    let player: Credentials;
    beforeAll(async () => {
      site = await sharedSite();
      player = await registerPlayer(site);
    });
    afterAll(() => site?.close());

    it('S221 R031 R032 R033 R042 on a phone a list opens over the page with a search and the way back', async () => {
      const { page, context } = await openAsPlayer(site, player, '/en/office/settings/wallets', { viewport: MOBILE });
      const field = page.getByRole('button', { name: /^Currency/ });
      await field.click();
      const dialog = page.getByRole('dialog', { name: 'Currency' });
      const search = dialog.getByRole('combobox');
      await poll(() => search.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await search.getAttribute('maxlength')).toBe('100');
      expect(await axeFindings(page)).toEqual([]);
      await search.fill('usd');
      await poll(() => dialog.getByRole('option').count()).toBe(1);
      await dialog.getByRole('button', { name: 'Back' }).click();
      await dialog.waitFor({ state: 'detached' });
      await poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
      await context.close();
    });

    it('R040 a list stands below its field, or above where there is no room; rows are 40 high and the list 300 at most', async () => {
      const { page, context } = await openAsPlayer(site, player, '/en/office/settings/wallets', { viewport: { width: 1440, height: 760 } });
      const field = page.getByRole('button', { name: /^Currency/ });
      const place = async () => {
        await field.click();
        await page.getByRole('listbox').waitFor();
        const [box, row, list, over] = await Promise.all([
          page.locator('.select-list:popover-open').boundingBox(),
          page.getByRole('option').first().boundingBox(),
          page.getByRole('listbox').boundingBox(),
          field.boundingBox(),
        ]);
        await page.keyboard.press('Escape');
        await page.getByRole('listbox').waitFor({ state: 'detached' });
        return { box, row, list, over };
      };
      const below = await place();
      expect(below.row?.height).toBe(40);
      expect(below.list?.height).toBeLessThanOrEqual(300);
      expect(below.box?.y ?? 0).toBeGreaterThan(below.over?.y ?? 0);
      // So low a window that only the room above is enough.
      await page.evaluate(() => {
        const block = document.createElement('div');
        block.style.blockSize = '300px';
        document.getElementById('main')?.prepend(block);
      });
      await page.setViewportSize({ width: 1440, height: Math.round((below.over?.y ?? 0) + 380) });
      const above = await place();
      expect((above.box?.y ?? 0) + (above.box?.height ?? 0)).toBeLessThanOrEqual((above.over?.y ?? 0) + 1);
      await context.close();
    });

    it('S165 R034 R036 R039 accounts are opened, used and put away, each said in a notification of 260 pixels', async () => {
      const { page, context } = await openAsPlayer(site, await registerPlayer(site), '/en/office/settings/wallets');
      await page.getByRole('button', { name: /^Currency/ }).click();
      await page.getByRole('combobox').fill('usd');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: say('office.wallets.open') }).click();
      const note = page.locator('.toasts .note', { hasText: 'Account opened: USD' });
      await note.waitFor();
      expect((await note.boundingBox())?.width).toBe(260);
      const dollar = page.locator('.office-wallet', { hasText: 'USD' });
      await dollar.waitFor();
      await dollar.getByRole('button', { name: 'Hide the USD account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).last().click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      // A press outside is a no as well.
      await dollar.getByRole('button', { name: 'Hide the USD account' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('office.wallets.put-away') })
        .waitFor();
      await page.mouse.click(5, 400);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await dollar.getByRole('button', { name: say('office.wallets.use') }).click();
      await page.locator('.header-balance', { hasText: '$' }).waitFor();
      const euro = page.locator('.office-wallet', { hasText: 'EUR' });
      await euro.getByRole('button', { name: 'Hide the EUR account' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('office.wallets.put-away') })
        .click();
      await euro.waitFor({ state: 'detached' });
      await context.close();
    });

    it('S167 R072 a sport that is switched off leaves menu and lists, on every device of the player', async () => {
      const who = await registerPlayer(site);
      const { page, context } = await openAsPlayer(site, who, '/en/office/settings/disallow-sports');
      const row = page.getByRole('row').filter({ hasText: 'Football' }).first();
      for (const box of await row.getByRole('switch').all()) await box.uncheck();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Settings saved').waitFor();
      await context.close();
      const elsewhere = await openAsPlayer(site, who, '/en/line');
      expect(await elsewhere.page.locator('.frame-start-column a[href="/en/line/football"]').count()).toBe(0);
      expect(await elsewhere.page.locator('.chips a[href="/en/line/football"]').count()).toBe(0);
      expect(await elsewhere.page.locator('.chips a[href="/en/line/basketball"]').count()).toBe(1);
      await elsewhere.context.close();
    });

    it('S166 S168 S179 R035 settings hold at once and are there after a reload', async () => {
      const { page, context } = await openAsPlayer(site, player, '/en/office/settings/mailing');
      const push = page.getByRole('switch', { name: /Browser offers/ });
      await push.check();
      await page.getByText('Settings saved').waitFor();
      await page.reload();
      await waitForHydration(page);
      expect(await push.isChecked()).toBe(true);
      // Without an address there is nothing to be written to.
      expect(await page.getByRole('switch', { name: /News by email/ }).isDisabled()).toBe(true);
      await page.goto(`${site.url}/en/office/email-subscription`);
      await page.getByRole('link', { name: say('office.letters.add-email') }).waitFor();
      await page.goto(`${site.url}/en/office/settings/account`);
      await waitForHydration(page);
      await page.getByRole('button', { name: say('office.pin.new') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('office.pin.new') })
        .click();
      await poll(() => page.locator('.office-pin').textContent()).toMatch(/^\d{6}$/);
      await context.close();
    });

    it('S152 S240 the visually impaired mode holds at once and from the first byte of the next page', async () => {
      const { page, context } = await site.visit('/en/settings');
      await waitForHydration(page);
      await page.getByRole('switch', { name: /Low-vision mode/ }).check();
      await poll(() => page.evaluate(() => Object.assign({}, document.documentElement.dataset))).toMatchObject({
        contrast: 'high',
        size: '130',
        motion: 'none',
      });
      const html = await (await page.request.get(`${site.url}/en`)).text();
      expect(html).toMatch(/<html[^>]*data-contrast="high"[^>]*data-size="130"[^>]*data-motion="none"/);
      expect(await axeFindings(page)).toEqual([]);
      await context.close();
    });

    it('S218 the question about cookies is asked until it is answered, and can be answered anew', async () => {
      const { page, context } = await site.visit('/en/settings', { consent: null, viewport: MOBILE });
      await waitForHydration(page);
      const bar = page.getByRole('region', { name: 'Cookies' });
      await bar.getByRole('button', { name: 'More' }).click();
      expect(await axeFindings(page)).toEqual([]);
      const logged = page.waitForRequest('**/agreement-with-cookies/log');
      await bar.getByRole('button', { name: say('cookies.functional') }).click();
      expect((await logged).postDataJSON()).toEqual({ level: 1 });
      await bar.waitFor({ state: 'detached' });
      await page.reload();
      await waitForHydration(page);
      expect(await bar.count()).toBe(0);
      expect(await page.getByRole('radio', { name: /Necessary only/ }).isChecked()).toBe(true);
      await page.getByRole('radio', { name: /Accept all/ }).check();
      await poll(async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('3');
      await context.close();
    });

    it('R037 R038 the way to the top appears while scrolling up beyond four screens, and goes at the end of the page', async () => {
      const { page, context } = await site.visit('/en/line');
      await waitForHydration(page);
      await page.evaluate(() => {
        const long = document.createElement('div');
        long.style.blockSize = '12000px';
        document.getElementById('main')?.append(long);
      });
      const button = page.locator('.to-top');
      const scroll = (y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await scroll(6000);
      await poll(() => page.evaluate(() => scrollY)).toBe(6000);
      expect(await button.getAttribute('data-shown')).toBe('false');
      // R122: scrolling is looked at every 150 ms, so the way down has to be seen before the way up.
      await poll(async () => {
        await scroll(6100);
        await page.waitForFunction(() => new Promise((seen) => setTimeout(() => seen(true), 200)));
        await scroll(5900);
        await page.waitForFunction(() => new Promise((seen) => setTimeout(() => seen(true), 200)));
        return button.getAttribute('data-shown');
      }).toBe('true');
      await button.click();
      await poll(() => page.evaluate(() => scrollY)).toBe(0);
      await context.close();
    });

    it('R044 the next page of a list comes when its end comes near', async () => {
      const { page, context } = await site.visit('/en/line');
      await waitForHydration(page);
      await page.locator('.load-more').scrollIntoViewIfNeeded();
      await page.waitForURL('**/en/line?page=2');
      await context.close();
    });
  },
);
