import { expect, it } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

function scene(maxEntries = 10) {
  let now = 1_000;
  const asked: string[] = [];
  const waiting: { readonly key: string; resolve(answer: string): void; reject(error: Error): void }[] = [];
  const answers = createKeptAnswers({
    keepMs: 100,
    maxEntries,
    now: () => now,
    read: (key: string) =>
      new Promise<string>((resolve, reject) => {
        asked.push(key);
        waiting.push({ key, resolve, reject });
      }),
  });
  return { answers, asked, waiting, pass: (ms: number) => (now += ms) };
}

it('asks once for all who want the same, until the answer is too old', async () => {
  const { answers, asked, waiting, pass } = scene();
  const both = [answers.read('a'), answers.read('a')];
  waiting[0]?.resolve('one');
  expect(await Promise.all(both)).toEqual(['one', 'one']);
  pass(100);
  expect(await answers.read('a')).toBe('one');
  pass(1);
  const again = answers.read('a');
  waiting[1]?.resolve('another');
  expect(await again).toBe('another');
  expect(asked).toEqual(['a', 'a']);
});

it('tells a failure to all who wait and asks again', async () => {
  const { answers, asked, waiting } = scene();
  const failed = answers.read('a');
  waiting[0]?.reject(new Error('gone'));
  await expect(failed).rejects.toThrow('gone');
  const second = answers.read('a');
  waiting[1]?.resolve('one');
  expect(await second).toBe('one');
  expect(asked).toEqual(['a', 'a']);
});

it('keeps nothing that was under way when it was told to forget, and answers who waits', async () => {
  const { answers, asked, waiting } = scene();
  const before = answers.read('a');
  answers.forget('a');
  const after = answers.read('a');
  waiting[1]?.resolve('new');
  expect(await after).toBe('new');
  waiting[0]?.resolve('old');
  expect(await before).toBe('old');
  expect(await answers.read('a')).toBe('new');
  expect(asked).toEqual(['a', 'a']);
});

it('answers who waits for what has gone to make room', async () => {
  const { answers, waiting } = scene(1);
  const first = answers.read('a');
  const second = answers.read('b');
  for (const { key, resolve } of waiting) resolve(`answer ${key}`);
  expect(await Promise.all([first, second])).toEqual(['answer a', 'answer b']);
});
