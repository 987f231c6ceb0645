import { buildCallTable } from '@touchline/contract/call-table';
import { CALLS } from '@touchline/contract/calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApiClient } from '../call/api-client.ts';
import { createHttpClient } from '../call/http-client.ts';
import { sendJson, startTestServer, TEST_TEXTS, type TestServer } from '../testing/test-server.ts';
import { CaptchaDismissed, createCaptcha } from './captcha.ts';
import { withCaptcha } from './captcha-caller.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const LOGIN = { body: { login: '1000001', password: 'secret' } };

/** A caller whose server asks for a captcha until it is given one, and a player who does `what` once the challenge is open. */
function scene(what: { readonly type: 'solved'; readonly token: string } | { readonly type: 'closed' }) {
  const captcha = createCaptcha({ load: async () => {} });
  captcha.subscribe(() => {
    if (captcha.state.step === 'open') captcha.tell(what);
  });
  server.answer = (request, response) =>
    request.headers['x-captcha-token'] === 'good'
      ? sendJson(response, 200, { success: true, data: { userId: '1' } })
      : sendJson(response, 403, { success: false, code: 'captcha_required', message: 'robot?', errors: [] });
  const http = createHttpClient({ fetch, origin: server.origin, texts: TEST_TEXTS });
  return withCaptcha(createApiClient({ http, table: buildCallTable(CALLS) }), captcha);
}

describe('calls that meet a captcha', () => {
  it('R087 R115 sends the same call again with the token in x-captcha-token', async () => {
    expect(await scene({ type: 'solved', token: 'good' }).execute('authenticate', LOGIN)).toEqual({ userId: '1' });
    expect(server.requests.map((r) => r.headers['x-captcha-token'])).toEqual([undefined, 'good']);
    expect(server.requests[1]?.body).toBe(server.requests[0]?.body);
  });

  it('R087 fails with CaptchaDismissed when the player gives up; the safe call counts it as cancelled', async () => {
    const caller = scene({ type: 'closed' });
    await expect(caller.execute('authenticate', LOGIN)).rejects.toBeInstanceOf(CaptchaDismissed);
    expect(await caller.tryExecute('authenticate', LOGIN)).toMatchObject({
      error: { status: 4, error: { message: 'Dismissed captcha' } },
    });
  });

  it('R087 asks once: a token that is refused is a refusal', async () => {
    await expect(scene({ type: 'solved', token: 'bad' }).execute('authenticate', LOGIN)).rejects.toMatchObject({
      code: 'captcha_required',
    });
    expect(server.requests).toHaveLength(2);
  });

  it('R087 no captcha is made for calls that go through', async () => {
    const caller = scene({ type: 'solved', token: 'good' });
    server.answer = (_request, response) => sendJson(response, 200, { success: true, data: 1 });
    expect(await caller.tryExecute('authenticate', LOGIN)).toEqual({ data: 1 });
    expect(server.requests).toHaveLength(1);
  });
});
