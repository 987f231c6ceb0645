import { Script } from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { readConfig } from '../../platform/config.ts';
import { readSecret } from '../../platform/secrets.ts';
import { drawPicture, drawPiece, drawScene, PUZZLE } from './pain-puzzle/puzzle-scene.ts';
import { seal, unseal } from './sealed.ts';

let now = Date.now();
let test: TestApp;
let key: Uint8Array;
beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  key = await readSecret(test.platform.pool, 'captcha');
});
afterAll(() => test.close());
let address = '10.6.0.1';
let addresses = 1;
beforeEach(() => {
  address = `10.6.0.${++addresses}`;
});

const challenge = async (kind = 'picture', lng = 'en') =>
  (await test.request({ url: `/puzzle-api/challenge?kind=${kind}&lng=${lng}`, remoteAddress: address })).json();
/** Only a test can read what is sealed. */
const secretOf = (id: string) => unseal(key, 'challenge', id) as { readonly answer: number };
const verify = (body: object) => test.request({ method: 'POST', url: '/puzzle-api/verify', remoteAddress: address, payload: body });
async function solve(): Promise<string> {
  const { id } = await challenge();
  now += 2000;
  return (await verify({ id, answer: secretOf(id).answer, elapsedMs: 1900 })).json().token;
}

describe('the puzzle', () => {
  it('C242 gives a picture with a hole, the piece, and nothing that says where it belongs', async () => {
    const made = await challenge();
    expect(made).toMatchObject({ kind: 'picture', width: 320, height: 180, side: 52 });
    const size = async (data: string) => {
      const { width, height, format } = await sharp(Buffer.from(data.split(',')[1] ?? '', 'base64')).metadata();
      return { width, height, format };
    };
    expect(await size(made.picture)).toEqual({ width: 320, height: 180, format: 'png' });
    expect(await size(made.piece)).toEqual({ width: 52, height: 52, format: 'png' });
    const { answer } = secretOf(made.id);
    expect(answer).toBeGreaterThan(PUZZLE.side);
    expect(answer).toBeLessThanOrEqual(320 - 52);
    expect(made.id).not.toContain(Buffer.from(`"answer":${answer}`).toString('base64url'));
  });

  it('C243 gives a token for the right place, give or take a few pixels', async () => {
    for (const [off, status] of [
      [0, 200],
      [6, 200],
      [-6, 200],
      [7, 403],
      [-7, 403],
    ] as const) {
      const { id } = await challenge();
      now += 1500;
      const reply = await verify({ id, answer: secretOf(id).answer + off, elapsedMs: 1400 });
      expect([off, reply.statusCode]).toEqual([off, status]);
      if (status === 200) expect(reply.json().expiresAt).toBe(now + 300_000);
      else expect(reply.json().code).toBe('captcha_wrong');
    }
  });

  it('C243 takes one answer to a challenge, right or wrong', async () => {
    const { id } = await challenge();
    now += 1500;
    const { answer } = secretOf(id);
    expect((await verify({ id, answer: 0, elapsedMs: 1400 })).statusCode).toBe(403);
    expect((await verify({ id, answer, elapsedMs: 1400 })).statusCode).toBe(403);
    const other = await challenge();
    now += 1500;
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => verify({ id: other.id, answer: secretOf(other.id).answer, elapsedMs: 1400 })),
    );
    expect(replies.filter((r) => r.statusCode === 200)).toHaveLength(1);
  });

  it('C243 refuses answers that come too fast, too late, or with a time that cannot be', async () => {
    const answers = async (wait: number, elapsedMs: number) => {
      const { id } = await challenge();
      now += wait;
      return (await verify({ id, answer: secretOf(id).answer, elapsedMs })).statusCode;
    };
    expect(await answers(300, 400)).toBe(403);
    expect(await answers(2000, 100)).toBe(403);
    expect(await answers(2000, 60_000)).toBe(403);
    expect(await answers(120_001, 60_000)).toBe(403);
    expect(await answers(119_000, 118_000)).toBe(200);
  });

  it('C243 refuses challenges that we did not make, and tokens in their place', async () => {
    const token = await solve();
    const { id } = await challenge();
    now += 1500;
    const flipped = id.slice(0, -2) + (id.endsWith('AA') ? 'BB' : 'AA');
    for (const forged of [
      'x',
      flipped,
      token,
      seal(new Uint8Array(32), 'challenge', { id: 'a', answer: 1, tolerance: 6, issuedAt: now - 1000 }),
    ])
      expect((await verify({ id: forged, answer: 1, elapsedMs: 900 })).statusCode).toBe(403);
  });

  it.each([
    ['en', /home side: (\w+)\. .*away side: (\w+)\./],
    ['ru', /хозяев: (\S+)\. .*гостей: (\S+)\./],
    ['ar', /الأرض: (\S+)\. .*الضيوف: (\S+)\./],
  ])('C242 C243 asks a question in words (%s) of those who do not see pictures', async (lng, words) => {
    const made = await challenge('question', lng);
    expect(made.question).toMatch(words);
    now += 3000;
    expect((await verify({ id: made.id, answer: secretOf(made.id).answer, elapsedMs: 2500 })).statusCode).toBe(200);
  });

  it('draws the piece out of the very place of its hole', async () => {
    const scene = drawScene((low, high) => Math.floor((low + high) / 2));
    const pixel = async (svg: string, left: number, top: number) =>
      (await sharp(Buffer.from(svg)).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()).toString('hex');
    const place = { x: 200, y: 60 };
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180">${scene}</svg>`;
    expect(await pixel(drawPiece(scene, place), 26, 30)).toBe(await pixel(whole, 226, 90));
    expect(await pixel(drawPicture(scene, place), 226, 90)).not.toBe(await pixel(whole, 226, 90));
    expect(await pixel(drawPicture(scene, place), 10, 10)).toBe(await pixel(whole, 10, 10));
  });
});

