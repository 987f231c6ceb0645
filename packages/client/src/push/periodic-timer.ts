/** A job that runs again and again (R093): start, pause, update at once, destroy. A run that is due while the last one is still going is left out. */
export interface PeriodicTimer {
  /** Runs now, or after one interval, and then every interval. Starting a running timer changes nothing. */
  start(when?: 'now' | 'later'): void;
  /** Stops the clock; a run that is going ends by itself. */
  pause(): void;
  /** Runs at once, and counts the interval from here. Waits for the run; joins one that is going. */
  forceUpdate(): Promise<void>;
  /** For good: the run that is going gets its signal aborted. */
  destroy(): void;
  readonly running: boolean;
}

export interface PeriodicTimerOptions {
  readonly intervalMs: number;
  readonly job: (signal: AbortSignal) => Promise<void>;
  /** A failed run does not stop the timer. */
  readonly onError?: (error: unknown) => void;
}

export function createPeriodicTimer({ intervalMs, job, onError }: PeriodicTimerOptions): PeriodicTimer {
  const life = new AbortController();
  let clock: ReturnType<typeof setInterval> | null = null;
  let going: Promise<void> | null = null;

  function run(): Promise<void> {
    going ??= (async () => {
      try {
        await job(life.signal);
      } catch (error) {
        if (!life.signal.aborted) onError?.(error);
      } finally {
        going = null;
      }
    })();
    return going;
  }

  function pause(): void {
    if (clock !== null) clearInterval(clock);
    clock = null;
  }

  function tick(): void {
    clock = setInterval(() => {
      if (!going) void run();
    }, intervalMs);
  }

  return {
    start(when = 'now') {
      if (life.signal.aborted || clock !== null) return;
      tick();
      if (when === 'now') void run();
    },
    pause,
    async forceUpdate() {
      if (life.signal.aborted) return;
      if (clock !== null) {
        pause();
        tick();
      }
      await run();
    },
    destroy() {
      pause();
      life.abort();
    },
    get running() {
      return clock !== null;
    },
  };
}
