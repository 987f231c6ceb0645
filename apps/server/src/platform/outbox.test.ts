import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const rows = async (): Promise<number> =>
  (await test.platform.pool.query<{ n: number }>('select count(*)::int as n from outbox')).rows[0]?.n ?? -1;

describe('outbox', () => {
  it('carries what was committed, in order, and nothing that was rolled back', async () => {
    const { db, outbox, bus } = test.platform;
    const heard: unknown[] = [];
    bus.subscribe('news.test', (message) => heard.push(message));
    await db.transaction().execute((trx) =>
      outbox.write(
        trx,
        [1, 2, 3].map((n) => ({ subject: 'news.test', message: { n } })),
      ),
    );
    await db
      .transaction()
      .execute(async (trx) => {
        await outbox.write(trx, [{ subject: 'news.test', message: { n: 99 } }]);
        throw new Error('planted');
      })
      .catch(() => {});
    outbox.nudge();
    await expect.poll(() => heard).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    await expect.poll(rows).toBe(0);
  });

  it('carries a list as so many messages in their order', async () => {
    const heard: unknown[] = [];
    test.platform.bus.subscribe('news.list', (message) => heard.push(message));
    await test.platform.outbox.write(test.platform.db, [{ subject: 'news.list', message: [{ n: 1 }, { n: 2 }] }]);
    await expect.poll(() => heard, { timeout: 3_000 }).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('finds rows without being told', async () => {
    const heard: unknown[] = [];
    test.platform.bus.subscribe('news.untold', (message) => heard.push(message));
    await test.platform.pool.query("insert into outbox (subject, message) values ('news.untold', '7')");
    await expect.poll(() => heard, { timeout: 3_000 }).toEqual([7]);
  });

  it('keeps rows while the bus refuses them, and tries again', async () => {
    const { outbox, db, bus } = test.platform;
    const announce = bus.announce;
    let refusals = 0;
    Object.assign(bus, {
      announce: async () => {
        refusals += 1;
        throw new Error('planted');
      },
    });
    await outbox.write(db, [{ subject: 'news.later', message: 1 }]);
    await expect.poll(() => refusals, { timeout: 3_000 }).toBeGreaterThan(1);
    expect(await rows()).toBe(1);
    Object.assign(bus, { announce });
    await expect.poll(rows, { timeout: 3_000 }).toBe(0);
  });
});
