import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPlayer } from '../../../server/tests/harness/test-player.ts';
import { FIRST_LIVE } from '../../../server/tests/harness/worlds/betting-app.ts';
import { focused, tabTo, typeInto } from '../keyboard.ts';
import { openOffice } from '../open-office.ts';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindings, axeFindingsInBothThemes, DESKTOP, horizontalOverflow, skipReason, waitForHydration } from '../site.ts';
import { pressOpenPrice } from '../steps/press-open-price.ts';

/** A photograph of so many shades, drawn by the page itself. */
async function photo(page: Page, colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 400;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = fill;
      pen.fillRect(0, 0, 640, 400);
    }
    return canvas.toDataURL('image/jpeg');
  }, colour);
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') };
}

describe.skipIf(skipReason !== null)(`the screens of identification${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  beforeAll(async () => {
    site = await startScriptedSite();
  });
  afterAll(() => site?.close());

  async function decide(player: TestPlayer, decision: object): Promise<void> {
    const kyc = await site.world.operator(['kyc']);
    const list = await kyc.request({
      method: 'POST',
      url: '/operator-api/documents',
      payload: { playerId: String(player.id), reason: 'a new document' },
    });
    const [document] = list.json().data.documents;
    await kyc.request({ method: 'POST', url: '/operator-api/documents/decide', payload: { documentId: document.id, ...decision } });
  }

  it('S186 identification by a document: its errors, two photographs looked at, the review, and why it was refused', async () => {
    const player = await site.world.player();
    const { page, context, complaints, open } = await openOffice(site, player);
    await open('identification');
    await tabTo(page, 'kind');
    await page.keyboard.type('Identity');
    await expect.poll(() => page.locator('input[type=file]').count()).toBe(2);
    await typeInto(page, 'number', '?');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('number');
    expect(await page.locator('.hint.hint-error').count()).toBe(4);
    await typeInto(page, 'number', 'PA1234567');
    await page.locator('input[name=expires_at]').fill('2040-01-01');
    await page.locator('input[name=photo-front]').setInputFiles(await photo(page, '#8899aa'));
    await page.getByRole('img', { name: /^Front/ }).waitFor();
    await page.locator('input[name=photo-back]').setInputFiles(await photo(page, '#99aa88'));
    await tabTo(page, say('identification.document.submit'), 90);
    await page.keyboard.press('Enter');
    await page.getByText(say('identification.document.done')).waitFor();
    await page.getByRole('heading', { name: say('identification.status.pending') }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await decide(player, { decision: 'reject', reason: 'cropped', note: 'The lower edge is missing' });
    await open('identification');
    await page.getByRole('heading', { name: say('identification.status.failed') }).waitFor();
    await page.locator('.identification-status').getByText('The lower edge is missing').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S217 S186 a bet slip that is refused for want of an identification says so and leads to it', async () => {
    const player = await site.world.player({ country: 'GB', deposit: '20' });
    const { page, context } = await openOffice(site, player, { viewport: DESKTOP });
    await page.goto(`${site.url}/en/match/${FIRST_LIVE}`);
    await waitForHydration(page);
    await pressOpenPrice(page, '#main .market-card');
    await page.locator('.coupon .stake input').fill('5');
    await page.locator('.coupon .place-button').filter({ hasText: 'Place bet' }).click();
    const note = page.locator('.rejection-note');
    await note.getByText(say('error.identity_required_to_play')).waitFor();
    expect(await axeFindingsInBothThemes(page)).toEqual([]);
    await note.getByRole('link', { name: say('identification.go') }).press('Enter');
    await page.waitForURL('**/en/office/identification');
    expect(await player.balanceMinor()).toBe(2_000n);
    await context.close();
  });

  it('S178 account verification leads to what is missing, and S125 identification welcome to the ways', async () => {
    const player = await site.world.player({ country: 'GB' });
    const { page, context, open } = await openOffice(site, player);
    await open('account-verification');
    await page.getByText('0 of 4 required checks are done').waitFor();
    await tabTo(page, 'Add: Address', 90);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/office/identification?proof=address');
    await page.getByText(say('identification.proves.address')).waitFor();
    await open('identification/welcome');
    await tabTo(page, /^Camera/, 90);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/office/identification?way=verigram');
    await page.getByRole('tab', { name: 'Camera', selected: true }).waitFor();
    await context.close();
  });

  it('S186 identification by the camera, and by the face beside a document', async () => {
    const seen = await site.world.player();
    const first = await openOffice(site, seen);
    await first.open('identification?way=verigram');
    await tabTo(first.page, say('identification.verigram.begin'), 90);
    await first.page.keyboard.press('Enter');
    await first.page.locator('input[name=document]').setInputFiles(await photo(first.page, '#8899aa'));
    await first.page.locator('input[name=face]').setInputFiles(await photo(first.page, '#aa9988'));
    await tabTo(first.page, say('identification.check.send'), 90);
    await first.page.keyboard.press('Enter');
    await first.page.getByRole('heading', { name: say('identification.status.verified') }).waitFor();
    await first.context.close();

    const player = await site.world.player();
    const { page, context, open } = await openOffice(site, player);
    await open('identification?way=face-id');
    await page.getByText('No document to compare with').waitFor();
    await tabTo(page, say('identification.face.documents'), 90);
    await page.keyboard.press('Enter');
    await typeInto(page, 'number', 'PA7654321');
    await page.locator('input[name=issued_at]').fill('2020-01-01');
    await page.locator('input[name=expires_at]').fill('2040-01-01');
    await page.locator('input[name=photo-front]').setInputFiles(await photo(page, '#8899aa'));
    await tabTo(page, say('identification.document.submit'), 90);
    await page.keyboard.press('Enter');
    await page.getByText(say('identification.document.done')).waitFor();
    await page.getByRole('tab', { name: 'Face' }).click();
    await page.locator('input[name=face]').setInputFiles(await photo(page, '#000000'));
    await tabTo(page, say('identification.check.send'), 90);
    await page.keyboard.press('Enter');
    await page.locator('.identification-methods').getByText(say('identification.check.failed')).waitFor();
    await context.close();
  });

  it('S186 C087 identification on the page of a partner: refused with its reason, again, and verified, on a phone and by keyboard', async () => {
    const player = await site.world.player();
    const { page, context, complaints, open } = await openOffice(site, player);
    await open('identification?way=sumsub');
    const answer = async (ending: string): Promise<void> => {
      await tabTo(page, say('identification.sumsub.begin'), 90);
      await page.keyboard.press('Enter');
      const button = page.frameLocator('iframe.identification-page').getByRole('button', { name: ending });
      await button.press('Enter');
      await page.frameLocator('iframe.identification-page').getByText('Thank you.').waitFor();
    };
    await answer(say('sandbox.identity.unreadable'));
    // The word of the partner comes over its webhook: the page finds it by itself.
    await page.getByRole('heading', { name: say('identification.status.failed') }).waitFor();
    await page
      .locator('.identification-status .note')
      .getByText(/cannot be read|unreadable|blurred/i)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await answer(say('sandbox.identity.accept'));
    await page.getByRole('heading', { name: say('identification.status.verified') }).waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('S186 identification by Mobile-ID and Smart-ID: the digits, a refusal, a signature', async () => {
    const player = await site.world.player({ country: 'EE' });
    const { page, context, open } = await openOffice(site, player);
    await open('identification?way=smart-id');
    await typeInto(page, 'personalCode', '12');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.hint.hint-error').count()).toBe(1);
    // The stand-in's people whose code ends so refuse on their phone.
    await typeInto(page, 'personalCode', '39001010100');
    await page.keyboard.press('Enter');
    await page.getByText(say('identification.reason.cancelled')).first().waitFor();
    await open('identification?way=mobile-id');
    await typeInto(page, 'personalCode', '39001010002');
    await typeInto(page, 'phone', '+372 5000 0000');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.identification-digits').textContent()).toMatch(/^\d{4}$/);
    await page.getByRole('heading', { name: say('identification.status.verified') }).waitFor();
    expect(await page.getByRole('tab').count()).toBe(0);
    await context.close();
  });

  it.each(['en', 'ar'])('S125 S178 S186 %s: clean for axe in every way and both themes, and nothing sticks out', async (language) => {
    const player = await site.world.player({ country: 'EE' });
    const { page, context, complaints, open } = await openOffice(site, player);
    for (const path of ['identification/welcome', 'account-verification', 'identification']) {
      await open(path, language);
      expect([path, await axeFindingsInBothThemes(page)]).toEqual([path, []]);
      expect([path, await horizontalOverflow(page)]).toEqual([path, 0]);
    }
    for (let way = 1; way < 6; way++) {
      await page.getByRole('tab').nth(way).click();
      expect([way, await axeFindingsInBothThemes(page)]).toEqual([way, []]);
      expect([way, await horizontalOverflow(page)]).toEqual([way, 0]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});
