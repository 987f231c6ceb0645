import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openAsPlayer, registerPlayer } from '../register-player.ts';
import { say } from '../say.ts';
import { DESKTOP, MOBILE, sharedSite, skipReason, type TestSite, waitForHydration } from '../site.ts';

/** Messages between windows about the state that they share. */
interface SyncMessage {
  readonly type: number;
  readonly id: string;
  readonly state?: Readonly<Record<string, unknown>>;
}

/** The keys of the specification; the state of the handshake is not shared. */
const SHARED_KEYS = [
  'betsHistoryTypeFilterButtonVisible',
  'bottomActionsVisible',
  'bottomNavigationHidden',
  'canInstallPwa',
  'consultantAvailable',
  'currentRoutePath',
  'headerHidden',
  'microfrontModalOpen',
  'overlayTheme',
];

/** Notes the messages that windows of this tab hear from their next address on. */
const watchSync = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    addEventListener('message', ({ data }) => {
      if (typeof data?.type === 'number' && typeof data.id === 'string') heard.push(data);
    });
  });
const goTo = (path: string) => (Reflect.get(window, '__reactRouterDataRouter') as { navigate(path: string): Promise<void> }).navigate(path);
const leave = (state: string): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
};

/** State that a page keeps to itself, to its frames and to the device. */
describe.skipIf(skipReason !== null)(`rules of windows and devices${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  let player: Credentials;
  beforeAll(async () => {
    site = await sharedSite();
    player = await registerPlayer(site);
  });
  afterAll(() => site?.close());

  it('R028 R029 R030: a page in a frame says hello, takes the state that it is answered with, and later tells what changes', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/information/rules', { viewport: DESKTOP });
    await watchSync(page);
    await page.goto(`${site.url}/en/information/rules`);
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.name = 'inner';
      frame.src = '/en/live';
      document.body.append(frame);
    });
    const heard = (): Promise<SyncMessage[]> => page.evaluate(() => Reflect.get(window, 'heard') as SyncMessage[]);
    await expect.poll(heard).toEqual([{ type: 0, id: expect.stringMatching(/^[\w-]{21}$/) }]);
    const [hello] = await heard();
    const inner = page.frame('inner');
    if (!inner) throw new Error('no frame');
    const [header, bottom] = [inner.locator('header.masthead'), inner.locator('nav.bottom-navigation')];
    await header.waitFor({ state: 'detached' });
    expect(await bottom.count()).toBe(0);
    const tell = (message: SyncMessage) =>
      page.evaluate(
        (data) => (document.querySelector('iframe[name=inner]') as HTMLIFrameElement).contentWindow?.postMessage(data, '*'),
        message,
      );
    const id = 'h'.repeat(21);
    // Nothing is taken before the handshake but the state that it ends with.
    await tell({ type: 2, id, state: { headerHidden: false } });
    await tell({ type: 1, id, state: { bottomNavigationHidden: false } });
    await bottom.waitFor({ state: 'attached' });
    expect(await header.count()).toBe(0);
    // Nor from who has no name of 21 characters, or the frame's own.
    for (const name of ['h'.repeat(20), 'h'.repeat(22), hello?.id ?? '']) await tell({ type: 2, id: name, state: { headerHidden: false } });
    await tell({ type: 2, id, state: { bottomNavigationHidden: true } });
    await bottom.waitFor({ state: 'detached' });
    expect(await header.count()).toBe(0);
    await tell({ type: 2, id, state: { headerHidden: false } });
    await header.waitFor();

    expect(await heard()).toHaveLength(1);
    await inner.evaluate(goTo, '/en/bets?from=2026-01-01');
    const readState = async (): Promise<unknown> => Object.assign({}, ...(await heard()).map(({ state }) => state));
    await expect.poll(readState).toEqual({ currentRoutePath: '/en/bets', betsHistoryTypeFilterButtonVisible: true });
    await inner.evaluate(goTo, '/en/office/support');
    // Only changes are sent: at night, when no consultant is there, none come.
    await inner.locator('.chat-body').waitFor();
    const isHere = (await inner.getByText(say('support.chat.here'), { exact: true }).count()) > 0;
    await expect.poll(readState).toEqual({
      currentRoutePath: '/en/office/support',
      betsHistoryTypeFilterButtonVisible: false,
      ...(isHere ? { consultantAvailable: true } : {}),
    });
    const later = (await heard()).slice(1);
    expect(later.map(({ type, id: name }) => [type, name])).toEqual(later.map(() => [2, hello?.id]));
    await context.close();
  });

  it('R028 R029: a page around a frame answers its hello with everything and tells what changes', async () => {
    const { page, context } = await site.visit('/favicon.svg', { viewport: MOBILE, theme: 'light' });
    await watchSync(page);
    await page.goto(`${site.url}/en/line/football`);
    await waitForHydration(page);
    await page.locator('nav.bottom-navigation').waitFor();
    await page.locator('#main .event-row .event-statistics').first().click();
    const inner = page.frameLocator('.statistics-dialog iframe');
    const heard = (): Promise<SyncMessage[]> =>
      inner.locator('html').evaluate(() => (Reflect.get(window, 'heard') as SyncMessage[] | undefined) ?? []);
    await expect.poll(async () => (await heard())[0]?.type).toBe(1);
    const [whole] = await heard();
    expect(whole?.id).toMatch(/^[\w-]{21}$/);
    expect(Object.keys(whole?.state ?? {}).toSorted()).toEqual(SHARED_KEYS);
    expect(whole?.state).toMatchObject({
      headerHidden: false,
      bottomNavigationHidden: false,
      currentRoutePath: '/en/line/football',
      microfrontModalOpen: true,
      bottomActionsVisible: true,
      betsHistoryTypeFilterButtonVisible: false,
      canInstallPwa: false,
    });
    const hello = await page.evaluate(() => (Reflect.get(window, 'heard') as SyncMessage[])[0]);
    expect(hello).toEqual({ type: 0, id: expect.stringMatching(/^[\w-]{21}$/) });
    expect(hello?.id).not.toBe(whole?.id);
    // The frame's own theme becomes the dialog's; the bar under the thumb makes room while it is open.
    await page.locator('.statistics-dialog[data-theme=light]').waitFor();
    expect(await page.locator('nav.bottom-navigation').count()).toBe(0);
    // The browser makes its offer when it wants to, once.
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => Reflect.set(window, 'prompted', true) });
      dispatchEvent(offer);
    });
    await expect.poll(async () => (await heard()).at(-1)).toEqual({ type: 2, id: whole?.id, state: { canInstallPwa: true } });
    await page.locator('.statistics-dialog').getByRole('button', { name: 'Close' }).click();
    await page.locator('nav.bottom-navigation').waitFor();
    await page.locator('nav.bottom-navigation').getByRole('button', { name: 'Menu' }).click();
    const install = page.getByRole('dialog').getByRole('button', { name: 'Install the app' });
    await install.click();
    await install.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => Reflect.get(window, 'prompted'))).toBe(true);
    await context.close();
  });

  it('R083 R091: modals open one at a time, each with what it was asked for with; closed, the next that waits opens', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/information/rules');
    await page.evaluate(() => sessionStorage.setItem('identification-offer', 'yes'));
    const asked = page.waitForResponse('**/office/identification/config*');
    await page.goto(`${site.url}/en`);
    const gift = page.getByRole('dialog', { name: say('identification-bonus.title') });
    const start = page.getByRole('dialog', { name: 'Play straight from your bank' });
    await gift.waitFor();
    // The modal says the terms that it was opened with.
    const days = /"days":(\d+)/.exec(await (await asked).text())?.[1];
    await gift.getByText(new RegExp(`\\b${days}\\b`)).waitFor();
    // Asked for twice, it waits once.
    for (let n = 0; n < 2; n++) await page.evaluate(() => document.dispatchEvent(new Event('registration-start')));
    expect(await page.getByRole('dialog').count()).toBe(1);
    await gift.getByRole('button', { name: 'Close' }).click();
    await start.waitFor();
    expect(await gift.count()).toBe(0);
    await start.getByRole('button', { name: 'Close' }).click();
    await start.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.evaluate(() => document.dispatchEvent(new Event('registration-start')));
    await start.waitFor();
    await context.close();
  });

  it('R093 R096: what is asked for again and again waits for its last answer, pauses out of sight, goes on at the come-back, ends with its screen', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/information/rules');
    // Connections that that page opens are none of this.
    await page.goto(`${site.url}/favicon.svg`);
    await page.clock.install();
    const streams: { closed: boolean }[] = [];
    page.on('websocket', (socket) => {
      const stream = { closed: false };
      streams.push(stream);
      socket.on('close', () => {
        stream.closed = true;
      });
    });
    await page.goto(`${site.url}/en/office/support`);
    await waitForHydration(page);
    await page.locator('textarea[name=text]').fill('Hello there');
    await page.keyboard.press('Enter');
    await page.locator('.talk-words', { hasText: 'Hello there' }).waitFor();
    const running = (): number => streams.filter(({ closed }) => !closed).length;
    await expect.poll(running).toBe(1);
    let asked = 0;
    let answered: (() => void) | undefined;
    await page.route('**/web-api/support/chat', async (route) => {
      asked += 1;
      await new Promise<void>((resolve) => {
        answered = resolve;
      });
      await route.continue().catch(() => undefined);
    });
    // From here on time passes when the test says so.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await expect.poll(() => asked).toBe(1);
    // The next turn comes while the answer is on its way.
    await page.clock.runFor(10_000);
    expect(asked).toBe(1);
    const reply = page.waitForResponse('**/web-api/support/chat');
    answered?.();
    await (await reply).finished();
    await page.clock.runFor(10_000);
    await expect.poll(() => asked).toBe(2);
    const second = page.waitForResponse('**/web-api/support/chat');
    answered?.();
    await (await second).finished();

    await page.evaluate(leave, 'hidden');
    // A glance elsewhere costs nothing; after half a minute the stream is let go.
    await page.clock.runFor(31_000);
    await expect.poll(running).toBe(0);
    const before = streams.length;
    await page.clock.runFor(60_000);
    expect([asked, streams.length]).toEqual([2, before]);
    await page.evaluate(leave, 'visible');
    await expect.poll(() => asked).toBe(3);
    await expect.poll(running).toBe(1);
    answered?.();

    await page.evaluate(goTo, '/en/information/rules');
    await page.locator('main h1').waitFor();
    await page.locator('textarea[name=text]').waitFor({ state: 'detached' });
    await page.clock.runFor(60_000);
    expect(asked).toBe(3);
    await context.close();
  });

  it('R128 R149: the device keeps records under the names of the store; what keeps it from that is said by its kind', async () => {
    const { page, context } = await site.visit('/en/settings');
    await waitForHydration(page);
    const impaired = page.getByRole('switch', { name: say('settings.impaired') });
    const kept = () =>
      page.evaluate(async () => {
        const databases = (await indexedDB.databases()).map(({ name }) => name);
        const opening = indexedDB.open('localforage');
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        const reading = database.transaction('keyvaluepairs').objectStore('keyvaluepairs').get('visuallyImpairedMode');
        const record = await new Promise<unknown>((resolve) => {
          reading.onsuccess = () => resolve(reading.result);
        });
        database.close();
        return { databases, record };
      });
    await impaired.click();
    await expect.poll(kept).toEqual({ databases: ['localforage'], record: { value: true, expireDate: null } });

    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text().split('\n')[0] ?? '');
    });
    const failWith = (name: string) =>
      page.evaluate((fault) => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('planted', fault);
        };
      }, name);
    for (const [name, said] of [
      ['QuotaExceededError', 'quota exceeded'],
      ['DataCloneError', 'invalid arguments'],
    ] as const) {
      await failWith(name);
      await impaired.click();
      await expect.poll(() => warnings.at(-1)).toBe(`visuallyImpairedMode StorageError: ${said}`);
    }
    await context.close();

    // A browser of old that has nothing but a database of tables, and that one is closed.
    const old = await site.visit('/favicon.svg');
    await old.page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      Storage.prototype.setItem = () => {
        throw new DOMException('planted', 'SecurityError');
      };
      const opened: unknown[] = [];
      Reflect.set(window, 'opened', opened);
      Reflect.set(window, 'openDatabase', (...options: unknown[]) => {
        opened.push(options.slice(0, 4));
        throw new DOMException('planted', 'SecurityError');
      });
    });
    const refused = old.page.waitForEvent('console', (message) => message.text().startsWith('visuallyImpairedMode'));
    await old.page.goto(`${site.url}/en/settings`);
    await waitForHydration(old.page);
    await old.page.getByRole('switch', { name: say('settings.impaired') }).click();
    expect((await refused).text()).toMatch(/^visuallyImpairedMode StorageError: no available storage method/);
    expect(await old.page.evaluate(() => Reflect.get(window, 'opened'))).toEqual([['localforage', '1', '', '4980736']]);
    await old.context.close();
  });
});
