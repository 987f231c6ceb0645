import type { Page, Request, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Credentials, openAsPlayer, registerPlayer } from '../register-player.ts';
import { say } from '../say.ts';
import { sharedSite, skipReason, type TestSite, waitForHydration } from '../site.ts';

const AUTH = '/web-api/user/auth';
const TOKEN = '/web-api/api/mobile/v1/token/';
const COUNTRIES = '**/web-api/user/getphonecountries*';

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** A failed call as the page tells it to developers. */
interface Failure {
  readonly call: string;
  readonly status: number;
  readonly name: string;
  readonly message: string;
  readonly statusCode?: number;
  readonly title?: string;
  readonly method?: string;
  readonly url?: string;
  readonly response?: number | null;
}

/** Notes the failures that pages of this tab tell from their next address on. */
const watchFailures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const failures: unknown[] = [];
    Reflect.set(window, 'failures', failures);
    const { warn } = console;
    console.warn = (call: unknown, status: unknown, error: unknown, ...rest: unknown[]) => {
      if (error instanceof Error) {
        const { name, message, statusCode, title, request, response } = error as Error & {
          readonly statusCode?: number;
          readonly title?: string;
          readonly request?: { readonly method: string; readonly url: string };
          readonly response?: Response | null;
        };
        failures.push({ call, status, name, message, statusCode, title, ...request, response: response?.status ?? null });
      }
      warn(call, status, error, ...rest);
    };
  });
const failuresOf = (page: Page): Promise<Failure[]> => page.evaluate(() => Reflect.get(window, 'failures') as Failure[]);
const lastOf = async (page: Page, call: string): Promise<Failure | undefined> =>
  (await failuresOf(page)).findLast((failure) => failure.call === call);

