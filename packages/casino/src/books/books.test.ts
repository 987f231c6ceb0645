import { ratio } from '@touchline/kernel/ratio';
import { describe, expect, it } from 'vitest';
import { drawsOf } from '../draws/draws.ts';
import { seededDraws } from '../draws/seeded-draws.ts';
import { BookError } from './book-error.ts';
import { drawWeight, rowAt } from './draw-weight.ts';
import { matchBooks } from './match-books.ts';
import { modeFigures } from './mode-figures.ts';
import { parseIndex } from './parse-index.ts';
import { parseWeights } from './parse-weights.ts';

/** The place that a refusal names: "file:line field". */
async function refusalOf(read: () => unknown): Promise<string> {
  const error: unknown = await Promise.resolve()
    .then(read)
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  if (!(error instanceof BookError)) throw error ?? new Error('nothing was refused');
  return `${error.file}:${error.line} ${error.field}`;
}

const mode = { name: 'base', cost: 1, events: 'books_base.jsonl.zst', weights: 'base.csv' };
const indexOf = (...modes: readonly object[]) => JSON.stringify({ modes });

describe('index.json', () => {
  it('reads modes and what they cost, exactly', () => {
    const modes = parseIndex(indexOf(mode, { ...mode, name: 'bonus', cost: 100 }, { ...mode, name: 'ante', cost: 1.25 }));
    expect(modes.map(({ name, cost }) => [name, cost])).toEqual([
      ['base', ratio(1n, 1n)],
      ['bonus', ratio(100n, 1n)],
      ['ante', ratio(5n, 4n)],
    ]);
    expect(modes[0]).toMatchObject({ books: 'books_base.jsonl.zst', weights: 'base.csv' });
  });

  const refused: readonly (readonly [string, string, string])[] = [
    ['no JSON', '{', 'the text'],
    ['no modes', '{}', 'modes'],
    ['an empty list', '{"modes":[]}', 'modes'],
    ['a name with a space', indexOf({ ...mode, name: 'a b' }), 'modes.0.name'],
    ['two modes of one name', indexOf(mode, { ...mode, name: 'BASE' }), 'modes.1.name'],
    ['a mode that costs nothing', indexOf({ ...mode, cost: 0 }), 'modes.0.cost'],
    ['a cost with too many decimals', indexOf({ ...mode, cost: 1.0000001 }), 'modes.0.cost'],
    ['a cost in exponents', indexOf({ ...mode, cost: 1e-9 }), 'modes.0.cost'],
    ['a path out of the folder', indexOf({ ...mode, weights: '../base.csv' }), 'modes.0.weights'],
    ['no books', indexOf({ name: 'base', cost: 1, weights: 'base.csv' }), 'modes.0.events'],
  ];
  it.each(refused)('refuses %s', async (_, text, field) => {
    expect(await refusalOf(() => parseIndex(text))).toBe(`index.json:0 ${field}`);
  });
});

describe('weights', () => {
  it('reads numbers of 64 bits', () => {
    expect(parseWeights('1,18446744073709551615,0\n2,0,50000\r\n', 'w.csv')).toEqual([
      { id: 1n, weight: 18_446_744_073_709_551_615n, payHundredths: 0n },
      { id: 2n, weight: 0n, payHundredths: 50_000n },
    ]);
  });

  const refused: readonly (readonly [string, string, string])[] = [
    ['two columns', '1,2\n', '1 the row'],
    ['a head', 'id,probability,payoutMultiplier\n1,1,0\n', '1 id'],
    ['a weight below 0', '1,1,0\n2,-1,0\n', '2 probability'],
    ['a weight of more than 64 bits', '1,18446744073709551616,0\n', '1 probability'],
    ['a pay with decimals', '1,1,0\n2,1,1.5\n', '2 payoutMultiplier'],
    ['an empty cell', '1,,0\n', '1 probability'],
    ['an empty line', '1,1,0\n\n2,1,0\n', '2 the row'],
    ['an id that stands there twice', '1,1,0\n1,1,0\n', '2 id'],
    ['weights of 0', '1,0,0\n2,0,5\n', '0 probability'],
    ['nothing', '', '0 probability'],
  ];
  it.each(refused)('refuses %s', async (_, text, place) => {
    expect(await refusalOf(() => parseWeights(text, 'w.csv'))).toBe(`w.csv:${place}`);
  });
});

