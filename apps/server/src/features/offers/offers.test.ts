import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLetters } from '../../../tests/harness/fakes/sent-messages.ts';
import { writeKnown } from '../../../tests/harness/known-person.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const post = (player: TestPlayer, url: string, payload: object = {}) => player.request({ method: 'POST', url, payload });
const _get = (player: TestPlayer, url: string) => player.request({ url });

describe('offers and their letters', () => {
  it('C041 T43 an offer goes by letter to who asked for such letters, once; to who takes a break nothing goes at all', async () => {
    const offer = (name: string) =>
      ({
        text: { key: 'free-bet', args: { amount: '5.00 EUR', until: '01.12.2026' } },
        consent: 'mail-offers',
        link: '/line',
        onceKey: name,
      }) as const;
    const { offers, account } = test.app.features;
    const inbox = async (playerId: bigint) =>
      (await test.platform.pool.query('select text_key, topic from inbox_message where player_id = $1', [playerId])).rows;
    const player = await test.player();
    await writeKnown(test, player.id, { email: 'offers@example.test' });
    await offers.tell(player.id, offer('one'));
    expect(await inbox(player.id)).toEqual([{ text_key: 'free-bet', topic: 'bonus' }]);
    expect(await readLetters(test, player.id, 'offer')).toEqual([]);
    await post(player, '/web-api/officeapi/savesetting', { setting_id: 4, setting_value: true });
    await offers.tell(player.id, offer('two'));
    await offers.tell(player.id, offer('two'));
    const letters = await readLetters(test, player.id, 'offer');
    expect(letters).toMatchObject([{ address: 'offers@example.test', subject: 'Touchline: 5.00 EUR free bet' }]);
    expect(letters[0]?.unsubscribe?.page).toContain('/en/unsubscribe?token=');
    await account.writeExcluded(test.platform.pool, player.id, new Date(Date.now() + 3_600_000));
    await offers.tell(player.id, offer('three'));
    expect([(await inbox(player.id)).length, (await readLetters(test, player.id, 'offer')).length]).toEqual([2, 1]);
  });

  it('the link of a letter ends such letters without signing in, and takes it back; another link opens nothing', async () => {
    const player = await test.player();
    await writeKnown(test, player.id, { email: 'linked@example.test' });
    await post(player, '/web-api/officeapi/savesetting', { setting_id: 4, setting_value: true });
    await test.app.features.offers.tell(player.id, {
      text: { key: 'free-bet', args: { amount: '5.00 EUR', until: '01.12.2026' } },
      consent: 'mail-offers',
      link: '/line',
      onceKey: 'linked',
    });
    const [letter] = await readLetters(test, player.id, 'offer');
    const oneClick = new URL(letter?.unsubscribe?.oneClick ?? '');
    const token = oneClick.searchParams.get('token') ?? '';
    const state = async () => (await test.request({ url: `/web-api/letters/subscription?token=${token}` })).json().data;
    expect(await state()).toEqual({ setting: 'mail-offers', subscribed: true, address: 'l***@e***.test' });
    // As mail programs do it (RFC 8058).
    const pressed = await test.request({
      method: 'POST',
      url: oneClick.pathname + oneClick.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.json().data).toMatchObject({ setting: 'mail-offers', subscribed: false });
    expect(await state()).toMatchObject({ subscribed: false });
    expect((await test.request({ method: 'POST', url: `/web-api/letters/resubscribe?token=${token}` })).json().data.subscribed).toBe(true);
    expect(await state()).toMatchObject({ subscribed: true });
    const [, , signature] = token.split('.');
    for (const forged of [`${player.id + 1n}.4.${signature}`, `${player.id}.5.${signature}`, `${token}x`, 'x'])
      expect((await test.request({ method: 'POST', url: `/web-api/letters/unsubscribe?token=${forged}` })).statusCode).toBe(404);
    expect((await test.request({ method: 'POST', url: '/web-api/letters/unsubscribe' })).statusCode).toBe(400);
    expect(await state()).toMatchObject({ subscribed: true });
  });

  it('C015 sends the address of the site to whoever has an e-mail', async () => {
    const player = await test.player();
    const send = () => post(player, '/web-api/user/mailing', { type: 0 });
    expect((await send()).json().code).toBe('email_missing');
    await writeKnown(test, player.id, { email: 'mailing@example.com' });
    expect((await send()).json().data).toEqual({ sent: true });
    const [letter] = await readLetters(test, player.id, 'site-address');
    expect(letter).toMatchObject({ address: 'mailing@example.com', body: expect.stringContaining('http') });
    expect((await post(player, '/web-api/user/mailing', { type: 5 })).statusCode).toBe(400);
  });
});
