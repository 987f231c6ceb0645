import { createHash, createHmac } from 'node:crypto';
import { SOCIAL_PROVIDERS } from '@touchline/catalogue/account/social-providers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpAuthenticator } from '../../../tests/harness/fakes/authenticator-app.ts';
import { writeKnown } from '../../../tests/harness/known-person.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { addTestBrand } from '../../../tests/harness/test-brand.ts';
import { readConfig } from '../../platform/config.ts';
import { ethereumMessage, personOfEthereum, signerOf, toEthereumAddress } from './providers/ethereum.ts';
import { keccak256 } from './providers/keccak.ts';
import { PROVIDERS } from './providers/providers.ts';
import { GENERATOR, inverse, multiply, ORDER } from './providers/secp256k1.ts';
import { personOfTelegram } from './providers/telegram.ts';

const PARTNER = {
  id: 'partner',
  name: 'Partner',
  secret: 'partner-secret',
  redirectUris: ['https://partner.example/back'],
  scopes: ['profile', 'xframe'],
};
const BOT = '12345:telegram-bot-token';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    config: { localIdentity: true, oauthClients: [PARTNER], social: { telegram: { clientId: 'bot', clientSecret: BOT } } },
  });
});
afterAll(() => test.close());

let addresses = 0;
const post = (url: string, payload: object, headers: Record<string, string> = {}) => {
  addresses += 1;
  return test.request({ method: 'POST', url, payload, headers, remoteAddress: `10.13.${addresses >> 8}.${addresses & 255}` });
};
const cookieOf = (reply: { headers: Record<string, unknown> }): string =>
  String([reply.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';

/** Goes to the provider as a browser would, says there who one is, and comes back with the code. */
async function visit(provider: string, person: object, signedIn = '', host?: string) {
  const at = host === undefined ? {} : { host };
  const begun = await post('/web-api/socauth/start', { provider }, { ...at, ...(signedIn ? { cookie: signedIn } : {}) });
  const url = new URL(begun.json().data.url);
  const answered = await test.request({
    method: 'POST',
    url: `${url.pathname}${url.search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...person }).toString(),
  });
  const back = new URL(String(answered.headers.location));
  const { code = '', state = '', iss = '' } = Object.fromEntries(back.searchParams);
  const cookie = [cookieOf(begun), signedIn].filter(Boolean).join('; ');
  return { url, back, cookie, body: { provider, code, state, iss } };
}
const end = ({ body, cookie }: { readonly body: object; readonly cookie: string }) => post('/web-api/socauth/auth', body, { cookie });
const registerWith = (ticket: string, more: object = {}) =>
  post('/web-api/registration/social', {
    country_id: test.app.features.site.countryIdOf('IE'),
    currency_id: 3,
    adult: true,
    terms: true,
    social_ticket: ticket,
    ...more,
  });

describe('signing in by another service', () => {
  it('comes back to the address of the brand that was left, and to no other', async () => {
    const host = await addTestBrand(test.platform, { id: 7 });
    const { back, body, cookie } = await visit('google', { sub: 'berit', email: 'berit@social.example' }, '', host);
    expect(back.origin + back.pathname).toBe(`http://${host}/socauth/google`);
    // The provider gave its code for that address alone.
    const other = await visit('google', { sub: 'berit', email: 'berit@social.example' }, '', host);
    expect((await end(other)).json().code).toBe('social_refused');
    expect((await post('/web-api/socauth/auth', body, { cookie, host })).json().data).toMatchObject({ step: 'registration' });
  });

  it('S194 C023 a new profile registers with what the provider said, and signs in from then on', async () => {
    const person = { sub: 'anna', email: 'Anna@Social.example', given_name: 'Anna', family_name: 'Social', birthdate: '1990-01-02' };
    const first = (await end(await visit('google', person))).json().data;
    expect(first).toMatchObject({
      step: 'registration',
      profile: { email: 'anna@social.example', first_name: 'Anna', last_name: 'Social', birth_date: '1990-01-02' },
    });
    const registered = await registerWith(first.ticket);
    const { userId, password } = registered.json().data;
    expect(password).toBeNull();
    expect((await registerWith(first.ticket, { email: 'again@social.example' })).json().code).toBe('social_linked');
    const second = (await end(await visit('google', person))).json().data;
    expect(second).toMatchObject({ step: 'signed-in', userId });
    // The same name at another provider is somebody else.
    expect((await end(await visit('discord', person))).json().data.step).toBe('registration');
  });

  it('C023 a profile with the e-mail of an account does not open it; its player may link the two', async () => {
    const player = await test.player();
    await writeKnown(test, player.id, { email: 'mine@social.example' });
    const person = { sub: 'bert', email: 'mine@social.example' };
    const { ticket } = (await end(await visit('yandex', person))).json().data;
    expect(ticket).toBeDefined();
    const linking = await visit('yandex', person, `user_token=${player.token}`);
    expect((await end(linking)).json().data).toEqual({ step: 'linked', provider: 'yandex' });
    expect((await end(await visit('yandex', person))).json().data).toMatchObject({ step: 'signed-in', userId: player.login });
    const shown = (await player.request({ url: '/web-api/socauth/providers' })).json().data;
    expect(shown).toContainEqual({ provider: 'yandex', linked: true, standIn: true });
    expect(await test.app.features.securityLog.readHistory(player.id, 5)).toMatchObject([{ change: 'social-linked' }]);
    const other = await test.player();
    expect((await end(await visit('yandex', person, `user_token=${other.token}`))).json().code).toBe('social_linked');
    expect(await test.app.features.securityLog.readHistory(other.id, 5)).toEqual([]);
  });

  it('C023 links a profile to an account only with its password, and with the code of its app where it has one', async () => {
    const player = await test.player();
    const person = { sub: 'greta', email: 'greta@social.example' };
    const { ticket } = (await end(await visit('google', person))).json().data;
    const link = (more: object = {}) =>
      post('/web-api/socauth/link', { social_ticket: ticket, login: player.login, password: player.password, ...more });
    expect((await link({ password: 'not-mine-1' })).json().code).toBe('wrong_credentials');
    expect((await link({ social_ticket: 'x'.repeat(120) })).json().code).toBe('step_ended');
    await test.platform.pool.query('update player set blocked = true where id = $1', [player.id]);
    expect((await link()).json().code).toBe('account_blocked');
    await test.platform.pool.query('update player set blocked = false where id = $1', [player.id]);
    expect((await end(await visit('google', person))).json().data.step).toBe('registration');
    expect((await link()).json().data).toMatchObject({ step: 'signed-in', userId: player.login });
    expect(await test.app.features.securityLog.readHistory(player.id, 5)).toMatchObject([{ change: 'social-linked' }]);
    expect((await end(await visit('google', person))).json().data).toMatchObject({ step: 'signed-in', userId: player.login });
    const other = await test.player();
    expect((await link({ login: other.login, password: other.password })).json().code).toBe('social_linked');

    const guarded = await test.player();
    const code = await setUpAuthenticator(test, guarded.id);
    const next = (await end(await visit('yandex', { sub: 'hugo' }))).json().data.ticket;
    const guardedLink = (more: object = {}) =>
      post('/web-api/socauth/link', { social_ticket: next, login: guarded.login, password: guarded.password, ...more });
    expect((await guardedLink()).json().data).toEqual({ step: 'code' });
    const wrong = code() === '000000' ? '111111' : '000000';
    expect((await guardedLink({ code: wrong })).json().code).toBe('code_wrong');
    expect((await guardedLink({ code: code() })).json().data.step).toBe('signed-in');
  });

  it('C023 T73 a visit ends once, in the browser that began it', async () => {
    const one = await visit('twitch', { sub: 'carl' });
    expect((await end({ ...one, cookie: 'social_flow=another-browser' })).json().code).toBe('step_ended');
    expect((await end({ ...one, body: { ...one.body, provider: 'google' } })).json().code).toBe('step_ended');
    expect((await end(one)).statusCode).toBe(200);
    expect((await end(one)).json().code).toBe('step_ended');
  });

  it('C023 T74 refuses a code of another visit (PKCE), of nobody, and an answer of another issuer', async () => {
    const victim = await visit('google', { sub: 'victim' });
    const thief = await visit('google', { sub: 'thief' });
    expect((await end({ ...thief, body: { ...thief.body, code: victim.body.code } })).json().code).toBe('social_refused');
    const nobody = await visit('google', { sub: 'dora' });
    expect((await end({ ...nobody, body: { ...nobody.body, code: 'made-up' } })).json().code).toBe('social_refused');
    const mixed = await visit('google', { sub: 'emil' });
    expect((await end({ ...mixed, body: { ...mixed.body, iss: 'https://evil.example' } })).json().code).toBe('social_refused');
  });

  it('S194 T74 refuses a ticket that is not ours', async () => {
    expect((await registerWith('x'.repeat(120))).json().code).toBe('step_ended');
    expect((await registerWith('')).statusCode).toBe(400);
  });

  it('R061 every provider of the specification is known; in development a stand-in answers for those that are not configured', async () => {
    expect(Object.keys(PROVIDERS).toSorted()).toEqual([...SOCIAL_PROVIDERS].toSorted());
    const listed = (await test.request({ url: '/web-api/socauth/providers' })).json().data;
    expect(listed.map((one: { provider: string }) => one.provider)).toEqual([...SOCIAL_PROVIDERS]);
    const { url } = await visit('itsme', { sub: 'x' });
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ code_challenge_method: 'S256', response_type: 'code' });
    const closed = await startTestApp({ roles: ['api'] });
    try {
      expect((await closed.request({ url: '/web-api/socauth/providers' })).json().data).toEqual([]);
      const refused = await closed.request({ method: 'POST', url: '/web-api/socauth/start', payload: { provider: 'google' } });
      expect(refused.json().code).toBe('social_unavailable');
      expect((await closed.request({ url: '/dev/identity/google/jwks' })).statusCode).toBe(404);
    } finally {
      await closed.close();
    }
  });

  it('sends the browser on to the login screen in the player’s language', async () => {
    const reply = await test.request({ url: '/socauth/google?code=a&state=b', headers: { cookie: 'lng=ru' } });
    expect(reply.headers.location).toBe('/ru/social-return?code=a&state=b&provider=google');
  });

  it('is configured by the environment, both halves of a client or none', () => {
    const env = { SOCIAL_GOOGLE_CLIENT_ID: 'id', SOCIAL_GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readConfig(env, []).social).toEqual({ google: { clientId: 'id', clientSecret: 'secret' } });
    expect(() => readConfig({ SOCIAL_VK_CLIENT_ID: 'id' }, [])).toThrow(/both or none/);
    expect(readConfig({ OAUTH_CLIENTS: JSON.stringify([PARTNER]) }, []).oauthClients).toEqual([PARTNER]);
    for (const OAUTH_CLIENTS of ['{', '{}', '[{"id":1}]', '[null]'])
      expect(() => readConfig({ OAUTH_CLIENTS }, [])).toThrow(/OAUTH_CLIENTS/);
  });
});

