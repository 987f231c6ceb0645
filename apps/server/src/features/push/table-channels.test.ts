import type { SharedBetView, SharedRoundView } from '@touchline/contract/casino/shared-shapes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus, Listener } from '../../platform/events/bus.ts';
import { createLog } from '../../platform/watch/log.ts';
import { createTopicSeqs } from '../line/topic-sequences.ts';
import { Subscriber } from './subscriber.ts';
import { TableChannels } from './table-channels.ts';

const round = (id: number): SharedRoundView => ({
  round: String(id),
  number: id,
  version: 1,
  edgePpm: 10_000,
  startsAt: 1,
  endedAt: null,
  nextAt: null,
  result: null,
  outcome: null,
  hash: null,
});
const bet = (id: number, status: SharedBetView['status'] = 'open'): SharedBetView => ({
  bet: String(id),
  round: '1',
  name: '***01',
  currency: 'EUR',
  stake: '1.00',
  status,
  paidAt: null,
  returned: null,
});

let listener: Listener;
let tables: TableChannels;
const published: unknown[] = [];
const heard: unknown[] = [];
const bus = {
  publish: (subject: string, message: unknown) => void published.push([subject, message]),
  subscribe: (_: string, given: Listener) => {
    listener = given;
    return () => {};
  },
} as unknown as Bus;
const now = (): number => Date.now();

beforeEach(() => {
  vi.useFakeTimers();
  published.length = 0;
  heard.length = 0;
  tables = new TableChannels({ bus, clock: { now }, log: createLog('silent') }, createTopicSeqs(10));
  tables.start();
  const wire = { waiting: 0, write: (frame: { text: string }) => void heard.push(JSON.parse(frame.text)), onDrain() {}, end() {} };
  tables.subscribe(new Subscriber(wire, now, () => {}), 1, 'table:crash', undefined);
});
afterEach(() => {
  tables.stop();
  vi.useRealTimers();
});

describe('topics of tables', () => {
  it('answer with a marker, and tell the driver that somebody looks for as long as they do', async () => {
    expect(heard).toEqual([{ t: 'snap', topic: 'table:crash', seq: 10 }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(published).toEqual([
      ['casino-watch', { table: '1 crash' }],
      ['casino-watch', { table: '1 crash' }],
    ]);
  });
  it('gather what happens within a tenth of a second in one frame, the newest of each', async () => {
    listener({ bets: [bet(1), bet(2)] }, 'casino-table.1.crash');
    listener({ round: round(1), bets: [bet(1, 'lost')] }, 'casino-table.1.crash');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard.slice(1)).toEqual([
      { t: 'd', topic: 'table:crash', seq: 11, d: { g: { round: round(1), bets: [bet(1, 'lost'), bet(2)] } } },
    ]);
  });
  it("tell nothing of another table, another brand's, or of a shape that is not known", async () => {
    listener({ round: round(1) }, 'casino-table.1.slide');
    listener({ round: round(1) }, 'casino-table.2.crash');
    listener({ round: 7 }, 'casino-table.1.crash');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(heard).toHaveLength(1);
  });
});

describe('topics of jackpots', () => {
  it('tell the newest amount of each tier, and wake no driver', async () => {
    const wire = { waiting: 0, write: (frame: { text: string }) => void heard.push(JSON.parse(frame.text)), onDrain() {}, end() {} };
    published.length = 0;
    tables.subscribe(new Subscriber(wire, now, () => {}), 1, 'table:jackpots-EUR', undefined);
    const holds = (pot: string, tier: 'mini' | 'grand', amount: string) => ({ pot, tier, amount });
    listener({ jackpots: [holds('1', 'mini', '10.00'), holds('2', 'grand', '5000.00')] }, 'casino-table.1.jackpots-EUR');
    listener({ jackpots: [holds('3', 'mini', '10.01')] }, 'casino-table.1.jackpots-EUR');
    listener({ jackpots: [holds('4', 'mini', '99.00')] }, 'casino-table.1.jackpots-USD');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(heard.slice(2)).toEqual([
      {
        t: 'd',
        topic: 'table:jackpots-EUR',
        seq: 11,
        d: { g: { jackpots: [holds('3', 'mini', '10.01'), holds('2', 'grand', '5000.00')] } },
      },
    ]);
    expect(published.filter((one) => JSON.stringify(one).includes('jackpots'))).toEqual([]);
  });
});
