import type { ChatDelta } from '@touchline/contract/casino-chat/shapes';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { addTestBrand } from '../../../tests/harness/test-brand.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';

let test: TestApp;
let second: string;
let marta: TestPlayer;
let ivan: TestPlayer;
const told: { subject: string; delta: ChatDelta }[] = [];
beforeAll(async () => {
  test = await startTestApp();
  second = await addTestBrand(test.platform, { id: 2, settings: { casinoChat: true } });
  test.platform.bus.subscribe('casino-chat.>', (message, subject) => void told.push({ subject, delta: message as ChatDelta }));
  [marta, ivan] = [await test.player(), await test.player()];
  for (const [player, name] of [
    [marta, 'Marta'],
    [ivan, 'Иван'],
  ] as const)
    expect((await join(player, name)).statusCode).toBe(200);
});
afterAll(() => test.close());

const query = (text: string, values: unknown[] = []) => test.platform.pool.query(text, values);
const join = (player: TestPlayer, name: string, rules = true) =>
  player.request({ method: 'POST', url: '/web-api/casino/chat-name', payload: { name, rules } });
const say = (player: TestPlayer, text: string, { game = 'crash', language = 'en', guid = nanoid() } = {}) =>
  player.request({ method: 'POST', url: `/web-api/casino/chat/${game}/messages`, payload: { language, guid, text } });
const read = async (who: Pick<TestPlayer, 'request'> | TestApp = test, game = 'crash', language = 'en') =>
  (await who.request({ url: `/web-api/casino/chat/${game}?language=${language}` })).json().data;
const textsOf = async (...room: Parameters<typeof read>): Promise<string[]> =>
  (await read(...room)).messages.map(({ text }: { text: string }) => text);
/** As if the player had been silent since everything so far. */
const wait = (player: TestPlayer) =>
  query("update casino_chat_message set created_at = created_at - interval '6 minutes' where player_id = $1", [player.id]);
async function saidBy(player: TestPlayer, text: string): Promise<string> {
  await wait(player);
  const reply = await say(player, text);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data.id;
}

