import { text } from 'node:stream/consumers';
import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../../server/tests/harness/test-player.ts';
import { openAsPlayer } from '../../register-player.ts';
import { type ScriptedSite, startScriptedSite } from '../../scripted-site.ts';
import { axeFindingsInBothThemes, horizontalOverflow, MOBILE, skipReason, waitForHydration } from '../../site.ts';
import { settledStage } from '../../steps/settled-stage.ts';

const KENO = { game: 'keno', options: { risk: 'low', picks: [1, 2, 3] } };
const PAGES = ['/casino', '/casino/jackpot'] as const;

describe.skipIf(skipReason !== null)(`jackpots on the site${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  /** Watches, and plays beside: both in a currency of their own, whose pots nobody else feeds. */
  let watcher: TestPlayer;
  let other: TestPlayer;

  /** A player with a million whole units of a currency. */
  const richPlayer = async (currency: string): Promise<TestPlayer> => {
    const player = await site.world.player({ currencyId: currencyByCode(currency)?.id ?? 0 });
    await site.world.app.features.wallet.postTransaction(site.world.platform.pool, {
      key: `test-${nanoid()}`,
      kind: 'manual-credit',
      entries: [
        { account: { kind: 'player-main', playerId: player.id, currency }, amountMinor: 100_000_000n },
        { account: { kind: 'house-manual', playerId: null, currency }, amountMinor: -100_000_000n },
      ],
    });
    return player;
  };
  const play = async (player: TestPlayer, stake: string) => {
    const reply = await player.request({ method: 'POST', url: '/web-api/casino/rounds', payload: { ...KENO, stake, guid: nanoid() } });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data.round;
  };
  beforeAll(async () => {
    site = await startScriptedSite();
    [watcher, other] = [await richPlayer('PLN'), await richPlayer('PLN')];
  });
  afterAll(() => site?.close());

  it('the lobby shows what the pots hold, and an amount grows when somebody has played', async () => {
    const { page, context, complaints } = await openAsPlayer(site, watcher, '/en/casino');
    await waitForHydration(page);
    const mini = page.locator('.jackpot-list [data-tier=mini] .jackpot-amount');
    await mini.waitFor();
    const before = await mini.textContent();
    await expect
      .poll(
        async () => {
          // The stream may not have been followed yet when the first round was told.
          await play(other, '100.00');
          return mini.textContent();
        },
        { interval: 250 },
      )
      .not.toBe(before);
    await page.getByRole('link', { name: 'How they are won' }).press('Enter');
    await page.waitForURL('**/casino/jackpot');
    await expect.poll(() => page.locator('.jackpot-pot').count()).toBe(4);
    await page.locator('.game-tile', { hasText: 'from jackpots' }).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a win is told at the table, and stands in the receipt and in the list, nameless', async () => {
    const winner = await richPlayer('AED');
    await winner.request({ url: '/web-api/casino/jackpots' });
    // Before the first round in the currency, so that no process knows other odds yet: any stake wins.
    await site.world.platform.pool.query(
      "update casino_jackpot set odds_minor = 1 where currency = 'AED' and kind = 'chance' and status = 'filling'",
    );
    const { page, context, complaints } = await openAsPlayer(site, winner, '/en/casino/game/keno');
    await settledStage(page);
    await page.locator('.game-action:enabled').press('Enter');
    const won = page.locator('.game-result[role=status] .jackpot-won');
    await won.waitFor();
    expect(await won.textContent()).toMatch(/^Grand jackpot: .+, paid on top$/);
    await page.locator('.game-rounds a').first().press('Enter');
    await page.waitForURL('**/casino/round/*');
    await page.locator('.movements tbody tr', { hasText: 'Jackpot' }).waitFor();
    expect(await page.locator('.jackpot-receipt').textContent()).toContain('Grand no. 1');
    await page.goto(`${site.url}/en/casino/jackpot`);
    const drop = page.locator('tbody tr', { hasText: 'Grand no. 1' });
    await drop.waitFor();
    expect(await drop.textContent()).toContain('Keno');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('the file of a pot that dropped at its trigger is found good by verify.html', async () => {
    // A mini holds 250 zloty at most, 200 of them added by the house: a thousandth of 200,000.
    let rounds = 0;
    for (let dropped = false; !dropped && rounds < 60; rounds += 1)
      dropped = (await play(other, '5000.00')).jackpots.some(({ tier }: { tier: string }) => tier === 'mini');
    expect(rounds).toBeLessThan(60);
    const { page, context, complaints } = await openAsPlayer(site, watcher, '/en/casino/jackpot');
    await waitForHydration(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download JSON: proof of Mini no. 1', exact: true }).press('Enter'),
    ]);
    const json = await text(await file.createReadStream());
    // The page is downloaded, too, and opened without the site, whose policy lets none of its scripts run.
    expect(await page.locator('.jackpot-last a[download]').getAttribute('href')).toBe('/verify.html');
    const verifier = await fetch(`${site.url}/verify.html`);
    await page.goto('about:blank');
    await page.setContent(await verifier.text());
    await page.locator('#text').fill(json);
    await page.locator('#check').press('Enter');
    expect(await page.locator('#result h2').textContent()).toBe('Everything is as promised');
    await page.locator('#text').fill(json.replace(/"promise": "[0-9a-f]{64}"/, `"promise": "${'0'.repeat(64)}"`));
    await page.locator('#check').press('Enter');
    expect(await page.locator('#result h2').textContent()).toBe('Something is not as promised');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['1440', { width: 1440, height: 900 }],
    ['390', MOBILE],
  ] as const)('fit their window and say everything to everybody at %s', async (_, viewport) => {
    for (const language of ['en', 'ar']) {
      const { page, context, complaints } = await openAsPlayer(site, watcher, `/${language}/casino`, { viewport });
      for (const address of PAGES) {
        await page.goto(`${site.url}/${language}${address}`);
        await waitForHydration(page);
        expect([language, address, await axeFindingsInBothThemes(page)]).toEqual([language, address, []]);
        expect([language, address, await horizontalOverflow(page)]).toEqual([language, address, 0]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    }
  });
});
