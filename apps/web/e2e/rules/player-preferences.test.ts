import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLetters } from '../../../server/tests/harness/fakes/sent-messages.ts';
import { writeKnown } from '../../../server/tests/harness/known-person.ts';
import type { TestPlayer } from '../../../server/tests/harness/test-player.ts';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import {
  axeFindings,
  axeFindingsInBothThemes,
  horizontalOverflow,
  MOBILE,
  skipReason,
  type VisitOptions,
  waitForHydration,
} from '../site.ts';

/** Looks again and again; a busy machine is no failure. */
const poll = <T>(read: () => T) => expect.poll(read);
const FOOTBALL = 1;

describe.skipIf(skipReason !== null)(`what a player has switched off${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite();
  });
  afterAll(() => site?.close());

  async function enter(player: TestPlayer, path: string, options: VisitOptions = {}) {
    const visit = await site.visit('/favicon.svg', options);
    await visit.context.addCookies([{ name: 'user_token', value: player.token, url: site.url }]);
    await visit.page.goto(site.url + path);
    await waitForHydration(visit.page);
    return visit;
  }

  it('R072 S051 a hidden sport is offered nowhere; its pages open by their address and show it again at one press', async () => {
    const player = await site.world.player();
    const hide = { lineDisallowSport: [FOOTBALL], liveDisallowSport: [FOOTBALL] };
    await player.request({ method: 'POST', url: '/web-api/api/web/user/v1/disallow-sports', payload: hide });
    const { page, context, complaints } = await enter(player, '/en', { viewport: MOBILE });
    const offers = () => page.locator('#main a[href*="/match/"]').count();
    for (const path of ['', '/line', '/live', '/topgame', '/best', '/search?text=home', '/dashboard', '/express-day']) {
      await page.goto(`${site.url}/en${path}`);
      await waitForHydration(page);
      expect([path, await offers()]).toEqual([path, 0]);
    }
    await page.goto(`${site.url}/en/line/football`);
    await waitForHydration(page);
    expect(await offers()).toBeGreaterThan(0);
    const note = page.locator('.note', { hasText: 'You have hidden Football' });
    await note.waitFor();
    await page.goto(`${site.url}/en/match/1`);
    await waitForHydration(page);
    await note.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await note.getByRole('button', { name: say('line.hidden-sport.show') }).press('Enter');
    await note.waitFor({ state: 'detached' });
    await page.goto(`${site.url}/en/line`);
    expect(await offers()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S167 R072 the last hidden sport can be shown again too', async () => {
    const player = await site.world.player();
    const { page, context } = await enter(player, '/en/office/settings/disallow-sports');
    const football = page.getByRole('row').filter({ hasText: 'Football' }).first();
    for (const box of await football.getByRole('switch').all()) await box.uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    const showAll = page.getByRole('button', { name: 'Show all' });
    await poll(() => showAll.isEnabled()).toBe(true);
    // The button is disabled while it is saved, too.
    const saved = page.waitForResponse((reply) => reply.url().includes('/user/v1/disallow-sports') && reply.request().method() !== 'GET');
    await showAll.click();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await waitForHydration(page);
    for (const box of await football.getByRole('switch').all()) expect(await box.isChecked()).toBe(true);
    await context.close();
  });

  it('S152 R086 what a device wants to see holds from the first byte of the next page', async () => {
    const { page, context, complaints } = await site.visit('/en/settings', { viewport: MOBILE });
    await waitForHydration(page);
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    const choose = (name: RegExp, on: boolean) => page.getByRole('switch', { name }).setChecked(on);
    await choose(/^Show match numbers/, true);
    await choose(/^Full selection names/, false);
    await choose(/^Sports only/, true);
    await choose(/^Match tracker/, false);
    await choose(/^Bet generator/, false);
    await choose(/^Lite version/, true);
    await poll(async () => decodeURIComponent((await context.cookies()).find(({ name }) => name === 'view')?.value ?? '')).toContain(
      'generator=0',
    );
    const read = async (path: string) => (await page.request.get(`${site.url}/en${path}`)).text();
    const line = await read('/line');
    expect(line).toMatch(/<html[^>]*data-motion="none"[^>]*data-pictures="none"/);
    expect(line).toContain('class="match-number figures"');
    expect(line).not.toContain('href="/en/cyber"');
    await page.goto(`${site.url}/en/match/1`);
    await waitForHydration(page);
    const result = page.getByRole('region', { name: 'Match result', exact: true });
    await poll(() => result.locator('.price').first().textContent()).toContain(', 1 ');
    await page.goto(`${site.url}/en/settings`);
    await waitForHydration(page);
    await choose(/^Sports only/, false);
    await poll(async () => read('/line')).toContain('href="/en/cyber"');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S179 the link at the foot of a letter ends such letters for who is not signed in, and takes it back', async () => {
    const { app } = site.world;
    const player = await site.world.player();
    await writeKnown(site.world, player.id, { email: 'letters@example.test' });
    await player.request({ method: 'POST', url: '/web-api/officeapi/savesetting', payload: { setting_id: 4, setting_value: true } });
    await app.features.offers.tell(player.id, {
      text: { key: 'free-bet', args: { amount: '5.00 EUR', until: '01.12.2030' } },
      consent: 'mail-offers',
      link: '/line',
      onceKey: 'one',
    });
    const [letter] = await readLetters(site.world, player.id, 'offer');
    // The site of this test has an address of its own.
    const { pathname, search } = new URL(letter?.unsubscribe?.page ?? '');
    const link = site.url + pathname + search;
    // Only opening the page, as mail scanners do, ends nothing.
    const { page, context, complaints } = await site.visit('/favicon.svg', { viewport: MOBILE });
    expect((await page.request.get(link)).status()).toBe(200);
    await page.goto(link);
    await page.getByRole('heading', { name: say('office.end-letters.ended') }).waitFor();
    await page.getByText('We no longer send “Offers” to l***@e***.test').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.getByRole('button', { name: say('office.end-letters.undo') }).press('Enter');
    await page.getByRole('heading', { name: say('office.end-letters.back') }).waitFor();
    await page.goto(`${site.url}/ar/unsubscribe?token=nothing`);
    await waitForHydration(page);
    expect(await page.locator('main h1').textContent()).toBe('هذا الرابط لا يعمل');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
