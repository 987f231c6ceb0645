import { describe, expect, it } from 'vitest';
import { say } from '../say.ts';
import { startScriptedSite } from '../scripted-site.ts';
import { axeFindings, MOBILE, skipReason, waitForHydration } from '../site.ts';

describe.skipIf(skipReason !== null)(`a site that is closed${skipReason ? ` (${skipReason})` : ''}`, () => {
  it('S239 every page says with 503 why the site is closed and until when', async () => {
    const site = await startScriptedSite({ env: { MAINTENANCE_UNTIL: '2040-01-01T06:00:00Z', MAINTENANCE_REASON: 'provider' } });
    try {
      const { page, context } = await site.visit('/en/line', { viewport: MOBILE });
      const reply = await page.goto(`${site.url}/en/line`);
      expect(reply?.status()).toBe(503);
      expect(Number(reply?.headers()['retry-after'])).toBeGreaterThan(1000);
      await page.getByRole('heading', { name: 'Maintenance' }).waitFor();
      await page.getByText(say('page.maintenance.provider')).waitFor();
      await page.getByText(/01\.01\.2040/).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.reload();
      // axe does not judge what stands on a gradient.
      const colourOf = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).color);
      expect(await colourOf('.logo')).toBe(await colourOf('body'));
      await page.goto(`${site.url}/ar`);
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      expect(await axeFindings(page)).toEqual([]);
      await context.close();
    } finally {
      await site.close();
    }
  });

  it('R002 a part that is closed, or kept to other languages, is not there; others ask for a player or for a guest', async () => {
    const site = await startScriptedSite({
      env: { MODULES: 'expressDay=off,betGenerator=ru+ar,withdrawal=off,paymentHistory=off,statistics=off' },
    });
    try {
      const answer = async (address: string, cookie = '') => {
        const reply = await fetch(site.url + address, { headers: { accept: 'text/html', cookie }, redirect: 'manual' });
        return [reply.status, reply.headers.get('location')];
      };
      const there = [200, null];
      const nowhere = [404, null];
      expect([await answer('/en/express-day'), await answer('/ru/express-day')]).toEqual([nowhere, nowhere]);
      expect([await answer('/en/generator'), await answer('/ru/generator'), await answer('/ar/generator')]).toEqual([
        nowhere,
        there,
        there,
      ]);
      expect([await answer('/en/office/deduce'), await answer('/en/statistics-popup/game')]).toEqual([
        [302, `/en/login?next=${encodeURIComponent('/en/office/deduce')}`],
        nowhere,
      ]);
      // Nothing leads to what is closed.
      const home = await (await fetch(`${site.url}/en`)).text();
      expect([home.includes('href="/en/best"'), home.includes('href="/en/express-day"')]).toEqual([true, false]);

      const { token } = await site.world.player();
      const signedIn = `user_token=${token}`;
      const office = '/en/office/account?from=letter';
      expect(await answer(office)).toEqual([302, `/en/login?next=${encodeURIComponent(office)}`]);
      expect(await answer(office, signedIn)).toEqual(there);
      for (const page of ['deduce', 'payment-requests', 'payment-history'])
        expect(await answer(`/en/office/${page}`, signedIn)).toEqual(nowhere);
      expect([await answer('/ru/registration'), await answer('/ru/registration', signedIn)]).toEqual([there, [302, '/ru']]);
    } finally {
      await site.close();
    }
  });

  it('R079 a site opens in the languages of its brand, writes odds and shows sections as its settings say', async () => {
    const site = await startScriptedSite({});
    try {
      const admin = await site.world.operator(['admin']);
      const set = async (name: string, value: unknown): Promise<void> => {
        const payload = { name, value, reason: 'As agreed' };
        const reply = await admin.request({ method: 'POST', url: '/operator-api/site-settings/set', payload });
        expect(reply.statusCode, reply.body).toBe(200);
      };
      const get = (address: string, wished = 'ru') =>
        fetch(site.url + address, { headers: { accept: 'text/html', 'accept-language': wished }, redirect: 'manual' });
      const text = async (address: string): Promise<string> => (await get(address)).text();
      const sections = async (): Promise<number> =>
        /<nav class="main-navigation"[\s\S]*?<button/.exec(await text('/en/live'))?.[0].match(/<a /g)?.length ?? 0;
      expect([(await get('/ru/live')).status, await sections()]).toEqual([200, 9]);
      await set('languages', ['en', 'ar']);
      await set('oddsFormat', 'american');
      await set('headerNavMaxVisible', 4);
      await expect.poll(async () => (await get('/ru/live')).status, { timeout: 15_000 }).toBe(404);
      expect((await get('/ru/statistics-popup/game')).status).toBe(404);
      await expect.poll(sections, { timeout: 15_000 }).toBe(4);
      const page = await text('/en/live');
      expect([/hreflang="ar"/i.test(page), /hreflang="ru"/i.test(page)]).toEqual([true, false]);
      expect(page).toMatch(/>[+-]\d{3}</);
      expect((await get('/', 'ru')).headers.get('location')).toBe('/en');
      expect((await get('/', 'ar')).headers.get('location')).toBe('/ar');
    } finally {
      await site.close();
    }
  });

  it('R019 the statistics frame stands behind the path that its host puts before it, and stays there', async () => {
    const site = await startScriptedSite({ env: { STATISTICS_FRAME_PATH: 'numbers' } });
    try {
      const { page, context, complaints } = await site.visit('/en/live');
      await waitForHydration(page);
      await page.locator('#main .event-row .event-statistics').first().click();
      const dialog = page.locator('.statistics-dialog');
      const frame = page.frameLocator('.statistics-dialog iframe');
      const address = async (): Promise<URL> => new URL(await frame.locator('html').evaluate(() => location.href));
      await frame.locator('.price-graphs button.price').first().waitFor();
      expect((await address()).pathname).toBe('/numbers/en/statistics-frame/game/1/500/main');
      // Its steps, the host's and its way back are the same as without one.
      await frame.getByRole('link', { name: say('stats.graph') }).click();
      await frame.locator('.price-chart').waitFor();
      expect((await address()).pathname).toBe('/numbers/en/statistics-frame/coef-graph/500');
      await dialog.getByRole('button', { name: 'Back' }).click();
      await frame.locator('.price-graphs button.price').first().click();
      await frame.locator('.price-graphs button.price[aria-pressed=true]').waitFor();
      expect((await address()).pathname).toBe('/numbers/en/statistics-frame/game/1/500/main');
      await frame.getByRole('link', { name: say('stats.to-match') }).click();
      await page.waitForURL(/\/en\/match\//);
      expect(complaints).toEqual([]);
      const said = async (path: string) => (await fetch(site.url + path, { redirect: 'manual' })).headers.get('location');
      expect(await said('/numbers/en/statistics-frame/game/1/500/main?ln=ru')).toBe('/numbers/ru/statistics-frame/game/1/500/main?ln=ru');
      // Nothing else is behind it.
      expect((await fetch(`${site.url}/numbers/en/live`)).status).toBe(404);
      await context.close();
    } finally {
      await site.close();
    }
  });

  it('S238 the age is asked for once; whoever is too young is shown what is there for them', async () => {
    const site = await startScriptedSite({ env: { AGE_GATE: '1' } });
    try {
      const { page, context } = await site.visit('/en', { viewport: MOBILE });
      await waitForHydration(page);
      const question = page.getByRole('dialog', { name: 'Are you 18 or older?' });
      await question.getByRole('button', { name: 'No', exact: true }).last().click();
      await page.waitForURL('**/en/age-restriction');
      await page.getByRole('heading', { name: say('age.page.title', { n: 18 }) }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: say('age.page.mistake') }).click();
      await question.getByRole('button', { name: 'Yes, I am' }).click();
      await question.waitFor({ state: 'detached' });
      await page.reload();
      await waitForHydration(page);
      expect(await question.count()).toBe(0);
      await context.close();
    } finally {
      await site.close();
    }
  });
});
