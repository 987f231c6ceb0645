import { LOTTERIES } from '@touchline/casino/lotteries/lotteries';
import { MAX_LINES } from '@touchline/contract/lotteries/enums';
import { expect, it } from 'vitest';
import { addLine, fillLine, isComplete, NO_LINES, quickCount, randomLine, removeLine, toggleNumber } from './ticket-lines.ts';

const { 'six-of-49': SIX, 'keno-80': KENO } = LOTTERIES;

it('picks numbers in order, drops them again, and takes no seventh', () => {
  const six = [44, 3, 17, 9, 30, 21].reduce((ticket, number) => toggleNumber(ticket, number, SIX), NO_LINES);
  expect(six.lines).toEqual([[3, 9, 17, 21, 30, 44]]);
  expect(isComplete(six, SIX)).toBe(true);
  expect(toggleNumber(six, 1, SIX)).toEqual(six);
  expect(toggleNumber(six, 17, SIX).lines).toEqual([[3, 9, 21, 30, 44]]);
  expect(isComplete(toggleNumber(six, 17, SIX), SIX)).toBe(false);
});

it('adds lines up to the most, and keeps the active one in view when one goes', () => {
  let ticket = fillLine(NO_LINES, [6, 5, 4, 3, 2, 1]);
  for (let i = 0; i < 20; i += 1) ticket = addLine(ticket);
  expect([ticket.lines.length, ticket.active]).toEqual([MAX_LINES, MAX_LINES - 1]);
  expect(removeLine(ticket, 0)).toMatchObject({ active: MAX_LINES - 2 });
  expect(removeLine(ticket, MAX_LINES - 1).active).toBe(MAX_LINES - 2);
  expect(removeLine(NO_LINES, 0)).toEqual(NO_LINES);
});

it('picks as many by chance as the lottery takes, or as keno has picked', () => {
  expect(quickCount(NO_LINES, SIX)).toBe(6);
  expect(quickCount(NO_LINES, KENO)).toBe(10);
  expect(quickCount(fillLine(NO_LINES, [1, 2, 3]), KENO)).toBe(3);
  expect(randomLine(6, SIX, () => 0)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(randomLine(3, SIX, () => 0.999)).toEqual([49, 48, 47]);
});