describe('Telegram', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  const code = (data: Record<string, unknown>, token = BOT): string => {
    const lines = Object.entries(data)
      .map(([name, value]) => `${name}=${String(value)}`)
      .sort()
      .join('\n');
    const hash = createHmac('sha256', createHash('sha256').update(token).digest()).update(lines).digest('hex');
    return Buffer.from(JSON.stringify({ ...data, hash })).toString('base64');
  };
  const data = { id: 42, first_name: 'Tela', auth_date: now / 1000 };

  it('R061 telegram: believes what the bot’s token signed just now, and nothing else', () => {
    expect(personOfTelegram(code(data), BOT, now)).toEqual({ subject: '42', fields: { first_name: 'Tela' } });
    expect(personOfTelegram(code(data, 'other'), BOT, now)).toBeUndefined();
    expect(personOfTelegram(code({ ...data, auth_date: now / 1000 - 301 }), BOT, now)).toBeUndefined();
    const edited = Buffer.from(Buffer.from(code(data), 'base64').toString().replace('42', '43')).toString('base64');
    for (const rubbish of [edited, 'null', '', Buffer.from('null').toString('base64'), Buffer.from('{"hash":1}').toString('base64')])
      expect(personOfTelegram(rubbish, BOT, now)).toBeUndefined();
  });

  it('C023 telegram: signs in over the call', async () => {
    const begun = await post('/web-api/socauth/start', { provider: 'telegram' });
    const back = new URL(new URL(begun.json().data.url).searchParams.get('return_to') ?? '');
    const body = {
      provider: 'telegram',
      code: code({ ...data, auth_date: Math.floor(Date.now() / 1000) }),
      state: back.searchParams.get('state'),
    };
    expect((await post('/web-api/socauth/auth', body, { cookie: cookieOf(begun) })).json().data.step).toBe('registration');
  });
});

