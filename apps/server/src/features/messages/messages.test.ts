import type { MessagePage } from '@touchline/contract/messages/calls';
import { MAX_STORED_MESSAGES } from '@touchline/contract/messages/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hearPlayer } from '../../../tests/harness/hear-player.ts';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { TestPlayer } from '../../../tests/harness/test-player.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = async (player: TestPlayer, query = ''): Promise<MessagePage> => {
  const reply = await player.request({ url: `/web-api/messages${query}` });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const change = (player: TestPlayer, what: 'read' | 'delete', payload: object) =>
  player.request({ method: 'POST', url: `/web-api/messages/${what}`, payload });
const write = (player: TestPlayer, title: string, onceKey?: string) =>
  test.app.features.messages.write(test.platform.pool, [
    { playerId: player.id, topic: 'news', text: { title, body: 'Words.' }, ...(onceKey === undefined ? {} : { onceKey }) },
  ]);

describe('the inbox', () => {
  it('pages newest first, by topic and by what has not been read', async () => {
    const player = await test.player();
    for (const title of ['one', 'two', 'three']) await write(player, title);
    const first = await read(player, '?limit=2');
    expect(first).toMatchObject({ unread: 3, messages: [{ title: 'three' }, { title: 'two' }] });
    expect(await read(player, `?limit=2&before=${first.next}`)).toMatchObject({ messages: [{ title: 'one' }], next: null });
    expect((await read(player, '?topic=bet')).messages).toEqual([]);
    await change(player, 'read', { ids: [first.messages[0]?.id] });
    expect((await read(player, '?unread=1')).messages.map(({ title }) => title)).toEqual(['two', 'one']);
  });

  it('says known texts in the language of the reader', async () => {
    const player = await test.player();
    const text = { key: 'match-start', args: { match: { en: 'Zenit – Spartak', ru: 'Зенит – Спартак' }, score: '0:0' } };
    await test.app.features.messages.write(test.platform.pool, [{ playerId: player.id, topic: 'match', text, link: '/match/1' }]);
    expect((await read(player, '?lng=en')).messages[0]).toMatchObject({ title: 'Zenit – Spartak has started', link: '/match/1' });
    expect((await read(player, '?lng=ru')).messages[0]?.title).toBe('Зенит – Спартак: матч начался');
  });

  it('writes a thing under one key once, tells the unread number, and belongs to one player alone', async () => {
    const [player, other] = [await test.player(), await test.player()];
    const heard: unknown[] = [];
    const stop = hearPlayer(test.platform.bus, player.id, (message) => void heard.push(message));
    expect(await write(player, 'once', 'key')).toBe(1);
    expect(await write(player, 'once', 'key')).toBe(0);
    await expect.poll(() => heard.at(-1)).toEqual({ kind: 'messages', unread: 1 });
    const [message] = (await read(player)).messages;
    expect((await change(other, 'delete', { ids: [message?.id] })).json().data).toEqual({ unread: 0 });
    expect((await read(player)).messages).toHaveLength(1);
    expect((await change(player, 'read', { all: true })).json().data).toEqual({ unread: 0 });
    await expect.poll(() => heard.at(-1)).toEqual({ kind: 'messages', unread: 0 });
    expect((await change(player, 'delete', { all: true })).statusCode).toBe(200);
    expect((await read(player)).messages).toEqual([]);
    expect((await player.request({ url: '/web-api/messages/unread' })).json().data).toEqual({ unread: 0 });
    stop();
  });

  it('is not written when what it tells of is rolled back', async () => {
    const player = await test.player();
    const client = await test.platform.pool.connect();
    await client.query('begin');
    await test.app.features.messages.write(client, [{ playerId: player.id, topic: 'bet', text: { title: 'never', body: '' } }]);
    await client.query('rollback');
    client.release();
    expect((await read(player)).messages).toEqual([]);
  });

  it('lets go of the oldest beyond the number kept', async () => {
    const player = await test.player();
    await test.platform.pool.query(
      "insert into inbox_message (player_id, topic, title, body) select $1, 'news', n::text, '' from generate_series(1, $2) n",
      [player.id, MAX_STORED_MESSAGES + 3],
    );
    const { createMessagesStore } = await import('./messages.store.ts');
    expect(await createMessagesStore(test.platform.pool).deleteOld()).toBe(3);
    const { rows } = await test.platform.pool.query<{ n: number }>('select min(title::int) as n from inbox_message where player_id = $1', [
      player.id,
    ]);
    expect(rows[0]?.n).toBe(4);
  });

  it('refuses guests and what cannot be meant', async () => {
    const player = await test.player();
    expect((await test.request({ url: '/web-api/messages' })).statusCode).toBe(401);
    for (const query of ['?limit=0', '?before=x', '?topic=love', '?page=2'])
      expect((await player.request({ url: `/web-api/messages${query}` })).statusCode, query).toBe(400);
    for (const payload of [{}, { ids: [] }, { ids: ['1'], all: true }, { ids: ['x'] }, { all: false }])
      expect((await change(player, 'read', payload)).statusCode).toBe(400);
  });
});
