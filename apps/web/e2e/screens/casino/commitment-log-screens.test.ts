import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAsPlayer, registerPlayer } from '../../register-player.ts';
import { say } from '../../say.ts';
import { type ScriptedSite, startScriptedSite } from '../../scripted-site.ts';
import { axeFindings, axeFindingsInBothThemes, DESKTOP, horizontalOverflow, MOBILE, skipReason, waitForHydration } from '../../site.ts';

const HOUR_MS = 3_600_000;
const LOG = 'casino/fairness/log';

describe.skipIf(skipReason !== null)(`the public log of commitments${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  let promise: string;
  /** Sums up the hours until so many from now: the one that the test runs in, and the next one at least. */
  const closeHours = (hours: number) => site.world.app.features.commitments.closeHours(new Date(Date.now() + hours * HOUR_MS));
  beforeAll(async () => {
    site = await startScriptedSite();
    const player = await site.world.player();
    promise = (await player.request({ url: '/web-api/casino/seeds' })).json().data.seeds.serverSeedHash;
    await closeHours(2);
  });
  afterAll(() => site?.close());

  it('leads from the seeds of a player to the proof, which comes when the hour is over', async () => {
    const { page, context } = await openAsPlayer(site, await registerPlayer(site), '/en/casino/fairness');
    await page.getByRole('link', { name: say('casino.log.check') }).click();
    await page.getByRole('heading', { name: say('casino.log.waiting') }).waitFor();
    await closeHours(4);
    await page.reload();
    await waitForHydration(page);
    await page.getByRole('heading', { name: say('casino.log.holds') }).waitFor();
    await page.getByText(say('casino.log.reached.good')).waitFor();
    await page.getByText(say('casino.log.grown.good')).waitFor();
    await page.getByText(say('casino.log.signed.holds')).first().waitFor();
    await context.close();
  });

  it('publishes the key, and the browser checks the signature of an hour by it', async () => {
    const { keys } = (await (await fetch(`${site.url}/web-api/commitments/keys`)).json()).data;
    const { page, context } = await site.visit(`/en/${LOG}`);
    await page.getByText(keys[0].publicKey).waitFor();
    await page.goto(`${site.url}/en/${LOG}?head=1`);
    await page.getByText(keys[0].publicKey).waitFor();
    await page.getByText(say('casino.log.signed.holds')).waitFor();
    await context.close();
  });

  it('refuses a root whose signature was changed on its way', async () => {
    const { page, context } = await site.visit(`/en/${LOG}`);
    const { inclusion } = (await (await fetch(`${site.url}/web-api/commitments/proofs/${promise}`)).json()).data;
    const { signature } = inclusion.head.signature;
    const changed = `${signature.startsWith('0') ? '1' : '0'}${signature.slice(1)}`;
    await page.route(`**/${LOG}?promise=**`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(signature, changed) });
    });
    await page.goto(`${site.url}/en/${LOG}?promise=${promise}`);
    await page.getByText(say('casino.log.signed.broken')).waitFor();
    await page.getByRole('heading', { name: say('casino.log.broken') }).waitFor();
    await context.close();
  });

  it('shows a whole page of the server without scripts: hours, one of them, a proof', async () => {
    const { page, context } = await site.visit(`/en/${LOG}`, { javaScriptEnabled: false });
    await page.getByLabel(say('casino.log.search')).fill(promise);
    await page.getByRole('button', { name: say('casino.log.search.action') }).click();
    await page.getByRole('heading', { name: say('casino.log.holds') }).waitFor();
    await page.locator('.verify .log-entry').click();
    await page.getByRole('cell', { name: promise }).waitFor();
    await page.goto(`${site.url}/en/${LOG}`);
    await page.getByRole('link', { name: say('casino.log.hour-number', { number: 1 }), exact: true }).waitFor();
    expect((await page.goto(`${site.url}/en/${LOG}?head=999999`))?.status()).toBe(404);
    await context.close();
  });

  it('says that a hash is not in the log, and finds one that is pasted with spaces and capitals', async () => {
    const { page, context } = await site.visit(`/en/${LOG}`);
    await waitForHydration(page);
    const field = page.getByLabel(say('casino.log.search'));
    await field.fill('f'.repeat(64));
    await field.press('Enter');
    await page.getByText(say('error.commitment_unknown')).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await field.fill('no hash');
    await field.press('Enter');
    await page.waitForURL('**promise=no+hash');
    await page.getByText(say('error.commitment_unknown')).waitFor();
    await field.fill(` ${promise.toUpperCase()} `);
    await field.press('Enter');
    await page.getByRole('heading', { name: say('casino.log.holds') }).waitFor();
    await context.close();
  });

  it.each([
    ['en', MOBILE],
    ['en', DESKTOP],
    ['ar', MOBILE],
  ] as const)('in %s at %o is readable by everybody, in both themes, and nothing reaches beyond the window', async (language, viewport) => {
    for (const query of ['', '?head=1', `?promise=${promise}`]) {
      const { page, context, complaints } = await site.visit(`/${language}/${LOG}${query}`, { viewport });
      await waitForHydration(page);
      expect([query, await axeFindingsInBothThemes(page)]).toEqual([query, []]);
      expect([query, await horizontalOverflow(page)]).toEqual([query, 0]);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
