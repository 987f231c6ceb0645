import { type Credentials, openAsPlayer, registerPlayer } from '../register-player.ts';
import type { TestSite } from '../site.ts';

/** A new player with 100.00 in the account, deposited through the sandbox's own pages. */
export async function registerFundedPlayer(site: TestSite): Promise<Credentials> {
  const player = await registerPlayer(site);
  const { page, context } = await openAsPlayer(site, player, '/en/deposit?amount=100');
  await page.locator('form.form button[type=submit]').click();
  await page.waitForURL('**/sandbox-pay/**');
  await page.locator('button').first().click();
  await page.waitForURL('**/deposit/status**');
  await context.close();
  return player;
}
