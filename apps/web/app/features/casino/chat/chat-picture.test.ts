import type { ChatMessageView } from '@touchline/contract/casino-chat/shapes';
import { describe, expect, it } from 'vitest';
import { applyChat, withMessages } from './chat-picture.ts';
import { fitText, textLength } from './fit-text.ts';

const message = (id: number, author = '1'): ChatMessageView => ({ id: String(id), author, name: `n${author}`, text: `t${id}`, at: id });
const ids = (messages: readonly ChatMessageView[]) => messages.map(({ id }) => Number(id));

describe('a room of the chat', () => {
  it('keeps messages once and in their order, however they come', () => {
    const before = withMessages([], [message(2), message(9)]);
    expect(ids(applyChat(before, { said: [message(10), message(9), message(3)] }))).toEqual([2, 3, 9, 10]);
    expect(applyChat(before, { said: [message(2)] })).toBe(before);
  });
  it('keeps the newest two hundred', () => {
    const many = Array.from({ length: 250 }, (_, n) => message(n + 1));
    const kept = ids(withMessages([], many));
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, 51, 250]);
  });
  it('loses what was removed, and calls people by their present names', () => {
    const before = [message(1), message(2, '5'), message(3)];
    const after = applyChat(before, { removed: ['1'], renamed: [{ author: '5', name: 'Berta' }] });
    expect(after.map(({ id, name }) => [id, name])).toEqual([
      ['2', 'Berta'],
      ['3', 'n1'],
    ]);
  });
});

describe('a text that is written', () => {
  it('is cut between what readers see as characters', () => {
    const family = '👩‍👩‍👧';
    expect(textLength(family)).toBe(5);
    expect(fitText(`ab${family}`, 6)).toBe('ab');
    expect(fitText(`ab${family}`, 7)).toBe(`ab${family}`);
    expect(fitText('e\u0301e\u0301', 3)).toBe('e\u0301');
  });
});