describe('wallets', () => {
  // The first account of a well-known development chain: the key is public, and its address with it.
  const KEY = 0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80n;
  const ADDRESS = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
  function sign(message: string, nonce = 0x1234567890abcdefn): string {
    const text = Buffer.from(message);
    const hash = BigInt(
      `0x${keccak256(Buffer.concat([Buffer.from(`\x19Ethereum Signed Message:\n${text.length}`), text])).toString('hex')}`,
    );
    const [x = 0n, y = 0n] = multiply(GENERATOR, nonce) ?? [];
    const s = (inverse(nonce, ORDER) * (hash + x * KEY)) % ORDER;
    const hex = (value: bigint): string => value.toString(16).padStart(64, '0');
    return `0x${hex(x)}${hex(s)}${(27 + Number(y & 1n)).toString(16)}`;
  }
  const site = new URL('http://localhost:3000');
  const message = ethereumMessage(site, 'abc123', 0).replace('{address}', ADDRESS);

  it('keccak-256 is the one of Ethereum', () => {
    expect(keccak256(Buffer.from('')).toString('hex')).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470');
    expect(keccak256(Buffer.from('abc')).toString('hex')).toBe('4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45');
    expect(keccak256(Buffer.alloc(136, 'a'))).toHaveLength(32);
  });

  it('finds the address of a known key, and of a signature made with it', () => {
    const point = multiply(GENERATOR, KEY);
    expect(point && toEthereumAddress(point)).toBe(ADDRESS);
    expect(signerOf(message, sign(message))).toBe(ADDRESS);
  });

  it('R061 metamask: believes the owner of the address about our text with our nonce', () => {
    const code = (text: string, signature = sign(text)) => JSON.stringify({ message: text, signature });
    expect(personOfEthereum(code(message), site, 'abc123')).toEqual({ subject: ADDRESS, fields: {} });
    expect(personOfEthereum(code(message), site, 'other')).toBeUndefined();
    expect(personOfEthereum(code(message), new URL('https://evil.example'), 'abc123')).toBeUndefined();
    const foreign = message.replace(ADDRESS, `0x${'1'.repeat(40)}`);
    expect(personOfEthereum(code(foreign), site, 'abc123')).toBeUndefined();
    for (const rubbish of [
      '',
      'null',
      '{}',
      code(message, '0x'),
      code(message, `0x${'0'.repeat(130)}`),
      code(message, `0x${'f'.repeat(130)}`),
    ])
      expect(personOfEthereum(rubbish, site, 'abc123')).toBeUndefined();
  });
});

