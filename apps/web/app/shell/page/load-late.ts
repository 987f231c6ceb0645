import { backoffMs, type Pauses, retry } from '@touchline/kernel/retry';
import { whenOnline } from './when-online.ts';

const PAUSES: Pauses = { firstMs: 500, maxMs: 15_000 };

/**
 * How Chromium, Firefox and WebKit say that a module or one that it needs did not come, and Vite that its styles did not (it asks for those once: the
 * next try does without); what a module throws by itself is not among it.
 */
const LOST = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

/** Chromium and Firefox name the address that was lost, and keep it as failed for as long as the page is open; WebKit does neither. */
const lostAddress = (error: unknown): string | undefined => /https?:\/\/\S+/.exec(String(error))?.[0];

export interface LateLoading {
  /** How often it is asked for at most, the first time included; for ever where nothing is said. */
  readonly tries?: number;
  /** @internal For tests. */
  readonly importFrom?: (address: string) => Promise<unknown>;
  /** @internal For tests. Milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Loads a file that the page can stand without for a while: again and again where it is lost on the way, after growing pauses and under an address
 * that the browser does not know as failed yet. `load` imports it. Throws what the last of `tries` threw, and at once what the file itself throws.
 */
export function loadLate<T>(
  load: () => Promise<T>,
  {
    tries = Number.POSITIVE_INFINITY,
    importFrom = (address) => import(/* @vite-ignore */ address),
    wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }: LateLoading = {},
): Promise<T> {
  let lost: string | undefined;
  let asked = 0;
  const ask = async (): Promise<T> => {
    await whenOnline();
    asked += 1;
    return lost === undefined ? load() : (importFrom(`${lost}?again=${asked}`) as Promise<T>);
  };
  return retry(ask, {
    tries,
    isPassing: (error) => LOST.test(String(error)),
    pause(failures, error) {
      lost ??= lostAddress(error);
      console.warn('late file', lost, error);
      return wait(backoffMs(failures, PAUSES, Math.random));
    },
  });
}
