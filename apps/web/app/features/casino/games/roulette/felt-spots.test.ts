import { insideBets, pocketsOf, WHEELS } from '@touchline/casino/roulette/layout';
import { describe, expect, it } from 'vitest';
import { type FeltArea, type FeltSpot, feltCells, feltSpots, type Heading, nextSpot } from './felt-spots.ts';

const HEADINGS: readonly Heading[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const fields = ({ column, row }: FeltArea): string[] => {
  const all: string[] = [];
  for (let x = column[0]; x < column[1]; x += 1) for (let y = row[0]; y < row[1]; y += 1) all.push(`${x} ${y}`);
  return all;
};
const isOn = (spot: FeltSpot, numbers: readonly number[]): boolean => spot.numbers.join() === numbers.join();

describe.each(WHEELS)('the felt of the %s wheel', (wheel) => {
  const spots = feltSpots(wheel);
  const at = (...numbers: number[]): FeltSpot => spots.find((spot) => isOn(spot, numbers)) as FeltSpot;

  it('has every bet on numbers once, and no two on one field', () => {
    expect(spots).toHaveLength(insideBets(wheel).length);
    const taken = spots.flatMap(fields);
    expect(new Set(taken).size).toBe(taken.length);
  });

  it('paints every pocket', () => {
    expect(
      feltCells(wheel)
        .map(({ number }) => number)
        .toSorted((a, b) => a - b),
    ).toEqual(Array.from({ length: pocketsOf(wheel) }, (_, i) => i));
  });

  it('lays bets on several numbers between them', () => {
    expect(
      [at(17, 18), at(17, 20), at(16, 17, 18), at(17, 18, 20, 21), at(13, 14, 15, 16, 17, 18)].map(({ column, row }) => [
        column[0],
        row[0],
      ]),
    ).toEqual([
      [6, 14],
      [4, 15],
      [1, 14],
      [6, 15],
      [1, 13],
    ]);
  });

  it('is walked whole by the four arrow keys', () => {
    const reached = new Set<FeltSpot>([at(0)]);
    for (const spot of reached) for (const heading of HEADINGS) reached.add(nextSpot(spots, spot, heading));
    expect(spots.filter((spot) => !reached.has(spot)).map(({ numbers }) => numbers)).toEqual([]);
  });

  it('goes from a number over the border to its neighbour', () => {
    const right = nextSpot(spots, at(17), 'ArrowRight');
    expect([right.numbers, nextSpot(spots, right, 'ArrowRight').numbers]).toEqual([[17, 18], [18]]);
    const down = nextSpot(spots, at(17), 'ArrowDown');
    expect([down.numbers, nextSpot(spots, down, 'ArrowDown').numbers]).toEqual([[17, 20], [20]]);
    expect(nextSpot(spots, at(16, 17, 18), 'ArrowLeft').numbers).toEqual([16, 17, 18]);
  });
});
