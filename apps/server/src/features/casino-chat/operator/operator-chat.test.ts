import type { ChatDelta } from '@touchline/contract/casino-chat/shapes';
import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openedAudit } from '../../../../tests/harness/read-audit.ts';
import { startTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { addTestBrand } from '../../../../tests/harness/test-brand.ts';
import type { TestOperator } from '../../../../tests/harness/test-operator.ts';
import type { TestPlayer } from '../../../../tests/harness/test-player.ts';

let test: TestApp;
let operator: TestOperator;
let second: string;
const told: ChatDelta[] = [];
beforeAll(async () => {
  test = await startTestApp();
  second = await addTestBrand(test.platform, { id: 2, settings: { casinoChat: true } });
  operator = await test.operator(['support']);
  test.platform.bus.subscribe('casino-chat.1.crash.en', (message) => void told.push(message as ChatDelta));
});
afterAll(() => test.close());

const reason = 'Not how people talk here';
const post = (call: string, payload: object, who: TestOperator = operator) =>
  who.request({ method: 'POST', url: `/operator-api/casino/chat/${call}`, payload });
const say = (player: TestPlayer, text: string) =>
  player.request({ method: 'POST', url: '/web-api/casino/chat/crash/messages', payload: { language: 'en', guid: nanoid(), text } });
const read = async (player: TestPlayer) => (await player.request({ url: '/web-api/casino/chat/crash?language=en' })).json().data;
async function named(name: string): Promise<TestPlayer> {
  const player = await test.player();
  const reply = await player.request({ method: 'POST', url: '/web-api/casino/chat-name', payload: { name, rules: true } });
  expect(reply.statusCode, reply.body).toBe(200);
  return player;
}
/** A message of a new player that another one has reported. */
async function reported(name: string, text: string): Promise<{ author: TestPlayer; reader: TestPlayer; message: string }> {
  const [author, reader] = [await named(name), await test.player()];
  const message = (await say(author, text)).json().data.id;
  const payload = { message, reason: 'insult' };
  expect((await reader.request({ method: 'POST', url: '/web-api/casino/chat-reports', payload })).statusCode).toBe(200);
  return { author, reader, message };
}

describe('reported messages', () => {
  it('wait in the queue with what was said around them, and are removed from every page', async () => {
    const before = (await say(await named('Before'), 'said before')).json().data.id;
    const { author, reader, message } = await reported('Rude', 'rude words');
    const waiting = (await post('reports', {})).json().data.reported;
    expect(waiting).toMatchObject([
      {
        id: message,
        text: 'rude words',
        game: 'crash',
        language: 'en',
        playerId: String(author.id),
        reports: [{ reason: 'insult' }],
        context: [{ id: before }],
      },
    ]);
    const count = async () =>
      (await test.platform.pool.query("select waiting from console_waiting(1) where queue = 'chat-reports'")).rows[0]?.waiting;
    expect(await count()).toBe(1);
    expect((await post('decide', { message, decision: 'remove', reason })).json().data).toEqual({ decision: 'remove' });
    expect((await post('decide', { message, decision: 'remove', reason })).json().code).toBe('conflict');
    expect(await count()).toBe(0);
    await expect.poll(() => told).toContainEqual({ removed: [message] });
    expect((await read(reader)).messages.map(({ id }: { id: string }) => id)).not.toContain(message);
    const { rows } = await test.platform.pool.query('select text, removed_by from casino_chat_message where id = $1', [message]);
    expect(rows).toEqual([{ text: 'rude words', removed_by: operator.id }]);
    expect(await openedAudit(test, operator.id)).toContainEqual({
      action: 'remove-chat-message',
      target: `message ${message} of player ${author.id}`,
      reason,
    });
  });
  it('may stand', async () => {
    const { reader, message } = await reported('Polite', 'polite words');
    expect((await post('decide', { message, decision: 'keep', reason })).statusCode).toBe(200);
    expect((await read(reader)).messages.map(({ id }: { id: string }) => id)).toContain(message);
    expect((await post('reports', {})).json().data.reported).toEqual([]);
  });
  it("are nothing to other roles, nor to another brand's operators", async () => {
    const { message } = await reported('Third', 'third words');
    expect((await post('reports', {}, await test.operator(['trader']))).statusCode).toBe(403);
    const elsewhere = await test.operator(undefined, { brandIds: [2], host: second });
    expect((await post('reports', {}, elsewhere)).json().data.reported).toEqual([]);
    expect((await post('decide', { message, decision: 'remove', reason }, elsewhere)).statusCode).toBe(404);
  });
});

describe('a room', () => {
  const room = async (payload: object, who = operator) => post('room', { language: 'en', ...payload }, who);

  it('is read by pages, the newest first, with what was removed, and what nobody has reported is removed from there', async () => {
    const author = await named('Chatty');
    const { rows } = await test.platform.pool.query<{ id: string }>(
      `insert into casino_chat_message (brand_id, game, language, player_id, guid, text, folded)
       select 1, 'slide', 'en', $1, 'guid-of-' || n, 'word ' || n, 'word ' || n from generate_series(1, 60) n returning id::text`,
      [author.id],
    );
    const ids = rows.map(({ id }) => id).reverse();
    const first = (await room({ game: 'slide' })).json().data;
    expect([first.messages.map(({ id }: { id: string }) => id), first.next]).toEqual([ids.slice(0, 50), ids[49]]);
    const second = (await room({ game: 'slide', before: first.next })).json().data;
    expect([second.messages.map(({ id }: { id: string }) => id), second.next]).toEqual([ids.slice(50), null]);
    const [newest] = first.messages;
    expect(newest).toMatchObject({ playerId: String(author.id), name: 'Chatty', text: 'word 60', removed: false });
    expect((await post('decide', { message: newest.id, decision: 'keep', reason })).json().code).toBe('conflict');
    expect((await post('decide', { message: newest.id, decision: 'remove', reason })).statusCode).toBe(200);
    expect((await room({ game: 'slide' })).json().data.messages[0]).toEqual({ ...newest, removed: true });
    expect(await openedAudit(test, operator.id)).toContainEqual(
      expect.objectContaining({ action: 'chat-room', target: 'slide en of brand 1' }),
    );
  });
  it("is nothing to other roles, another language's or another brand's", async () => {
    expect((await room({ game: 'slide', language: 'ru' })).json().data).toEqual({ messages: [], next: null });
    const elsewhere = await test.operator(undefined, { brandIds: [2], host: second });
    expect((await room({ game: 'slide' }, elsewhere)).json().data).toEqual({ messages: [], next: null });
    expect((await room({ game: 'slide' }, await test.operator(['trader']))).statusCode).toBe(403);
    for (const wrong of [{ game: 'dice' }, {}, { game: 'slide', language: 'xx' }, { game: 'slide', before: '-1' }])
      expect((await room(wrong)).json().code).toBe('invalid');
  });
});

describe('a mute', () => {
  it('keeps a player from writing until it is over or lifted, and tells them why', async () => {
    const player = await named('Shouting');
    const playerId = String(player.id);
    const mute = (length: string | null) => post('mute', { playerId, mute: length, reason });
    expect((await mute('minutes-10')).json().data).toMatchObject({ muted: true, until: expect.any(Number) });
    expect((await say(player, 'hello')).json().code).toBe('casino_chat_muted');
    expect((await read(player)).own.mute).toMatchObject({ reason, until: expect.any(Number) });
    expect((await post('reports', {})).json().data.muted).toMatchObject([{ playerId, name: 'Shouting', reason, by: operator.login }]);
    await test.platform.pool.query("update casino_chat_mute set until = now() - interval '1 second' where player_id = $1", [player.id]);
    expect((await say(player, 'it is over')).statusCode).toBe(200);
    expect((await mute('for-good')).json().data).toEqual({ muted: true, until: null });
    expect((await read(player)).own.mute).toEqual({ reason, until: null });
    expect((await mute(null)).json().data).toEqual({ muted: false, until: null });
    expect((await mute(null)).json().code).toBe('conflict');
    expect((await read(player)).own.mute).toBeNull();
    const inbox = (await player.request({ url: '/web-api/messages' })).body;
    expect(inbox).toContain('You cannot write in the casino chat');
  });
  it("is no operator's of another brand", async () => {
    const player = await named('Foreign');
    const elsewhere = await test.operator(undefined, { brandIds: [2], host: second });
    const payload = { playerId: String(player.id), mute: 'for-good', reason };
    expect((await post('mute', payload, elsewhere)).statusCode).toBe(404);
  });
});

describe('another name', () => {
  it('stands on what was written before, and on open pages', async () => {
    const player = await named('Offensive');
    const { author } = (await say(player, 'my name')).json().data;
    const rename = (name: string) => post('rename', { playerId: String(player.id), name, reason });
    expect((await rename('Admin')).json().validation_errors).toEqual({ name: ['reserved'] });
    await named('Occupied');
    expect((await rename('0ccupied'.replace('0', 'O'))).json().code).toBe('casino_chat_name_taken');
    expect((await rename('Player77')).json().data).toEqual({ name: 'Player77' });
    await expect.poll(() => told).toContainEqual({ renamed: [{ author, name: 'Player77' }] });
    const mine = (await read(player)).messages.filter((message: { author: string }) => message.author === author);
    expect(mine.map(({ name }: { name: string }) => name)).toEqual(['Player77']);
  });
});

describe('words that rooms do not take', () => {
  it('are versions, of which the newest counts in its language', async () => {
    const list = async (language: string) => (await post('words', { language })).json().data;
    const first = await list('en');
    expect(first).toMatchObject({ version: 0, setBy: null });
    const words = ['rooster', 'blue moon'];
    expect((await post('words/set', { language: 'en', version: 0, words, reason })).json().data).toEqual({ version: 1 });
    expect((await post('words/set', { language: 'en', version: 0, words: [], reason })).json().code).toBe('conflict');
    expect(await list('en')).toEqual({ version: 1, words, setBy: operator.login });
    expect((await list('ru')).version).toBe(0);
    const player = await named('Careful');
    expect((await say(player, 'A BLUE  moon')).json().validation_errors).toEqual({ text: ['word'] });
    expect((await say(player, 'a blue sky')).statusCode).toBe(200);
  });
});
