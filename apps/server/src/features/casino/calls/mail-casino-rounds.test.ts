import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeKnown } from '../../../../tests/harness/known-person.ts';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { dev: true } });
});
afterAll(() => test.close());

describe("the player's rounds by category and by mail", () => {
  it('S130 are those of slots alone, S176 and go as CSV to the address of the account, which says where there is none', async () => {
    const player = await test.player({ deposit: '100.00' });
    for (const [game, options] of [
      ['dice', { over: 5000 }],
      ['cherry-parade', {}],
      ['dice', { over: 5000 }],
    ] as const) {
      const payload = { game, stake: '1.00', options, guid: nanoid() };
      const played = await player.request({ method: 'POST', url: '/web-api/casino/rounds', payload });
      expect(played.statusCode, played.body).toBe(200);
    }
    const gamesOf = async (query: string): Promise<string[]> =>
      (await player.request({ url: `/web-api/casino/rounds${query}` })).json().data.rounds.map(({ game }: { game: string }) => game);
    expect(await gamesOf('')).toEqual(['dice', 'cherry-parade', 'dice']);
    expect(await gamesOf('?category=slots')).toEqual(['cherry-parade']);
    expect(await gamesOf('?category=slots&game=dice')).toEqual([]);
    const mail = async (payload: object) => (await player.request({ method: 'POST', url: '/web-api/casino/rounds/mail', payload })).json();
    expect((await mail({})).code).toBe('email_missing');
    await writeKnown(test, player.id, { email: 'roundsman@example.test' });
    expect((await mail({ lng: 'ru' })).data).toEqual({ rounds: 3 });
    expect((await mail({ category: 'slots', lng: 'en' })).data).toEqual({ rounds: 1 });
    expect((await mail({ category: 'no-such' })).code).toBe('invalid');
    const outbox = await test.request({ method: 'GET', url: '/dev/outbox' });
    expect(outbox.body).toContain('roundsman@example.test');
    expect(outbox.body).toContain('3 раунда');
    expect(outbox.body).toContain('round,started,ended,game,status');
  });
});
