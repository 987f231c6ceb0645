/** Globals that the provider's script puts on the page (`/genfiles/puzzle/pain-puzzle.js`). */
export interface CaptchaProvider {
  /** Draws the puzzle into an element; the function that comes back ends it. */
  mount(
    host: HTMLElement,
    options: {
      /** The answer to the refused call. */
      readonly ticket: string;
      readonly texts: Readonly<Record<string, string>>;
      readonly language: string;
      readonly onSolved: (token: string, elapsedMs: number) => void;
      /** There is no challenge to be had. */
      readonly onFailed: () => void;
    },
  ): () => void;
}

declare global {
  interface Window {
    painPuzzle?: CaptchaProvider;
  }
}

/** Brings the provider's script; waits for its load event (R087). A failed load may be tried again. */
export function loadCaptcha(): Promise<void> {
  if (window.painPuzzle) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void) => () => {
      script.remove();
      listening.abort();
      settle();
    };
    const listening = new AbortController();
    const fail = end(() => reject(new Error('the captcha cannot be loaded')));
    document.addEventListener('captcha-load', end(resolve), { signal: listening.signal });
    document.addEventListener('captcha-error', fail, { signal: listening.signal });
    script.addEventListener('error', fail, { signal: listening.signal });
    script.src = '/hd-api/captcha.js';
    document.head.append(script);
  });
}
