import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type TestSite, type Visit, type VisitOptions, waitForHydration } from './site.ts';

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** A call as a page of the site makes it. */
const post = (site: TestSite, page: Page, path: string, data: object, headers: Readonly<Record<string, string>> = {}) =>
  page.request.post(site.url + path, { data, headers: { origin: site.url, ...headers } });

/** Registrations and logins are counted by address: all tests of the shared site from one would be too many. */
const ownAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;

/** A page that costs nothing to open: calls need a visitor's cookies, not a screen. */
const ANY_PAGE = '/favicon.svg';

/** A new player of Ireland, signed in nowhere. */
export async function registerPlayer(site: TestSite): Promise<Credentials> {
  const { page, context } = await site.visit(ANY_PAGE);
  const config = (await (await page.request.get(`${site.url}/web-api/site/config`)).json()) as {
    data: { countries: { id: number; code: string; currencyId: number }[] };
  };
  const country = config.data.countries.find(({ code }) => code === 'ie');
  const asked = { country_id: country?.id, currency_id: country?.currencyId, adult: true, terms: true, lng: 'en' };
  const made = await post(site, page, '/web-api/registration/fast', asked, { 'x-forwarded-for': ownAddress() });
  expect(made.status(), await made.text()).toBe(200);
  const { data } = (await made.json()) as { data: Credentials };
  await context.close();
  return data;
}

/** A page of the player on a device of its own. */
export async function openAsPlayer(site: TestSite, who: Credentials, path: string, options: VisitOptions = {}): Promise<Visit> {
  const visit = await site.visit(ANY_PAGE, options);
  const { login, password } = who;
  const headers = { 'x-forwarded-for': ownAddress() };
  expect((await post(site, visit.page, '/web-api/user/auth', { type: 'id', login, password }, headers)).status()).toBe(200);
  await visit.page.goto(site.url + path);
  await waitForHydration(visit.page);
  return visit;
}
