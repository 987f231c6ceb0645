import { json } from 'node:stream/consumers';
import { nanoid } from 'nanoid';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../../server/tests/harness/fakes/picture.ts';
import type { TestOperator } from '../../../server/tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../server/tests/harness/test-player.ts';
import { say } from '../say.ts';
import { type ScriptedSite, startScriptedSite } from '../scripted-site.ts';
import { axeFindings, DESKTOP, horizontalOverflow, MOBILE, skipReason, type Visit, type VisitOptions, waitForHydration } from '../site.ts';

const MARKUP = '<img src=x onerror="document.title=1"><script>document.title=2</script>';

describe.skipIf(skipReason !== null)(`support and the player's own data${skipReason ? ` (${skipReason})` : ''}`, () => {
  let site: ScriptedSite;
  let operator: TestOperator;
  beforeAll(async () => {
    site = await startScriptedSite();
    operator = await site.world.operator(['support']);
  });
  afterAll(() => site?.close());

  /** A page of a player who is signed in. */
  async function visitAs(player: TestPlayer, address: string, options: VisitOptions = {}): Promise<Visit> {
    const visit = await site.visit('/en/information/rules', options);
    await visit.context.addCookies([{ name: 'user_token', value: player.token, url: site.url }]);
    await visit.page.goto(site.url + address);
    await waitForHydration(visit.page);
    return visit;
  }
  const answer = (threadId: string, text: string) =>
    operator.request({ method: 'POST', url: `/operator-api/support/threads/${threadId}/posts`, payload: { text, key: nanoid() } });
  const threadsOf = async (player: TestPlayer) =>
    (await player.request({ url: '/web-api/support/threads' })).json().data as { id: string }[];
  const mine = (complaints: readonly string[]) => complaints.filter((text) => !text.includes('Failed to load resource'));

  it('S154 support: a request is written with a picture, answered by push, closed and opened again', async () => {
    const player = await site.world.player();
    const { page, context, complaints } = await visitAs(player, '/en/office/support');
    await page.getByText(say('support.none')).waitFor();
    await page
      .getByRole('link', { name: say('support.new') })
      .first()
      .click();
    await page.waitForURL('**/office/support/new');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => page.locator('.hint.hint-error').count()).toBe(2);
    await page.locator('select[name=topic]').selectOption('deposit');
    await page.locator('textarea[name=text]').fill(MARKUP);
    const bytes = await picture(300, 200, 'png');
    await page.locator('input[type=file]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await page.getByText(say('support.files.kind', { name: 'notes.txt' })).waitFor();
    await page.locator('input[type=file]').setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: bytes });
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForURL(/office\/support\/\d+$/);
    // T65: markup is words.
    await expect.poll(() => page.locator('.talk-words').first().textContent()).toBe(MARKUP);
    await expect.poll(() => page.locator('.talk-files img').evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(300);
    expect(await page.title()).toContain('Support');
    const [thread] = await threadsOf(player);
    expect((await answer(thread?.id ?? '', 'Your deposit has arrived.')).statusCode).toBe(200);
    await page.getByText('Your deposit has arrived.').waitFor();
    await page.locator('.badge', { hasText: 'Answered' }).waitFor();
    await page.locator('textarea[name=text]').fill('Thank you!');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.talk-words', { hasText: 'Thank you!' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: say('support.close') }).click();
    await page.getByRole('button', { name: say('support.reopen') }).click();
    await page.locator('textarea[name=text]').waitFor();
    await page.goto(`${site.url}/en/office/support?status=open`);
    await page.locator('.ticket-row').waitFor();
    expect(mine(complaints)).toEqual([]);
    await context.close();
  });

  it('S154 support: the chat with a consultant, by keyboard, both ways', async () => {
    const player = await site.world.player();
    const { page, context, complaints } = await visitAs(player, '/en/office/support', { viewport: MOBILE });
    await page.locator('textarea[name=text]').focus();
    await page.keyboard.type('Hello there');
    await page.keyboard.press('Enter');
    await page.locator('.talk-words', { hasText: 'Hello there' }).waitFor();
    const queue = (await operator.request({ url: `/operator-api/support/threads?chat=1&playerId=${player.id}` })).json().data;
    // A sign of typing is for the moment: it is given until the page, whose stream may still be opening, shows it.
    const typing = () => operator.request({ method: 'POST', url: `/operator-api/support/threads/${queue[0].id}/typing` });
    await expect.poll(() => typing().then(() => page.getByText(say('support.chat.typing')).isVisible()), { interval: 500 }).toBe(true);
    await answer(queue[0].id, `How can I help? ${MARKUP}`);
    await page.locator('.talk > li[data-by=operator] .talk-words', { hasText: 'How can I help?' }).waitFor();
    expect(await page.locator('.talk-words img, .talk-words script').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.getByRole('button', { name: say('support.chat.end') }).click();
    await page.locator('.talk').waitFor({ state: 'detached' });
    expect(mine(complaints)).toEqual([]);
    await context.close();
  });

  it('S150 admin request and S180 share idea: sent, kept and answered under each other', async () => {
    const player = await site.world.player();
    const { page, context, complaints } = await visitAs(player, '/en/office/admin-request');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => page.locator('.hint.hint-error').count()).toBe(2);
    await page.locator('input[name=userName]').fill('Nora');
    await page.locator('input[name=email]').fill('nora@example.com');
    await page.locator('textarea[name=text]').fill('Please call me');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.sent-requests li', { hasText: 'Please call me' }).waitFor();
    const [asked] = (await player.request({ url: '/web-api/office/requests' })).json().data;
    await operator.request({
      method: 'POST',
      url: '/operator-api/answer-request',
      payload: { requestId: asked.id, answer: 'We have written to you.' },
    });
    await page.reload();
    await page.locator('.sent-requests blockquote', { hasText: 'We have written to you.' }).waitFor();
    await page.goto(`${site.url}/en/office/share-idea`);
    await waitForHydration(page);
    await page.locator('textarea[name=text]').fill('Show kick-off times in my zone');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('.sent-requests li', { hasText: 'Show kick-off times' }).waitFor();
    expect(mine(complaints)).toEqual([]);
    await context.close();
  });

  it('T81 R136 my data: a copy is downloaded with the password, and the account erased', async () => {
    const player = await site.world.player();
    const { page, context } = await visitAs(player, '/en/office/settings/privacy');
    await page.locator('input[name=password]').fill('wrong');
    await page.getByRole('button', { name: say('privacy.copy.ask') }).click();
    await page.locator('.hint.hint-error').waitFor();
    await page.locator('input[name=password]').fill(player.password);
    await page.getByRole('button', { name: say('privacy.copy.ask') }).click();
    const download = page.getByRole('button', { name: say('privacy.copy.download') });
    await download.waitFor();
    await page.locator('input[name=password]').fill(player.password);
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(await json(await file.createReadStream())).toMatchObject({ playerId: String(player.id) });
    await page.getByText('You have downloaded your copy from').waitFor();
    await page.locator('input[name=erase-password]').fill(player.password);
    await page.getByRole('button', { name: say('privacy.erase.do') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('privacy.erase.do') })
      .click();
    await page.waitForURL(`${site.url}/en`);
    await page.locator('.login-button').waitFor();
    await context.close();
  });

  it('T65 what players write stands in pages as words, also what an address says: every script is ours', async () => {
    const player = await site.world.player();
    const post = (url: string, payload: object) => player.request({ method: 'POST', url, payload });
    await post('/web-api/support/threads', { topic: 'other', text: MARKUP, key: nanoid() });
    await post('/web-api/support/chat', { text: MARKUP, key: nanoid() });
    await post('/web-api/office/share-idea', { text: MARKUP });
    const [thread] = await threadsOf(player);
    await answer(thread?.id ?? '', MARKUP);
    const [idea] = (await player.request({ url: '/web-api/office/requests' })).json().data;
    await operator.request({ method: 'POST', url: '/operator-api/answer-request', payload: { requestId: idea.id, answer: MARKUP } });
    const asked = encodeURIComponent(`"></script>${MARKUP}`);
    for (const path of [
      'office/support',
      `office/support/${thread?.id}`,
      'office/share-idea',
      'office/messages',
      `office/support/new?topic=${asked}`,
      `search?text=${asked}`,
      `office/support/${asked}`,
      asked,
    ]) {
      const reply = await player.request({ url: `/en/${path}`, headers: { accept: 'text/html' } });
      const nonce = /'nonce-([\w-]+)'/.exec(String(reply.headers['content-security-policy']))?.[1];
      expect(nonce, path).toBeDefined();
      expect(reply.body).not.toContain('<script>document');
      expect(reply.body).not.toContain('<img src=x');
      for (const script of reply.body.match(/<script\b[^>]*>/g) ?? []) expect(script).toContain(`nonce="${nonce}"`);
    }
  });

  const PAGES = ['office/support', 'office/support/new', 'office/admin-request', 'office/share-idea', 'office/settings/privacy'];
  it.each([
    ['/en', 'dark', MOBILE, PAGES],
    ['/ar', 'light', MOBILE, PAGES],
    ['/ru', 'light', DESKTOP, PAGES.slice(0, 1)],
  ] as const)('S154 S150 S180 %s %s are clean for axe and do not run over', async (language, theme, viewport, pages) => {
    const player = await site.world.player();
    await player.request({
      method: 'POST',
      url: '/web-api/support/threads',
      payload: { topic: 'bet', text: 'x'.repeat(300), key: nanoid() },
    });
    await player.request({ method: 'POST', url: '/web-api/office/share-idea', payload: { text: 'W'.repeat(200) } });
    const [thread] = await threadsOf(player);
    const { page, context } = await visitAs(player, `${language}/office/support/${thread?.id}`, { theme, viewport });
    const look = async (visited: Page): Promise<void> => {
      expect(await axeFindings(visited)).toEqual([]);
      expect(await horizontalOverflow(visited)).toBe(0);
    };
    await look(page);
    for (const path of pages) {
      await page.goto(`${site.url}${language}/${path}`);
      await waitForHydration(page);
      await look(page);
    }
    await context.close();
  });
});
