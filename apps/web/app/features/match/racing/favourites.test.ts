import { expect, it } from 'vitest';
import { favouritesOf } from './favourites.ts';

const of = (...odds: readonly number[]) => favouritesOf(odds.map((one, index) => ({ index, odds: one })));

it.each([
  ['the lowest odds', [5000, 2500, 3000], [1]],
  ['two who share them', [2500, 9000, 2500], [0, 2]],
  ['nobody without odds, however low a nought is', [0, 4000, 6000], [1]],
  ['nobody where all are alike', [4000, 4000, 4000], []],
  ['nobody where none has odds', [0, 0], []],
  ['nobody in an empty field', [], []],
])('the favourite is %s', (_, odds, favourites) => expect(of(...odds)).toEqual(favourites));