describe('a room of the chat', () => {
  it('is read by everybody, written in by players, and is a table and a language at one brand', async () => {
    const reply = await say(marta, '  Good luck \u202Eall\u0007 <b>x</b> ');
    expect(reply.json().data).toMatchObject({ name: 'Marta', text: 'Good luck all <b>x</b>' });
    expect(reply.body).not.toContain(String(marta.id));
    expect((await read()).own).toBeNull();
    expect(await textsOf()).toEqual(['Good luck all <b>x</b>']);
    expect([await textsOf(test, 'slide'), await textsOf(test, 'crash', 'ru')]).toEqual([[], []]);
    const elsewhere = await test.request({ url: '/web-api/casino/chat/crash?language=en', headers: { host: second } });
    expect(elsewhere.json().data.messages).toEqual([]);
    expect((await read(marta)).own).toMatchObject({ person: { name: 'Marta' }, mute: null, hidden: [] });
    await expect.poll(() => told).toContainEqual({ subject: 'casino-chat.1.crash.en', delta: { said: [reply.json().data] } });
  });
  it('takes nothing from guests, of unknown tables and languages', async () => {
    const payload = { language: 'en', guid: nanoid(), text: 'hello' };
    expect((await test.request({ method: 'POST', url: '/web-api/casino/chat/crash/messages', payload })).statusCode).toBe(401);
    expect((await say(marta, 'hello', { game: 'dice' })).statusCode).toBe(400);
    expect((await say(marta, 'hello', { language: 'xx' })).json().validation_errors).toHaveProperty('language');
  });
  it.each([
    ['\u200D\u0007 ', 'empty'],
    ['w'.repeat(161), 'long'],
    ['see best.com', 'link'],
    ['a@b.c', 'email'],
    ['4242 4242 4242 4242', 'number'],
    ['my second account', 'word'],
  ])('does not take %j, and says why', async (text, fault) => {
    const author = await test.player();
    await join(author, `Author${['empty', 'long', 'link', 'email', 'number', 'word'].indexOf(fault)}`);
    const reply = await say(author, text);
    expect([reply.statusCode, reply.json().code, reply.json().validation_errors]).toEqual([400, 'casino_chat_text', { text: [fault] }]);
  });
  it('says a message once by its guid, and takes no text twice', async () => {
    await wait(marta);
    const guid = nanoid();
    const first = await say(marta, 'only once', { guid });
    expect((await say(marta, 'only once', { guid })).json()).toEqual(first.json());
    expect((await say(marta, 'ONLY   once!!')).json().code).toBe('casino_chat_repeated');
    expect((await textsOf()).filter((text) => text === 'only once')).toHaveLength(1);
  });
  it('takes messages of a player seconds apart, however many come at once, and ten a minute', async () => {
    await wait(ivan);
    const replies = await Promise.all(['a1', 'b2', 'c3', 'd4', 'e5'].map((text) => say(ivan, text)));
    const taken = replies.filter(({ statusCode }) => statusCode === 200);
    for (const reply of replies) if (!taken.includes(reply)) expect(reply.json().code).toBe('casino_chat_too_fast');
    // However slow the machine is: those that were taken lie apart.
    const at = taken.map((reply): number => reply.json().data.at).toSorted((a, b) => a - b);
    expect(at.length).toBeGreaterThan(0);
    for (const [i, one] of at.entries()) expect(one - (at[i - 1] ?? 0)).toBeGreaterThanOrEqual(2_999);
    const busy = await test.player();
    await join(busy, 'Busybody');
    await query(
      `insert into casino_chat_message (brand_id, game, language, player_id, guid, text, folded, created_at)
       select 1, 'slide', 'en', $1, 'guid-' || n, 'line ' || n, 'line' || n, clock_timestamp() - interval '4 seconds' from generate_series(1, 10) n`,
      [busy.id],
    );
    expect((await say(busy, 'one more')).json().code).toBe('casino_chat_too_fast');
  });
});

