/** A challenge as a state machine (R087); time is given, never read. */
export type CaptchaState =
  | { readonly step: 'idle' }
  /** Asked for; the provider's script is on its way and the dialog waits for its load event. */
  | { readonly step: 'loading'; readonly ticket: string }
  /** In front of the player. */
  | { readonly step: 'open'; readonly ticket: string; readonly openedAt: number }
  | { readonly step: 'solved'; readonly token: string; readonly elapsedMs: number }
  | { readonly step: 'dismissed' };

export type CaptchaEvent =
  /** `ready`: the provider has loaded before. `ticket`: what the refused call was answered with. */
  | { readonly type: 'asked'; readonly ticket: string; readonly ready: boolean; readonly at: number }
  | { readonly type: 'loaded'; readonly at: number }
  | { readonly type: 'solved'; readonly token: string; readonly at: number }
  /** The player's own closing, a click outside of the dialog, the provider's expiry or its error. */
  | { readonly type: 'closed' | 'clicked-outside' | 'expired' | 'failed' };

export const IDLE_CAPTCHA: CaptchaState = { step: 'idle' };

/** The challenge after an event; events that do not belong to its step change nothing. */
export function captchaReducer(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event.type) {
    case 'asked':
      if (state.step === 'loading' || state.step === 'open') return state;
      return event.ready ? { step: 'open', ticket: event.ticket, openedAt: event.at } : { step: 'loading', ticket: event.ticket };
    case 'loaded':
      return state.step === 'loading' ? { step: 'open', ticket: state.ticket, openedAt: event.at } : state;
    case 'solved':
      return state.step === 'open' ? { step: 'solved', token: event.token, elapsedMs: event.at - state.openedAt } : state;
    case 'closed':
    case 'clicked-outside':
    case 'expired':
    case 'failed':
      return state.step === 'loading' || state.step === 'open' ? { step: 'dismissed' } : state;
  }
}
