/**
 * Says when a source has gone silent (T20: no Alive for 20 s). It speaks half a second early, so that everything is suspended within
 * the 20 s. Alive alone does not end the silence: what was missed must have been sent again first.
 */
export const ALIVE_TIMEOUT_MS = 19_500;

export interface FeedWatchdog {
  /** An Alive came in. */
  alive(now: number): void;
  /** The whole picture has been sent since. */
  recovered(now: number): void;
  /** To be called some times a second; true when the state changed. */
  check(now: number): boolean;
  readonly silent: boolean;
  /** Silent, but the source speaks again: time to ask it for the picture. */
  readonly wantsPicture: boolean;
}

export function createSilenceWatch(now: number, limitMs = ALIVE_TIMEOUT_MS): FeedWatchdog {
  let lastAlive = now;
  // Until the first picture is complete nothing may be bet on.
  let silent = true;
  let back = false;
  return {
    alive(at) {
      lastAlive = at;
      back = silent;
    },
    recovered(at) {
      lastAlive = at;
      silent = false;
      back = false;
    },
    check(at) {
      if (at - lastAlive < limitMs) return false;
      back = false;
      if (silent) return false;
      silent = true;
      return true;
    },
    get silent() {
      return silent;
    },
    get wantsPicture() {
      return back;
    },
  };
}
