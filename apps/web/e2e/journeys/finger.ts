import type { Locator } from 'playwright-core';

/** A visitor's finger: everything that a journey does to a page goes through it, and is counted. */
export interface Finger {
  /** How often it has touched the screen. */
  readonly taps: number;
  tap(target: Locator): Promise<void>;
  /** A touch puts the caret into the field; what is typed then is no touch. */
  write(target: Locator, text: string): Promise<void>;
  /** A native list: the touch that opens it, and the one on its option. */
  choose(target: Locator, value: string): Promise<void>;
}

export function createFinger(): Finger {
  let taps = 0;
  return {
    get taps() {
      return taps;
    },
    async tap(target) {
      taps += 1;
      await target.click();
    },
    async write(target, text) {
      taps += 1;
      await target.click();
      await target.fill(text);
    },
    async choose(target, value) {
      taps += 2;
      await target.selectOption(value);
    },
  };
}
