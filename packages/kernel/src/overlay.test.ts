import { describe, expect, it } from 'vitest';
import { overlay } from './overlay.ts';

class Counter {
  #count = 0;
  name = 'counter';
  add(): number {
    this.#count++;
    return this.#count;
  }
  get count(): number {
    return this.#count;
  }
  says(): string {
    return `${this.name} ${this.#count}`;
  }
}

describe('an object with some members of its own', () => {
  it('answers for those, and leaves the rest to the target with its private state', () => {
    const counter = new Counter();
    const doubled = overlay(counter, {
      get count() {
        return 2 * counter.count;
      },
    });
    expect([doubled.add(), counter.add(), doubled.count, counter.count]).toEqual([1, 2, 4, 2]);
    counter.name = 'renamed';
    expect([doubled.name, doubled.says()]).toEqual(['renamed', 'renamed 2']);
    expect(doubled.says).toBe(doubled.says);
    expect(doubled).toBeInstanceOf(Counter);
  });
});
