import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('turns of the event loop', () => {
  it('lets others run between two pieces of work that were asked for at once', async () => {
    const nextTurn = createTurns();
    const order: string[] = [];
    const piece = async (name: string): Promise<void> => {
      await nextTurn();
      order.push(name);
    };
    let running = true;
    const others = (): void => {
      order.push('others');
      if (running) setImmediate(others);
    };
    setImmediate(others);
    await Promise.all([piece('first'), piece('second'), piece('third')]);
    running = false;
    expect(order.filter((name) => name !== 'others')).toEqual(['first', 'second', 'third']);
    expect(order.join(' ')).toMatch(/first others second others third/);
  });
});
