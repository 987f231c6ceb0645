import type { PageCaller } from './api-client-context.tsx';

/** Calls as the page makes them. */
export interface OpenCalls {
  readonly caller: PageCaller;
  /** Drops what belongs to the player who was signed in: tokens. */
  forget(): void;
}

export interface LateCalls extends OpenCalls {
  /** Brings the script; nothing where it has been asked for. */
  begin(): void;
}

/**
 * Calls whose script comes after the page itself: with `begin`, or with the first call. What is called meanwhile waits for it.
 * `load` resolves however long it takes.
 */
export function createLateCalls(load: () => Promise<OpenCalls>): LateCalls {
  let asked: Promise<OpenCalls> | undefined;
  const open = (): Promise<OpenCalls> => {
    asked ??= load();
    return asked;
  };
  return {
    caller: {
      execute: async (key, input, options) => (await open()).caller.execute(key, input, options),
      tryExecute: async (key, input, options) => (await open()).caller.tryExecute(key, input, options),
    },
    begin: () => void open(),
    // Before any call there is nothing to forget; a call after this one waits its turn behind it.
    forget: () => void asked?.then((calls) => calls.forget()),
  };
}