describe('names of the chat', () => {
  it('are chosen once, with the rules', async () => {
    const player = await test.player();
    expect((await say(player, 'hello')).json().code).toBe('casino_chat_nameless');
    expect((await join(player, 'Berta', false)).json().validation_errors).toHaveProperty('rules');
    expect((await join(player, 'Berta')).json().data).toMatchObject({ person: { name: 'Berta' } });
    expect((await join(player, 'Clara')).json().code).toBe('casino_chat_named');
  });
  it('are nobody else’s, also where they only look alike; another brand has its own', async () => {
    const player = await test.player();
    expect((await join(player, 'МАКТА'.replace('К', 'R'))).json().validation_errors).toEqual({ name: ['scripts'] });
    expect((await join(player, 'marta')).json().code).toBe('casino_chat_name_taken');
    expect((await join(player, 'Support1')).json().validation_errors).toEqual({ name: ['reserved'] });
    expect((await join(player, player.login)).statusCode).toBe(400);
    expect((await join(await test.player({ host: second }), 'Marta')).statusCode).toBe(200);
  });
  it('of many who want one at once one player has it', async () => {
    const players = await Promise.all([test.player(), test.player(), test.player()]);
    const replies = await Promise.all(players.map((player) => join(player, 'Dorothea')));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

describe('who may not write', () => {
  it('excluded players and those who are barred from betting', async () => {
    const excluded = await test.player();
    await join(excluded, 'Elsewhere');
    await excluded.exclude();
    expect((await say(excluded, 'hello')).json().code).toBe('self_excluded');
    const barred = await test.player();
    await join(barred, 'Barred');
    const block = {
      playerId: String(barred.id),
      scope: 'betting',
      reason: 'A look at the chat',
      publicReason: 'We look at it.',
      until: null,
    };
    const operator = await test.operator(['risk']);
    const blocked = await operator.request({ method: 'POST', url: '/operator-api/player/block', payload: block });
    expect(blocked.statusCode, blocked.body).toBe(200);
    expect((await say(barred, 'hello')).json().code).toBe('betting_blocked');
  });
  it('anybody where the law has no games, or the site no chat for the country', async () => {
    const kazakh = await test.player({ country: 'KZ' });
    expect((await join(kazakh, 'Kazakh')).json().code).toBe('casino_closed');
    const swede = await test.player({ country: 'SE' });
    await join(swede, 'Swede');
    const payload = { name: 'casinoChat', scope: { country: 'SE' }, value: false, reason: 'No chat in Sweden' };
    const operator = await test.operator(['admin']);
    const set = await operator.request({ method: 'POST', url: '/operator-api/site-settings/set', payload });
    expect(set.statusCode, set.body).toBe(200);
    await expect.poll(async () => (await say(swede, 'hello')).json().code).toBe('casino_chat_closed');
    expect((await swede.request({ url: '/web-api/casino/chat/crash?language=en' })).json().code).toBe('casino_chat_closed');
    expect((await marta.request({ url: '/web-api/casino/chat/crash?language=en' })).statusCode).toBe(200);
  });
});

describe('a reader', () => {
  it('hides people from themself alone, and shows them again', async () => {
    const { author } = (await read(ivan)).own.person;
    const hide = (hidden: boolean) => marta.request({ method: 'POST', url: '/web-api/casino/chat-hidden', payload: { author, hidden } });
    expect((await hide(true)).json().data).toEqual({ hidden: [author] });
    expect([(await read(marta)).own.hidden, (await read(ivan)).own.hidden]).toEqual([[author], []]);
    expect((await hide(false)).json().data).toEqual({ hidden: [] });
    const own = (await read(marta)).own.person.author;
    const self = await marta.request({ method: 'POST', url: '/web-api/casino/chat-hidden', payload: { author: own, hidden: true } });
    expect(self.json().code).toBe('casino_chat_unknown');
  });
  it('reports others’ messages, of the own brand, once', async () => {
    const message = await saidBy(ivan, 'report this');
    const report = (who: TestPlayer) =>
      who.request({ method: 'POST', url: '/web-api/casino/chat-reports', payload: { message, reason: 'insult' } });
    expect([(await report(marta)).statusCode, (await report(marta)).statusCode]).toEqual([200, 200]);
    expect((await report(ivan)).json().code).toBe('casino_chat_unknown');
    expect((await report(await test.player({ host: second }))).json().code).toBe('casino_chat_unknown');
    const { rows } = await query('select count(*)::int as n from casino_chat_report where message_id = $1', [message]);
    expect(rows[0].n).toBe(1);
  });
});

describe('what is no longer kept', () => {
  it('goes after 30 days; what was removed and what waits stays for a year', async () => {
    const old = async (text: string, days: number) => {
      const id = await saidBy(marta, text);
      await query('update casino_chat_message set created_at = created_at - make_interval(days => $2) where id = $1', [id, days]);
      return id;
    };
    const [gone, removed, waits, goneToo] = [
      await old('old one', 31),
      await old('old two', 31),
      await old('old three', 31),
      await old('old four', 400),
    ];
    const { id } = await test.operator();
    await query('update casino_chat_message set removed_at = now(), removed_by = $2 where id = any ($1)', [[removed, goneToo], id]);
    await query("insert into casino_chat_report (message_id, player_id, brand_id, reason) values ($1, $2, 1, 'other')", [waits, ivan.id]);
    await test.app.features.casinoChat.tidy();
    const { rows } = await query('select id::text from casino_chat_message where id = any ($1) order by id', [
      [gone, removed, waits, goneToo],
    ]);
    expect(rows.map((row: { id: string }) => row.id)).toEqual([removed, waits]);
  });
});
