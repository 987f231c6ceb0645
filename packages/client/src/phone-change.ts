/**
 * Changing the phone, or adding the first one, step by step (R089). A change proves the old number by a code and the player by the secure
 * question before a new number is asked for; adding only confirms the new one. No step can be left out: each is reached from the one before.
 */
export type PhoneStep =
  /** Change: a code goes to the current phone. */
  | 'send-code'
  | 'confirm-code'
  /** The confirmed code is checked by the server before the question is shown. */
  | 'check-code'
  | 'answer-question'
  /** The new number, with a captcha. */
  | 'new-number'
  /** Add: the number is created... */
  | 'create'
  /** ...and confirmed by the code that it receives. */
  | 'confirm-number'
  | 'done';

export interface PhoneState {
  readonly kind: 'change' | 'add';
  readonly step: PhoneStep;
  /** A call is on its way. */
  readonly busy: boolean;
  /** Digits of the code that was sent; null before one was. */
  readonly codeLength: number | null;
  readonly error: string | null;
  /** Gathered for the last call of a change. */
  readonly confirmCode: string;
  readonly userAnswer: string;
  readonly phone: string;
}

export type PhoneEvent =
  /** The player sends what the step asks for. */
  | { readonly type: 'submitted'; readonly value: string }
  /** The server took it. */
  | { readonly type: 'accepted'; readonly codeLength?: number }
  | { readonly type: 'refused'; readonly message: string }
  /** Another code, from the steps that ask for one. */
  | { readonly type: 'resend' };

const NEXT: Readonly<Record<PhoneState['kind'], Partial<Record<PhoneStep, PhoneStep>>>> = {
  change: {
    'send-code': 'confirm-code',
    'confirm-code': 'check-code',
    'check-code': 'answer-question',
    'answer-question': 'new-number',
    'new-number': 'done',
  },
  add: { create: 'confirm-number', 'confirm-number': 'done' },
};

export const startPhone = (kind: PhoneState['kind']): PhoneState => ({
  kind,
  step: kind === 'change' ? 'send-code' : 'create',
  busy: false,
  codeLength: null,
  error: null,
  confirmCode: '',
  userAnswer: '',
  phone: '',
});

export function nextPhone(state: PhoneState, event: PhoneEvent): PhoneState {
  switch (event.type) {
    case 'submitted':
      if (state.busy || state.step === 'done') return state;
      return { ...keep(state, event.value), busy: true, error: null };
    case 'accepted': {
      const next = NEXT[state.kind][state.step];
      if (!state.busy || next === undefined) return state;
      return { ...state, step: next, busy: false, codeLength: event.codeLength ?? state.codeLength };
    }
    case 'refused':
      // A code that the check refuses has to be typed again.
      return state.busy
        ? { ...state, step: state.step === 'check-code' ? 'confirm-code' : state.step, busy: false, error: event.message }
        : state;
    case 'resend': {
      if (state.busy || (state.step !== 'confirm-code' && state.step !== 'confirm-number')) return state;
      return { ...state, step: state.kind === 'change' ? 'send-code' : 'create', busy: true, error: null };
    }
  }
}

function keep(state: PhoneState, value: string): PhoneState {
  switch (state.step) {
    case 'confirm-code':
    case 'confirm-number':
      return { ...state, confirmCode: value };
    case 'answer-question':
      return { ...state, userAnswer: value };
    case 'new-number':
    case 'create':
      return { ...state, phone: value };
    default:
      return state;
  }
}