describe('the scripts', () => {
  it('C240 C241 come as JavaScript that a page may keep', async () => {
    const loader = await test.request({ url: '/hd-api/captcha.js' });
    expect(loader.headers['content-type']).toMatch(/^text\/javascript/);
    expect(loader.headers['cache-control']).toBe('public, max-age=3600');
    expect(loader.body).toContain('/genfiles/puzzle/pain-puzzle.js');
    expect(loader.body).toContain('captcha-load');
    const puzzle = await test.request({ url: '/genfiles/puzzle/pain-puzzle.js' });
    expect(puzzle.body).toContain('/puzzle-api/challenge');
    expect(puzzle.body).toContain('/puzzle-api/verify');
    expect(() => new Script(loader.body)).not.toThrow();
    expect(() => new Script(puzzle.body)).not.toThrow();
  });
});

describe('who is asked', () => {
  const signIn = (login: string, password: string, token?: string, from = address) =>
    test.request({
      method: 'POST',
      url: '/web-api/user/auth',
      remoteAddress: from,
      payload: { login, password },
      headers: token === undefined ? {} : { 'x-captcha-token': token },
    });

  it('C016 asks after three failed attempts on a login, from wherever they come, and takes each token once', async () => {
    const player = await test.player();
    const tries = [];
    for (let i = 0; i < 4; i++) tries.push((await signIn(player.login, 'wrong-password-1', undefined, `10.5.0.${i}`)).json().code);
    expect(tries).toEqual(['wrong_credentials', 'wrong_credentials', 'wrong_credentials', 'captcha_required']);
    // The right password alone does not help who guesses either.
    expect((await signIn(player.login, player.password)).json().code).toBe('captcha_required');
    const token = await solve();
    expect((await signIn(player.login, 'wrong-password-1', token)).json().code).toBe('wrong_credentials');
    expect((await signIn(player.login, player.password, token)).json().code).toBe('captcha_required');
    expect((await signIn(player.login, player.password, await solve())).statusCode).toBe(200);
    // Whoever was right is asked no more.
    expect((await signIn(player.login, player.password)).statusCode).toBe(200);
  });

  it('C016 asks an address that fails with ever other logins, and nobody else', async () => {
    for (let i = 0; i < 10; i++) await signIn(`90000${i}`, 'wrong-password-1');
    const player = await test.player();
    expect((await signIn(player.login, player.password)).json().code).toBe('captcha_required');
    expect((await signIn(player.login, player.password, undefined, '10.5.1.1')).statusCode).toBe(200);
  });

  it('C016 forgets after a quarter of an hour; a token ends after five minutes', async () => {
    const player = await test.player();
    for (let i = 0; i < 3; i++) await signIn(player.login, 'wrong-password-1');
    const token = await solve();
    now += 300_001;
    expect((await signIn(player.login, player.password, token)).json().code).toBe('captcha_required');
    now += 900_000;
    expect((await signIn(player.login, player.password)).statusCode).toBe(200);
  });

  it('S219 asks when an address opens many accounts', async () => {
    const { site } = test.app.features;
    const open = (token?: string) =>
      test.request({
        method: 'POST',
        url: '/web-api/registration/fast',
        remoteAddress: address,
        payload: { country_id: site.countryIdOf('IE'), currency_id: 3, adult: true, terms: true },
        headers: token === undefined ? {} : { 'x-captcha-token': token },
      });
    const codes = [];
    for (let i = 0; i < 6; i++) codes.push((await open()).json().code ?? 'opened');
    expect(codes).toEqual([...Array(5).fill('opened'), 'captcha_required']);
    expect((await open('forged')).json().code).toBe('captcha_required');
    expect((await open(await solve())).statusCode).toBe(200);
  });
});

describe('R065 the configured type', () => {
  it('R065 is told by the site configuration', async () => {
    const { data } = (await test.request({ url: '/web-api/site/config' })).json();
    expect([data.derived.captchaType, data.groups.captcha]).toEqual(['painPuzzle', { type: 'painPuzzle' }]);
  });

  it('R065 none where it is disabled or custom; a provider without its keys is refused at the start', () => {
    const read = (CAPTCHA?: string) => readConfig(CAPTCHA === undefined ? {} : { CAPTCHA }, []).captcha;
    expect([read(), read('puzzle'), read('painPuzzle'), read('none'), read('custom')]).toEqual([
      'painPuzzle',
      'painPuzzle',
      'painPuzzle',
      null,
      null,
    ]);
    for (const type of ['hcaptcha', 'grecaptcha', 'huntCaptcha']) expect(() => read(type)).toThrow(/needs keys/);
    expect(() => read('maze')).toThrow(/must be painPuzzle or none/);
  });

  it('R065 asks nobody anything where there is none', async () => {
    const free = await startTestApp({ config: { captcha: null } });
    try {
      const player = await free.player();
      const attempt = (password: string) =>
        free.request({ method: 'POST', url: '/web-api/user/auth', payload: { login: player.login, password }, remoteAddress: '10.4.0.1' });
      for (let i = 0; i < 5; i++) expect((await attempt('wrong-password-1')).json().code).toBe('wrong_credentials');
      expect((await attempt(player.password)).statusCode).toBe(200);
    } finally {
      await free.close();
    }
  });
});
