import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { type BaccaratWinner, BIG_ROAD_ROWS, bigRoad, winnerOf } from './big-road.ts';

const WINNERS: Readonly<Record<string, BaccaratWinner>> = { P: 'player', B: 'banker', T: 'tie' };
const road = (rounds: string) => bigRoad(Array.from(rounds, (letter) => WINNERS[letter] ?? 'tie'));
const at = (rounds: string) => road(rounds).map(({ column, row }) => `${column},${row}`);
/** Of this file's draws: always the same, so that what passes passes everywhere. */
const SEED = 'big-road.test';

describe('the big road', () => {
  it('goes down while one wins and opens a column when the other does', () => {
    expect(at('PPBBBP')).toEqual(['0,0', '0,1', '1,0', '1,1', '1,2', '2,0']);
  });
  it('turns right where the column ends', () => {
    expect(at('PPPPPPPP')).toEqual(['0,0', '0,1', '0,2', '0,3', '0,4', '0,5', '1,5', '2,5']);
  });
  it('turns right where the column is taken, and stays in its row', () => {
    expect(at('PPPPPPPPBBBBBBB').slice(8)).toEqual(['1,0', '1,1', '1,2', '1,3', '1,4', '2,4', '3,4']);
  });
  it('counts ties on the mark before them, those before the first on none', () => {
    expect(road('TTPTTBT').map(({ winner, ties }) => [winner, ties])).toEqual([
      ['player', 2],
      ['banker', 1],
    ]);
    expect(road('TT')).toEqual([]);
  });
  it(`never puts two marks on one place, in 500 roads of 200 rounds (seed ${SEED})`, () => {
    const random = createRandom(SEED);
    for (let i = 0; i < 500; i += 1) {
      // Long streaks, which turn: nine rounds of ten go on as the one before.
      let last: BaccaratWinner = 'player';
      const winners = Array.from({ length: 200 }, (): BaccaratWinner => {
        if (random.int(10) === 0) last = last === 'player' ? 'banker' : 'player';
        return last;
      });
      const marks = bigRoad(winners);
      expect(new Set(marks.map(({ column, row }) => `${column} ${row}`)).size, `road ${i}`).toBe(200);
      expect(Math.max(...marks.map(({ row }) => row))).toBeLessThan(BIG_ROAD_ROWS);
    }
  });
  it('names the winner by the points', () => {
    expect([winnerOf({ player: 3, banker: 3 }), winnerOf({ player: 9, banker: 0 }), winnerOf({ player: 1, banker: 2 })]).toEqual([
      'tie',
      'player',
      'banker',
    ]);
  });
});