describe('books', () => {
  const rows = parseWeights('1,3,0\n2,1,250\n', 'w.csv');
  const book = (id: unknown, payoutMultiplier: unknown, events: unknown = []) => JSON.stringify({ id, events, payoutMultiplier });
  const read = async (...lines: readonly string[]) => {
    const books = [];
    for await (const one of matchBooks(lines, 'b.jsonl', { rows, weights: 'w.csv' })) books.push(one);
    return books;
  };

  it('are those of the weights, in their own order', async () => {
    expect(await read(book(2, 250, [{ type: 'reveal' }]), book(1, 0), '')).toEqual([
      { id: 2n, payHundredths: 250n, events: [{ type: 'reveal' }] },
      { id: 1n, payHundredths: 0n, events: [] },
    ]);
  });

  const refused: readonly (readonly [string, readonly string[], string])[] = [
    ['no JSON', [book(1, 0), '{'], '2 the text'],
    ['no events', ['{"id":1,"payoutMultiplier":0}'], '1 events'],
    ['a pay with decimals', [book(1, 0.5)], '1 payoutMultiplier'],
    ['a pay that the weights do not say', [book(1, 0), book(2, 251)], '2 payoutMultiplier'],
    ['a book that the weights do not know', [book(3, 0)], '1 id'],
    ['a book that stands there twice', [book(1, 0), book(1, 0)], '2 id'],
    ['an id that is a text', [book('1', 0)], '1 id'],
    ['a row without its book', [book(1, 0)], '0 id'],
  ];
  it.each(refused)('refuse %s', async (_, lines, place) => {
    expect(await refusalOf(() => read(...lines))).toBe(`b.jsonl:${place}`);
  });
});

describe('figures', () => {
  it('are exact: the return, hits, and the max that can be drawn', () => {
    const rows = parseWeights('1,60,0\n2,39,200\n3,1,1900\n4,0,500000\n', 'w.csv');
    expect(modeFigures(rows, ratio(1n, 1n))).toEqual({
      totalWeight: 100n,
      returned: ratio(97n, 100n),
      hitRate: ratio(2n, 5n),
      capHundredths: 1_900n,
    });
    expect(modeFigures(rows, ratio(5n, 4n)).returned).toEqual(ratio(97n, 125n));
  });

  it('stay exact where weights fill 64 bits', () => {
    const max = 2n ** 64n - 1n;
    const { totalWeight, returned } = modeFigures(parseWeights(`1,${max},0\n2,${max},196\n`, 'w.csv'), ratio(1n, 1n));
    expect(totalWeight).toBe(2n * max);
    expect(returned).toEqual(ratio(49n, 50n));
  });
});

describe('draws', () => {
  const words = (...given: readonly number[]) => {
    const left = [...given];
    return drawsOf(() => left.shift() ?? Number.NaN);
  };
  const TOP = 2 ** 52 - 1;

  it('a total of 52 bits or fewer is drawn as everything else', () => {
    for (const total of [1, 2, 3, 1_000, 2 ** 52]) {
      const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'books', nonce: total };
      expect(drawWeight(seededDraws(seeds), BigInt(total))).toBe(BigInt(seededDraws(seeds).below(total)));
    }
  });

  it('a larger one takes two draws, the first its upper bits', () => {
    expect(drawWeight(words(1, 5), 2n ** 104n)).toBe(2n ** 52n + 5n);
    expect(drawWeight(words(0, 7), 2n ** 64n)).toBe(7n);
  });

  it('the incomplete last group is drawn again', () => {
    expect(drawWeight(words(TOP, 1), 3n)).toBe(1n);
    expect(drawWeight(words(TOP, TOP, 0, 2), 3n * 2n ** 60n)).toBe(2n);
    expect(() => drawWeight(words(0), 0n)).toThrow(RangeError);
  });

  it('each weight is hit by as many numbers as it counts, and none of 0 ever', () => {
    const rows = parseWeights('7,2,0\n8,0,100\n9,3,50\n', 'w.csv');
    expect([0n, 1n, 2n, 3n, 4n].map((drawn) => rowAt(rows, drawn).id)).toEqual([7n, 7n, 9n, 9n, 9n]);
    expect(() => rowAt(rows, 5n)).toThrow(RangeError);
  });
});
