import { currencyByCode } from '@touchline/catalogue/places/currencies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const post = (player: TestPlayer, url: string, payload: object = {}) => player.request({ method: 'POST', url, payload });
const get = (player: TestPlayer, url: string) => player.request({ url });

describe('requests to the house', () => {
  it('C045 S180 S136 are kept sealed and answered by an operator in the inbox', async () => {
    const player = await test.player();
    const asked = await post(player, '/web-api/officeapi/sendadminrequest', {
      userName: 'Nora',
      email: 'nora@example.com',
      text: 'Call me please',
    });
    const { request_id } = asked.json().data;
    expect(
      (await post(player, '/web-api/officeapi/sendadminrequest', { userName: 'Nora', email: 'nora' })).json().validation_errors,
    ).toEqual({ email: ['validation_email_at_symbol'] });
    expect((await post(player, '/web-api/office/share-idea', { text: 'Show kick-off times in my zone' })).statusCode).toBe(200);
    const convert = { account_id: String(player.accountId), currency_id: currencyByCode('USD')?.id };
    expect((await post(player, '/web-api/office/convert-account', convert)).statusCode).toBe(200);
    const { rows } = await test.platform.pool.query('select body from support_request where id = $1', [request_id]);
    expect(Buffer.from(rows[0].body).toString('latin1')).not.toContain('Call me');
    const operator = await test.operator(['support']);
    const open = (await operator.request({ url: '/operator-api/player-requests?kind=admin' })).json().data;
    expect(open.find((r: { id: string }) => r.id === request_id).text).toContain('Call me please');
    const answer = () =>
      operator.request({
        method: 'POST',
        url: '/operator-api/answer-request',
        payload: { requestId: request_id, answer: 'We have written to you.' },
      });
    expect((await answer()).statusCode).toBe(200);
    expect((await answer()).statusCode).toBe(409);
    const mine = (await get(player, '/web-api/office/requests')).json().data;
    expect(mine.find((r: { id: string }) => r.id === request_id)).toMatchObject({ status: 'answered', answer: 'We have written to you.' });
    const inbox = (await get(player, '/web-api/messages')).json().data.messages;
    expect(inbox[0].text).toBe('We have written to you.');
  });
});
