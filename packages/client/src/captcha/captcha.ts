import { type CaptchaEvent, type CaptchaState, captchaReducer, IDLE_CAPTCHA } from './captcha-challenge.ts';

/** A solved challenge: what goes into the header x-captcha-token, and how long the player took. */
export interface CaptchaSolution {
  readonly token: string;
  readonly elapsedMs: number;
}

/** The player did not solve the challenge; also for one that expired or broke (R146). */
export class CaptchaDismissed extends Error {
  override readonly name = 'CaptchaDismissed';
  constructor() {
    super('Dismissed captcha');
  }
}

export interface Captcha {
  /** Shows the challenge for a refused call's ticket, or joins the one that is shown; throws CaptchaDismissed. */
  ask(ticket: string): Promise<CaptchaSolution>;
  /** For the dialog: the player solved it, gave up, clicked outside; the provider loaded, expired, failed. */
  tell(
    event: { readonly type: 'solved'; readonly token: string } | { readonly type: 'closed' | 'clicked-outside' | 'expired' | 'failed' },
  ): void;
  /** For the dialog; calls on every change. */
  subscribe(listener: () => void): () => void;
  readonly state: CaptchaState;
}

export interface CaptchaOptions {
  /** Brings the provider's script; called with the first challenge only. */
  readonly load: () => Promise<void>;
  readonly now?: () => number;
}

/** One challenge at a time for the whole page. Nothing of it exists before the first call that asks for a token. */
export function createCaptcha({ load, now = Date.now }: CaptchaOptions): Captcha {
  let state: CaptchaState = IDLE_CAPTCHA;
  let ready = false;
  let waiting: { readonly resolve: (solution: CaptchaSolution) => void; readonly reject: (error: Error) => void }[] = [];
  const listeners = new Set<() => void>();

  function take(event: CaptchaEvent): void {
    const before = state;
    state = captchaReducer(state, event);
    if (state === before) return;
    if (state.step === 'solved' || state.step === 'dismissed') {
      const resumed = waiting;
      waiting = [];
      for (const one of resumed) {
        if (state.step === 'solved') one.resolve({ token: state.token, elapsedMs: state.elapsedMs });
        else one.reject(new CaptchaDismissed());
      }
    }
    for (const listener of listeners) listener();
  }

  return {
    ask: (ticket) =>
      new Promise<CaptchaSolution>((resolve, reject) => {
        waiting.push({ resolve, reject });
        if (state.step === 'loading' || state.step === 'open') return;
        take({ type: 'asked', ticket, ready, at: now() });
        if (ready) return;
        load().then(
          () => {
            ready = true;
            take({ type: 'loaded', at: now() });
          },
          () => take({ type: 'failed' }),
        );
      }),
    tell: (event) => take(event.type === 'solved' ? { ...event, at: now() } : event),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get state() {
      return state;
    },
  };
}
