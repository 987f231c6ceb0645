import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RUN_SEED } from '../../server/tests/harness/run-seed.ts';
import { collectAddresses, matcherOf } from './page-addresses.ts';
import { assetsOf } from './page-assets.ts';
import { sharedSite, skipReason, type TestSite, waitForHydration } from './site.ts';
import { PAGE_PATTERNS } from './site-routes.ts';

const LANGUAGES = ['en', 'ru', 'ar'] as const;
/** SMOKE=all opens every page in every language instead of in one, whose turn the seed decides. */
const IN_ALL = process.env.SMOKE === 'all';
/** A quick run takes each page in one language only, whose turn the seed decides, and opens a quarter of them in a browser. */
const IS_QUICK = process.env.TESTS === 'quick';

/** Pages of the player, and those that a ticket opens: visitors with neither are sent to the login. */
const NEEDS_SIGN_IN = /^\/:lang\/(?:office|bets|deposit|casino\/round|toto\/ticket|lotteries\/tickets|bingo\/tickets|oauth|block)/;

/** Pages that send on to another: to the language of the visitor, to the next race of the course. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  '': /^\/[a-z]{2}$/,
  '/:lang/marble/:course': /^\/[a-z]{2}\/marble\/canyon-run\/\d+$/,
};

/**
 * Pages that say that there is nothing: what this address means is not there (a coupon, a bet, a thread, a ticket, a deposit of this player; those that are there
 * have tests of their own), or is not offered here (a bank that identifies, a provider that the visitor did not come from).
 */
const NOTHING_THERE = new Set([
  '/:lang/*',
  '/:lang/coupon/:code',
  '/:lang/bets/:bet',
  '/:lang/casino/round/:round',
  '/:lang/office/support/:thread',
  '/:lang/office/paycheck/:payment',
  '/:lang/office/payment-consultant/:request',
  '/:lang/office/payment-consultant/:request/payments',
  '/:lang/office/payment-consultant/:request/payments/:item',
  '/:lang/office/payment-consultant/:request/fill-out',
  '/:lang/toto/ticket/:ticket',
  '/:lang/registration/bank',
  '/:lang/social-return',
  '/:lang/deposit/status',
]);

describe.skipIf(skipReason !== null)(`every page of the site${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: TestSite;
  let addresses: ReadonlyMap<string, string>;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];
  const assets = new Set<string>();

  beforeAll(async () => {
    site = await sharedSite();
    const visit = await site.visit('/favicon.svg');
    ({ context, page } = visit);
    const { login, password } = inject('demoPlayer');
    const entered = await page.request.post(`${site.url}/web-api/user/auth`, {
      data: { type: 'id', login, password },
      headers: { origin: site.url },
    });
    expect(entered.status(), 'sign-in of the player').toBe(200);
    page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('response', (reply) => reply.status() >= 400 && complaints.push(`${reply.status()} ${reply.url()}`));
    page.on('requestfailed', (request) => {
      // Requests on their way when the next page is opened are broken off.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.failure()?.errorText} ${request.url()}`);
    });
    addresses = await collectAddresses(site.url, page.request);
    console.log(`smoke: seed ${RUN_SEED}, ${PAGE_PATTERNS.length} pages, ${addresses.size} with an address`);
  }, 300_000);
  afterAll(() => site?.close());

  it('has an address in the live world for each', () => {
    expect(PAGE_PATTERNS.filter((pattern) => !addresses.has(pattern))).toEqual([]);
  });

  it.each(PAGE_PATTERNS.map((pattern, at) => ({ pattern, at })))('$pattern renders', async ({ pattern, at }) => {
    const address = addresses.get(pattern);
    expect(address, 'an address').toBeDefined();
    const status = NOTHING_THERE.has(pattern) ? 404 : 200;
    const turn = at + RUN_SEED;
    const chosen = LANGUAGES[turn % LANGUAGES.length];
    for (const language of IS_QUICK ? LANGUAGES.filter((one) => one === chosen) : LANGUAGES) {
      const url = `${site.url}${(address ?? '').replace(/^\/en(?=\/|$)/, `/${language}`)}`;
      const ask = (address: string) => fetch(address, { headers: { accept: 'text/html' }, redirect: 'manual' });
      let reply = await ask(url);
      // An address that carries names sends to the one with the names in the language of the page.
      const sentTo = reply.headers.get('location') ?? '';
      if (reply.status === 301 && matcherOf(pattern, language).test(sentTo)) reply = await ask(site.url + sentTo);
      const html = await reply.text();
      if (reply.status >= 300 && reply.status < 400) {
        const target = NEEDS_SIGN_IN.test(pattern) ? /\/login/ : (ELSEWHERE[pattern] ?? /^nowhere$/);
        expect([url, reply.headers.get('location')]).toEqual([url, expect.stringMatching(target)]);
      } else {
        expect([url, reply.status]).toEqual([url, status]);
        if (html.includes('<html')) expect(/<html[^>]* lang="(\w+)"/.exec(html)?.[1]).toBe(language);
        for (const asset of assetsOf(html)) assets.add(asset);
      }
      if (!IN_ALL && language !== chosen) continue;
      if (IS_QUICK && Math.floor(turn / LANGUAGES.length) % 4 !== 0) continue;
      complaints.length = 0;
      const shown = await page.goto(url);
      expect([url, shown?.status()]).toEqual([url, status]);
      if ((await page.locator('script').count()) > 0) await waitForHydration(page);
      expect([url, complaints.filter((text) => status === 200 || !/404/.test(text))]).toEqual([url, []]);
    }
  });

  it('T94 every asset that a page names loads', async () => {
    expect(assets.size).toBeGreaterThan(20);
    const broken: string[] = [];
    const seen = new Set<string>();
    const queue = [...assets];
    for (let asset = queue.pop(); asset !== undefined; asset = queue.pop()) {
      if (seen.has(asset)) continue;
      seen.add(asset);
      const reply = await fetch(new URL(asset, site.url));
      const bytes = await reply.arrayBuffer();
      if (reply.status !== 200 || bytes.byteLength === 0 || /text\/html/.test(reply.headers.get('content-type') ?? ''))
        broken.push(`${asset}: ${reply.status} ${reply.headers.get('content-type')}`);
      // A file that a style sheet or a manifest names is named by the page too.
      const text = /css|manifest/.test(reply.headers.get('content-type') ?? '') ? new TextDecoder().decode(bytes) : '';
      for (const [, named = ''] of text.matchAll(/url\(["']?([^"')]+)["']?\)|"src":\s*"([^"]+)"/g))
        if (named !== '' && !named.startsWith('data:')) queue.push(new URL(named, new URL(asset, site.url)).pathname);
    }
    console.log(`T94 ${seen.size} assets`);
    expect(broken).toEqual([]);
    await context.close();
  });
});
