/** The proof that a flow waits for. */
export type WaitingFor = 'confirm-code' | 'check-code' | 'answer-question' | 'new-number' | 'confirm-number';
/** The effect of a call on it. */
export type PhoneAct = 'confirm' | 'check' | 'answer' | 'update' | 'update-at-once' | 'confirm-number';

/** The step that an act needs, exactly: none is skipped, none is taken twice (R089, T75). The old call brings all proofs at once. */
const NEEDS: Readonly<Record<PhoneAct, readonly WaitingFor[]>> = {
  confirm: ['confirm-code'],
  check: ['check-code'],
  answer: ['answer-question'],
  update: ['new-number'],
  'update-at-once': ['check-code'],
  'confirm-number': ['confirm-number'],
};

/** The step after an act; undefined where the act is not what the flow waits for. Without a secret question its step does not exist. */
export function decideStep(waitingFor: WaitingFor | undefined, act: PhoneAct, hasQuestion: boolean): WaitingFor | 'done' | undefined {
  if (waitingFor === undefined || !NEEDS[act].includes(waitingFor)) return undefined;
  switch (act) {
    case 'confirm':
      return 'check-code';
    case 'check':
      return hasQuestion ? 'answer-question' : 'new-number';
    case 'answer':
      return 'new-number';
    case 'update':
    case 'update-at-once':
      return 'confirm-number';
    case 'confirm-number':
      return 'done';
  }
}