/** Calls that a page makes and what it makes of the answers, on the built site. */
describe.skipIf(skipReason !== null)(`rules of calls${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  let player: Credentials;
  beforeAll(async () => {
    site = await sharedSite();
    player = await registerPlayer(site);
  });
  afterAll(() => site?.close());

  const input = (page: Page, name: string) => page.locator(`main input[name=${name}]`);
  const noteOf = (page: Page): Promise<string | null> => page.locator('main .note[data-tag=error]').textContent();
  async function openLogin(page: Page): Promise<void> {
    await page.goto(`${site.url}/en/login`);
    await waitForHydration(page);
    await input(page, 'login').fill('12345');
    await input(page, 'password').fill('whatever-1');
  }
  const submit = (page: Page) => page.locator('main form.form button[type=submit]').click();

  it('R140 R143 R064 R111 R131 R134: the way in says what the answer says, by its class, and follows no redirect', async () => {
    const { page, context } = await site.visit('/favicon.svg');
    await watchFailures(page);
    let answer: (route: Route) => Promise<void> = (route) => route.continue();
    const sent: Request[] = [];
    await page.route(`**${AUTH}*`, (route) => {
      sent.push(route.request());
      return answer(route);
    });
    await openLogin(page);

    for (const [status, name] of [
      [400, 'BadRequest'],
      [401, 'Unauthorized'],
      [403, 'Forbidden'],
      [404, 'NotFound'],
      [405, 'HTTPError'],
      [500, 'HTTPError'],
    ] as const) {
      answer = (route) =>
        route.fulfill(json(status, { success: false, errors: [{ title: 'Refused', detail: `Said with ${status}` }], message: 'No' }));
      await submit(page);
      await expect.poll(() => noteOf(page)).toBe(`Said with ${status}`);
      expect(await lastOf(page, 'authenticate')).toEqual({
        call: 'authenticate',
        status: 2,
        name,
        message: `Said with ${status}`,
        statusCode: status,
        title: 'Refused',
        method: 'POST',
        url: AUTH,
        response: status,
      });
    }

    for (const [status, body, said] of [
      [500, { errors: [{}], message: 'The second place' }, 'The second place'],
      [500, {}, say('error.generic-server')],
      // A success flag of false is a failure whatever the status is.
      [200, { success: false, message: 'Not carried out' }, 'Not carried out'],
      [200, { success: false }, say('error.generic-query')],
    ] as const) {
      answer = (route) => route.fulfill(json(status, body));
      await submit(page);
      await expect.poll(() => noteOf(page)).toBe(said);
    }

    answer = (route) => route.abort('connectionrefused');
    await submit(page);
    await expect.poll(() => noteOf(page)).toBe('No connection to the server');
    expect(await lastOf(page, 'authenticate')).toMatchObject({ status: 3, name: 'NetworkError', statusCode: 0, response: null });

    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/en/elsewhere')) elsewhere.push(request.url());
    });
    answer = (route) => route.fulfill({ status: 302, headers: { location: '/en/elsewhere' } });
    await submit(page);
    await expect.poll(() => noteOf(page)).toBe(say('error.generic-server'));
    expect(await lastOf(page, 'authenticate')).toMatchObject({ status: 2, name: 'HTTPError', statusCode: 0 });
    expect(elsewhere).toEqual([]);

    const [first] = sent;
    const { search } = new URL(first?.url() ?? '');
    expect([search, first?.postDataJSON()]).toEqual(['', { type: 'id', login: '12345', password: 'whatever-1' }]);
    const headers = await first?.allHeaders();
    expect(headers).toMatchObject({ accept: 'application/json, text/plain, */*', 'content-type': 'application/json' });
    expect(headers?.cookie).toContain('consent=1');
    await context.close();
  });

  it('R143 R111: a call has a message of its own where the answer has none; a changed password may say no success', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/line/football');
    await page.locator('#main .event-row [data-prices="0"] button.price:not(.price-locked)').first().click();
    let answer: unknown = {};
    await page.route('**/SaveCoupon*', (route) => route.fulfill(json(500, answer)));
    const share = page.getByRole('button', { name: say('coupon.share') });
    const said = async (): Promise<string | null> => {
      await share.click();
      const text = await page.locator('.share-coupon .note').textContent();
      await page.keyboard.press('Escape');
      await page.locator('.share-coupon').waitFor({ state: 'detached' });
      return text;
    };
    expect(await said()).toBe('The bet slip could not be saved. Try again.');
    answer = { message: 'Said by the answer' };
    expect(await said()).toBe('Said by the answer');

    await page.route('**/web-api/api/web/user/v1/password', (route) =>
      route.fulfill(json(200, { success: false, changed: true, ended_sessions: 0 })),
    );
    await page.goto(`${site.url}/en/office/change-password`);
    await waitForHydration(page);
    await input(page, 'old_password').fill(player.password);
    for (const name of ['password', 'password_confirmation']) await input(page, name).fill('quiet-river-42');
    await submit(page);
    await page.getByRole('heading', { name: say('security.password.done') }).waitFor();
    await context.close();
  });

  it('R137 R142 R064 R131: what a form can do without is let go, what it is about is not; a call that was left is not spoken of', async () => {
    const { page, context } = await site.visit('/favicon.svg');
    await watchFailures(page);
    let answer: (route: Route) => Promise<void> = (route) => route.fulfill(json(500, { message: 'No countries' }));
    const asked: Request[] = [];
    await page.route(COUNTRIES, (route) => {
      asked.push(route.request());
      return answer(route);
    });
    await page.goto(`${site.url}/en/registration/phone`);
    await waitForHydration(page);
    await expect.poll(() => lastOf(page, 'phoneCountries')).toMatchObject({ status: 2, message: 'No countries', method: 'GET' });
    expect(await page.locator('main .note[data-tag=error]').count()).toBe(0);
    await input(page, 'phone_number').fill('861234567');
    const [first] = asked;
    expect([new URL(first?.url() ?? '').search, first?.postData()]).toEqual(['?lng=en', null]);

    // Asked again and left before the answer: given up, which is no failure.
    answer = () => new Promise(() => undefined);
    await page.goto(`${site.url}/en/registration/phone`);
    await waitForHydration(page);
    await expect.poll(() => asked.length).toBe(2);
    const given = page.waitForEvent('requestfailed', (request) => request.url().includes('getphonecountries'));
    await page.locator('main a[href="/en/login"]').click();
    expect((await given).failure()?.errorText).toBe('net::ERR_ABORTED');
    // The call of a form is told, so that what is told is complete.
    await page.route(`**${AUTH}*`, (route) => route.fulfill(json(400, { message: 'Not you' })));
    await input(page, 'login').fill('12345');
    await input(page, 'password').fill('whatever-1');
    await submit(page);
    await expect.poll(() => noteOf(page)).toBe('Not you');
    expect((await failuresOf(page)).map(({ call, status }) => [call, status])).toEqual([['authenticate', 2]]);
    await context.close();
  });

  it('R141 R142: a time-out before the answer is 1488, in its middle 1489, and both name the address', async () => {
    const { page, context } = await site.visit('/favicon.svg');
    await watchFailures(page);
    await page.clock.install();
    let asked = 0;
    await page.route(`**${AUTH}*`, () => {
      asked += 1;
      return new Promise(() => undefined);
    });
    await openLogin(page);
    await submit(page);
    await expect.poll(() => asked).toBe(1);
    await page.clock.fastForward(15_000);
    await expect.poll(() => noteOf(page)).toBe(say('error.timeout', { url: AUTH }));
    expect(await lastOf(page, 'authenticate')).toMatchObject({ status: 3, name: 'Timeout', statusCode: 1488, response: null, url: AUTH });

    // An answer that begins and never ends; no server asked by the browser can be made to give one.
    await page.evaluate(() => {
      window.fetch = (_address, init) => {
        const body = new ReadableStream({
          start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(new DOMException('aborted', 'AbortError'))),
        });
        Reflect.set(window, 'began', true);
        return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
      };
    });
    await submit(page);
    await page.waitForFunction(() => Reflect.get(window, 'began') === true);
    await page.clock.fastForward(15_000);
    await expect.poll(() => noteOf(page)).toBe(say('error.timeout-download', { url: AUTH }));
    expect(await lastOf(page, 'authenticate')).toMatchObject({ status: 3, name: 'Timeout', statusCode: 1489, response: 200 });
    await context.close();
  });

  it('R133: ids stand in the path at their places, pictures go as form data', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/office/support/new');
    await page.locator('select[name=topic]').selectOption('deposit');
    await page.locator('textarea[name=text]').fill('Where is it?');
    const opened = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/web-api/support/threads'));
    await page.getByRole('button', { name: 'Send' }).click();
    const request = await opened;
    expect((await request.allHeaders())['content-type']).toMatch(/^multipart\/form-data; boundary=\S+$/);
    expect(request.postData()).toMatch(/name="topic"\r\n\r\ndeposit\r\n/);
    await page.waitForURL(/office\/support\/\d+$/);
    const id = /\d+$/.exec(page.url())?.[0] ?? '';
    const closed = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/state'));
    await page.getByRole('button', { name: say('support.close') }).click();
    expect(new URL((await closed).url()).pathname).toBe(`/web-api/support/threads/${id}/state`);
    expect((await closed).postDataJSON()).toEqual({ closed: true });
    await context.close();
  });

  it('R139: calls of JSON:API say so of what they send and of what they take', async () => {
    const { page, context } = await site.visit('/favicon.svg');
    const sending = page.waitForRequest((request) => request.url().endsWith('/user/activate'));
    await page.goto(`${site.url}/en/activation?id=none&token=none`);
    const headers = await (await sending).allHeaders();
    expect(headers).toMatchObject({ accept: 'application/vnd.api+json', 'content-type': 'application/vnd.api+json' });
    await context.close();

    const office = await openAsPlayer(site, player, '/en/information/rules');
    const token = office.page.waitForResponse((response) => response.url().endsWith(TOKEN));
    await office.page.goto(`${site.url}/en/information/rules`);
    const reply = await token;
    expect((await reply.request().allHeaders()).accept).toBe('application/vnd.api+json');
    expect(reply.headers()['content-type']).toBe('application/vnd.api+json');
    await office.context.close();
  });

  it('R092 R146: a refused token is renewed, three attempts are made, and what is wrong with tokens has its name', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/information/rules');
    await watchFailures(page);
    let refused = 0;
    let max = 2;
    await page.route('**/favorites/v1/Favorite**', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      refused += 1;
      return refused > max ? route.continue() : route.fulfill(json(401, {}));
    });
    let renewed = 0;
    await page.route(`**${TOKEN}refresh`, (route) => {
      renewed += 1;
      return route.continue();
    });
    await page.goto(`${site.url}/en/line/football`);
    await waitForHydration(page);
    const stars = page.locator('#main .event-row .star');
    const added = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/Favorite') && response.ok(),
    );
    await stars.first().click();
    await added;
    expect([refused, renewed]).toEqual([3, 2]);
    expect(await stars.first().getAttribute('aria-pressed')).toBe('true');

    [refused, max] = [0, 99];
    await stars.nth(1).click();
    await expect.poll(() => lastOf(page, 'addFavoriteGames')).toMatchObject({ name: 'TokenError', message: 'TOKEN_NOT_AUTHENTICATED' });
    expect(refused).toBe(3);
    await expect.poll(() => stars.nth(1).getAttribute('aria-pressed')).toBe('false');

    // With every page a token is asked for again.
    const attributes = { userToken: 'a.b.c', expireDate: '2099-01-01T00:00:00Z' };
    const dated = { date: new Date().toUTCString() };
    for (const [answer, message] of [
      [json(403, {}, dated), 'USER_NOT_AUTHENTICATED'],
      [json(200, { data: { attributes: {} } }, dated), 'lost token'],
      [json(200, { data: { attributes } }), 'headers.date is undefined'],
    ] as const) {
      await page.unroute(`**${TOKEN}`);
      await page.route(`**${TOKEN}`, (route) => route.fulfill(answer));
      await page.goto(`${site.url}/en/information/rules`);
      await expect.poll(() => lastOf(page, 'getFavorites')).toMatchObject({ name: 'TokenError', message });
    }
    await context.close();
  });

  it('R127 R092: a token ends five seconds before its time, on a clock that goes an hour wrong too', async () => {
    const { page, context } = await openAsPlayer(site, player, '/en/information/rules');
    // Calls of that page are none of this.
    await page.goto(`${site.url}/favicon.svg`);
    const start = Date.UTC(2030, 0, 1);
    const HOUR_MS = 3_600_000;
    const asked = { load: 0, refresh: 0 };
    // The server's clock is an hour ahead of the device's, its token good for a minute.
    await page.route(/\/mobile\/v1\/token\/(refresh)?$/, async (route) => {
      asked[route.request().url().endsWith('refresh') ? 'refresh' : 'load'] += 1;
      const response = await route.fetch();
      const body = (await response.json()) as { data: { attributes: { userToken: string } } };
      const { userToken } = body.data.attributes;
      await route.fulfill(
        json(
          200,
          { data: { type: 'token', id: '1', attributes: { userToken, expireDate: new Date(start + HOUR_MS + 60_000).toISOString() } } },
          { date: new Date(start + HOUR_MS).toUTCString() },
        ),
      );
    });
    await page.clock.setFixedTime(start);
    await page.goto(`${site.url}/en/line/football`);
    await waitForHydration(page);
    const press = async (n: number): Promise<void> => {
      const kept = page.waitForResponse((response) => response.url().includes('/favorites/') && response.request().method() !== 'GET');
      await page.locator('#main .event-row .star').nth(n).click();
      expect((await kept).status()).toBe(200);
    };
    await press(2);
    expect(asked).toEqual({ load: 1, refresh: 0 });
    await page.clock.setFixedTime(start + 54_999);
    await press(3);
    expect(asked).toEqual({ load: 1, refresh: 0 });
    await page.clock.setFixedTime(start + 55_000);
    await press(4);
    expect(asked).toEqual({ load: 1, refresh: 1 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});
