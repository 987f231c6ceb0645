import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchSnapshot } from '@touchline/feed/book/match-snapshot';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { StoredMatches } from './stored-matches.ts';

const SOON = Array.from({ length: 30 }, (_, n) => n + 1);
const LATER = Array.from({ length: 40 }, (_, n) => n + 101);
const snapshotOf = (id: number): MatchSnapshot => ({ fixture: { id } }) as MatchSnapshot;

/** Seventy stored matches, thirty of them soon; `failures`: so many reads of later ones fail half-way. */
function scene(failures = 0) {
  const book: number[] = [];
  const told: number[] = [];
  const state = { isLaterDue: false, failures };
  const stored = new StoredMatches({
    log: pino({ level: 'silent' }),
    store: {
      readCurrentIds: async () => ({ soon: SOON, later: LATER }),
      async *readSnapshots(ids) {
        const half = Math.ceil(ids.length / 2);
        yield ids.slice(0, half).map(snapshotOf);
        if (!ids.includes(1) && state.failures-- > 0) throw new Error('the database is down');
        yield ids.slice(half).map(snapshotOf);
      },
    },
    isLaterDue: () => state.isLaterDue,
    take: ({ fixture }) => book.push(fixture.id),
    taken: (ids) => told.push(...ids),
  });
  onTestFinished(() => stored.stop());
  return { stored, book, told, state };
}

it('reads what people bet on now, and the rest once bets are taken', async () => {
  const { stored, book, told, state } = scene();
  stored.start(0);
  await stored.soonRead;
  expect(book).toEqual(SOON);
  await sleep(50);
  expect(book).toEqual(SOON);
  expect([...stored.unread]).toEqual(LATER);
  state.isLaterDue = true;
  await stored.allRead;
  expect(book).toEqual([...SOON, ...LATER]);
  expect(told).toEqual(book);
  expect(stored.unread.size).toBe(0);
});

it('goes on where it failed, each match once', async () => {
  const { stored, book, state } = scene(2);
  state.isLaterDue = true;
  stored.start(0);
  await stored.allRead;
  expect(book).toEqual([...SOON, ...LATER]);
  expect(state.failures).toBe(-1);
});

it('ends with its process', async () => {
  const { stored, book } = scene();
  stored.start(0);
  await stored.soonRead;
  stored.stop();
  await stored.allRead;
  expect(book).toEqual(SOON);
});
