import { INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { OPEN } from '@touchline/feed/book/book';
import { snapshotMatch } from '@touchline/feed/book/match-snapshot';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { RESULT, testFixture } from '../../../tests/harness/worlds/scripted-source.ts';
import { ObservedBook } from './observed-book.ts';

const newBook = (): ObservedBook => new ObservedBook(pino({ level: 'silent' }));

/** A book with stored pictures of so many matches, numbered from 1; the source has just begun to speak. */
function restored(matches: number): ObservedBook {
  const before = newBook();
  const view = newBook();
  for (let id = 1; id <= matches; id++) {
    const match = before.book.addMatch(testFixture(id, 0), 'test', 1, INITIAL_MATCH_STATE);
    before.book.setMarket(before.book.addMarket(match, RESULT, 3), OPEN, true);
    view.takeSnapshot(snapshotMatch(before.book, match), false);
  }
  view.setSilence(false);
  return view;
}

it('takes bets once as many matches as a page shows are confirmed, or all that are known', () => {
  const many = restored(60);
  for (let id = 1; id <= 49; id++) many.confirm(id);
  many.confirm(49);
  expect(many.isOpen).toBe(false);
  many.confirm(50);
  expect(many.isOpen).toBe(true);
  many.setSilence(true);
  expect(many.isOpen).toBe(false);

  const few = restored(3);
  for (const id of [1, 2, 9]) few.confirm(id);
  expect(few.isOpen).toBe(false);
  few.confirm(3);
  expect(few.isOpen).toBe(true);

  const withdrawn = restored(3);
  withdrawn.open();
  expect(withdrawn.isOpen).toBe(true);
});

it('knows which matches wait to be confirmed and are looked at', () => {
  const view = restored(4);
  view.confirm(1);
  expect([1, 2, 3, 3, 9].map((id) => view.look(id))).toEqual([false, true, true, false, false]);
  expect([...view.lookedAt()]).toEqual([2, 3]);
  view.confirm(2);
  view.remove(3);
  expect([...view.lookedAt()]).toEqual([]);
  view.suspendAll();
  expect([view.look(1), view.look(3)]).toEqual([true, false]);
});
