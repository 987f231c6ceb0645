import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestPlayer } from '../../../../server/tests/harness/test-player.ts';
import { openAsPlayer } from '../../register-player.ts';
import { type ScriptedSite, startScriptedSite } from '../../scripted-site.ts';
import { axeFindingsInBothThemes, horizontalOverflow, MOBILE, PATIENCE_MS, skipReason, waitForHydration } from '../../site.ts';
import { settledStage } from '../../steps/settled-stage.ts';

const PAGES = ['/casino/vip-club', '/office/casino/vip-cashback', '/office/casino/premium-cashback'] as const;

describe.skipIf(skipReason !== null)(`the screens of the VIP club${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  /** Of the sixth level, with a week and a day that have been paid. */
  let member: TestPlayer;

  /** A week or a day that is over, with stakes of 10,000 euros in games that keep 5 %. */
  const addPeriod = (kind: 'vip' | 'premium', returnedMinor: number) =>
    site.world.platform.pool.query(
      `insert into casino_cashback (player_id, kind, day, currency, starts_at, ends_at, version, rounds, staked_minor, returned_minor, kept_micro)
       values ($1, $2, '2020-01-06', 'EUR', '2020-01-06', '2020-01-13', 1, 40, 1000000, $3, 50000000000)`,
      [member.id, kind, returnedMinor],
    );
  const statuses = async (): Promise<string[]> => {
    const { rows } = await site.world.platform.pool.query<{ status: string }>('select status from casino_cashback where player_id = $1', [
      member.id,
    ]);
    return rows.map(({ status }) => status);
  };
  const seePaid = async (address: string, amount: string): Promise<void> => {
    const { page, context, complaints } = await openAsPlayer(site, member, address);
    const period = page.locator('.cashback-period');
    await period.waitFor();
    expect(await period.locator('.badge').textContent()).toBe('Paid');
    expect(await period.locator('dd').last().textContent()).toContain(amount);
    expect(complaints).toEqual([]);
    await context.close();
  };
  beforeAll(async () => {
    site = await startScriptedSite();
    member = await site.world.player({ deposit: '100' });
    await site.world.platform.pool.query('insert into casino_club_member (player_id, micro_points, level) values ($1, 50000000000, 5)', [
      member.id,
    ]);
    await addPeriod('vip', 990_000);
    await addPeriod('premium', 1_200_000);
    await vi.waitFor(
      async () => {
        await site.world.app.features.casinoClub.settle();
        expect(await statuses()).toEqual(['paid', 'paid']);
      },
      { timeout: PATIENCE_MS, interval: 500 },
    );
  });
  afterAll(() => site?.close());

  it('S231 the club with its levels and rules is a whole page of the server in every language', async () => {
    for (const [language, title, tier] of [
      ['en', 'VIP club', 'Platinum'],
      ['ru', 'VIP-клуб', 'Платина'],
      ['ar', 'نادي كبار اللاعبين', 'بلاتيني'],
    ] as const) {
      const reply = await fetch(`${site.url}/${language}/casino/vip-club`, { headers: { accept: 'text/html' } });
      const html = await reply.text();
      expect([language, reply.status, ...[title, tier, 'club-rules'].map((text) => html.includes(text))]).toEqual([
        language,
        200,
        true,
        true,
        true,
      ]);
    }
  });

  it('S231 a player plays a round, and sees it counted', async () => {
    const player = await site.world.player({ deposit: '100' });
    const { page, context, complaints } = await openAsPlayer(site, player, '/en/casino/game/dice');
    await settledStage(page);
    await page.locator('.game-action:enabled').press('Enter');
    await page.locator('.game-result[data-round]').waitFor();
    await vi.waitFor(
      async () => {
        const reply = await player.request({ url: '/web-api/casino/club' });
        expect(reply.json().data.own.periods).toHaveLength(1);
      },
      { timeout: PATIENCE_MS, interval: 500 },
    );
    await page.goto(`${site.url}/en/casino/vip-club`);
    await waitForHydration(page);
    expect(await page.locator('.cashback-period').count()).toBe(1);
    expect(await page.locator('.club-levels tr[aria-current] .club-level-name > span:first-child').textContent()).toBe('Copper');
    await page.getByRole('link', { name: 'Casino VIP cashback' }).press('Enter');
    await page.waitForURL('**/office/casino/vip-cashback');
    await page.locator('.cashback-period', { hasText: 'Being counted' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S132 the weeks of VIP cashback show what was paid', () => seePaid('/en/office/casino/vip-cashback', '10.00\u00a0€'));

  it('S133 the days of premium cashback show what was paid', () => seePaid('/en/office/casino/premium-cashback', '25.00\u00a0€'));

  it.each([
    ['1440', { width: 1440, height: 900 }],
    ['390', MOBILE],
  ] as const)('S231 S132 S133 fit their window and say everything to everybody at %s', async (_, viewport) => {
    for (const language of ['en', 'ar']) {
      const { page, context, complaints } = await openAsPlayer(site, member, `/${language}/casino/vip-club`, { viewport });
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