describe('applications of partners', () => {
  const verifier = 'v'.repeat(50);
  const asked = {
    client_id: PARTNER.id,
    redirect_uri: PARTNER.redirectUris[0] ?? '',
    scope: 'profile xframe',
    state: 'partner-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  const change = (code: string, more: object = {}) =>
    post('/web-api/oauth/token', {
      grant_type: 'authorization_code',
      client_id: PARTNER.id,
      client_secret: PARTNER.secret,
      redirect_uri: asked.redirect_uri,
      code_verifier: verifier,
      code,
      ...more,
    });
  const allow = async (cookie: string, more: object = {}) =>
    new URL((await post('/web-api/oauth/auth', { ...asked, allow: true, ...more }, { cookie })).json().data.redirect_url);

  it('C021 tells what is asked for, and knows neither strange applications nor strange addresses', async () => {
    const ask = (query: Record<string, string>) => test.request({ url: `/web-api/oauth/rights?${new URLSearchParams(query).toString()}` });
    const { client_id, redirect_uri, scope } = asked;
    expect((await ask({ client_id, redirect_uri, scope })).json().data).toEqual({
      client: { id: 'partner', name: 'Partner' },
      rights: ['profile', 'xframe'],
      isAuthorized: false,
    });
    expect((await ask({ client_id: 'nobody', redirect_uri, scope })).json().code).toBe('client_unknown');
    expect((await ask({ client_id, redirect_uri: `${redirect_uri}/x`, scope })).json().validation_errors).toHaveProperty('redirect_uri');
    expect((await ask({ client_id, redirect_uri, scope: 'everything' })).json().validation_errors).toBeDefined();
  });

  it('C022 C026 a player’s yes becomes a code, a token and a session in the partner’s frame', async () => {
    const player = await test.player();
    const back = await allow(`user_token=${player.token}`);
    expect(back.searchParams.get('state')).toBe('partner-state');
    const code = back.searchParams.get('code') ?? '';
    const token = (await change(code)).json();
    expect(token).toMatchObject({ token_type: 'Bearer', scope: 'profile xframe' });
    const user = await test.request({ url: '/web-api/oauth/user', headers: { authorization: `Bearer ${token.access_token}` } });
    expect(user.json()).toEqual({ sub: player.login, country: 'IE', currency: 'EUR', locale: 'en' });
    const opened = await post('/web-api/api/internal/xframe/v1/user/auth', { xframe_token: token.xframe_token });
    expect(opened.json().data.userId).toBe(player.login);
    expect((await change(code)).json().code).toBe('step_ended');
  });

  it('C022 R118 a no, a guest, a wrong verifier, a wrong secret get nothing', async () => {
    const player = await test.player();
    const cookie = `user_token=${player.token}`;
    expect((await allow(cookie, { allow: false })).searchParams.get('error')).toBe('access_denied');
    expect((await post('/web-api/oauth/auth', { ...asked, allow: true })).statusCode).toBe(401);
    const code = (await allow(cookie)).searchParams.get('code') ?? '';
    expect((await change(code, { client_secret: 'guess' })).json().code).toBe('client_unknown');
    expect((await change(code, { code_verifier: 'w'.repeat(50) })).json().code).toBe('step_ended');
    expect((await test.request({ url: '/web-api/oauth/user', headers: { authorization: `Bearer ${'x'.repeat(43)}` } })).statusCode).toBe(
      403,
    );
    const narrow = (await change((await allow(cookie, { scope: 'xframe' })).searchParams.get('code') ?? '')).json();
    const refused = await test.request({ url: '/web-api/oauth/user', headers: { authorization: `Bearer ${narrow.access_token}` } });
    expect(refused.json().code).toBe('forbidden');
  });
});
