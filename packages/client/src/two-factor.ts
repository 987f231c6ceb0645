/** The two screens of two-factor authentication as one state machine (R088): what the player sees follows from the state alone. */
export type TwoFactorState =
  | { readonly step: 'off' }
  /** The link of the authenticator application is on its way. */
  | { readonly step: 'preparing' }
  /** The picture is shown and codes are typed; `smsSent`: an SMS code was sent and is asked for too. */
  | {
      readonly step: 'entering';
      readonly qrLink: string;
      readonly secret: string;
      readonly smsSent: boolean;
      readonly appCodeError: string | null;
      readonly smsCodeError: string | null;
    }
  | { readonly step: 'enabling'; readonly entering: Extract<TwoFactorState, { readonly step: 'entering' }> }
  | { readonly step: 'on'; readonly error: string | null }
  | { readonly step: 'disabling' };

export type TwoFactorEvent =
  | { readonly type: 'started' }
  | { readonly type: 'prepared'; readonly qrLink: string; readonly secret: string }
  | { readonly type: 'sms-sent' }
  | { readonly type: 'submitted' }
  | { readonly type: 'enabled' }
  | { readonly type: 'enable-refused'; readonly errorCode: number; readonly message: string }
  | { readonly type: 'disable-asked' }
  | { readonly type: 'disabled' }
  | { readonly type: 'disable-refused'; readonly message: string }
  | { readonly type: 'cancelled' };

/** R144: of a refused enabling this code is about the SMS code, any other about the application's. */
export const SMS_CODE_ERROR = 2;

export const TWO_FACTOR_OFF: TwoFactorState = { step: 'off' };
export const TWO_FACTOR_ON: TwoFactorState = { step: 'on', error: null };

/** Events that do not belong to the step change nothing: a late answer after a cancel, a second click. */
export function nextTwoFactor(state: TwoFactorState, event: TwoFactorEvent): TwoFactorState {
  switch (event.type) {
    case 'started':
      return state.step === 'off' ? { step: 'preparing' } : state;
    case 'prepared':
      if (state.step !== 'preparing') return state;
      return { step: 'entering', qrLink: event.qrLink, secret: event.secret, smsSent: false, appCodeError: null, smsCodeError: null };
    case 'sms-sent':
      return state.step === 'entering' ? { ...state, smsSent: true, smsCodeError: null } : state;
    case 'submitted':
      return state.step === 'entering' ? { step: 'enabling', entering: { ...state, appCodeError: null, smsCodeError: null } } : state;
    case 'enabled':
      return state.step === 'enabling' ? TWO_FACTOR_ON : state;
    case 'enable-refused': {
      if (state.step !== 'enabling') return state;
      const field = event.errorCode === SMS_CODE_ERROR ? 'smsCodeError' : 'appCodeError';
      return { ...state.entering, [field]: event.message };
    }
    case 'disable-asked':
      return state.step === 'on' ? { step: 'disabling' } : state;
    case 'disabled':
      return state.step === 'disabling' ? TWO_FACTOR_OFF : state;
    case 'disable-refused':
      return state.step === 'disabling' ? { step: 'on', error: event.message } : state;
    case 'cancelled':
      // What has been sent is decided by the server, not by closing the form.
      return state.step === 'preparing' || state.step === 'entering' ? TWO_FACTOR_OFF : state;
  }
}
