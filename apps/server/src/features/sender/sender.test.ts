import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { deliverMessages } from './deliver-messages.ts';
import { type Letter, listHeaders } from './letter.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ roles: ['api'] });
});
afterAll(() => test.close());

describe('letters', () => {
  it('are carried once; one that fails is tried again later and holds up no other', async () => {
    const { sender, vault } = test.app.features;
    for (const to of ['broken@example.test', 'fine@example.test'])
      await sender.send({ playerId: null, channel: 'mail', to, template: 'bets-history', data: { bets: 2 } });
    await sender.send({
      playerId: null,
      channel: 'sms',
      to: '+4915112345678',
      template: 'bets-history',
      data: { bets: 1 },
      language: 'ru',
    });
    const carried: Letter[] = [];
    const carry = async (letter: Letter): Promise<null> => {
      if (letter.address.startsWith('broken')) throw new Error('the mail box is full');
      carried.push(letter);
      return null;
    };
    expect(await deliverMessages(test.platform, vault, 'mail', { carry })).toBe(1);
    expect(carried).toMatchObject([{ address: 'fine@example.test', subject: 'Your bets', body: expect.stringContaining('2 bets') }]);
    expect(await deliverMessages(test.platform, vault, 'mail', { carry })).toBe(0);
    await test.platform.pool.query('update outgoing_message set due_at = now() where sent_at is null');
    expect(await deliverMessages(test.platform, vault, 'mail', { carry: async () => null })).toBe(1);
    const { rows } = await test.platform.pool.query(
      'select channel, attempts, sent_at is not null as sent from outgoing_message order by id',
    );
    expect(rows).toEqual([
      { channel: 'mail', attempts: 2, sent: true },
      { channel: 'mail', attempts: 1, sent: true },
      { channel: 'sms', attempts: 0, sent: false },
    ]);
  });

  it('that nobody has to get say how to end them, in their words and in their header fields (RFC 8058); no other letter does', async () => {
    const { sender } = test.app.features;
    const about = { playerId: null, channel: 'mail', data: { title: 'News', text: 'Much', link: 'https://x.test/', bets: 1 } } as const;
    const unsubscribe = { page: 'https://x.test/en/unsubscribe?token=1', oneClick: 'https://x.test/web-api/letters/unsubscribe?token=1' };
    await sender.send({ ...about, to: 'offered@example.test', template: 'offer', unsubscribe });
    await sender.send({ ...about, to: 'owed@example.test', template: 'bets-history' });
    const [owed, offered] = await sender.readNewest(2);
    expect(offered?.body).toContain(unsubscribe.page);
    expect(offered && listHeaders(offered)).toEqual({
      'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(owed && listHeaders(owed)).toEqual({});
    expect(owed?.body).not.toContain('unsubscribe');
  });

  it('are refused without an address, and shown to developers only', async () => {
    const player = await test.player();
    const message = { playerId: player.id, channel: 'mail', template: 'bets-history', data: { bets: 1 } } as const;
    await expect(test.app.features.sender.send(message)).rejects.toMatchObject({ code: 'email_missing' });
    expect((await test.request({ method: 'GET', url: '/dev/outbox' })).statusCode).toBe(404);
  });

  it('leave with the transaction that wrote them, and with it only', async () => {
    const mailing = await startTestApp({ roles: ['api'], config: { smtpUrl: 'smtp://127.0.0.1:1' } });
    const { app, platform } = mailing;
    const waiting = async (): Promise<number> => {
      const { rows } = await platform.pool.query<{ n: number }>(
        "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'sender-carry'",
      );
      return rows[0]?.n ?? 0;
    };
    const write = (giveUp: boolean): Promise<void> =>
      inTransaction(platform.pool, async (client) => {
        const letter = { playerId: null, channel: 'mail', to: 'a@example.test', template: 'bets-history', data: { bets: 1 } } as const;
        await app.features.sender.send(letter, client);
        expect(await waiting()).toBe(0);
        if (giveUp) throw new Error('given up');
      });
    await expect(write(true)).rejects.toThrow('given up');
    expect(await waiting()).toBe(0);
    await write(false);
    expect(await waiting()).toBe(1);
    await mailing.close();
  });
});
