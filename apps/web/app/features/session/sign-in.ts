import type { ReplyFor } from '@touchline/contract/calls';

type SignInAnswer = ReplyFor<'authenticate'>;
/** The code of the player's app is still missing. */
export type SecondFactorStep = Extract<SignInAnswer, { readonly step: 'second-factor' }>;

/** A password that goes with an identifier of these kinds, or a code by SMS (R052, R060). A partner's token is no form's business. */
export const LOGIN_TABS = ['id', 'email', 'phone_number', 'sms'] as const;
export type LoginTab = (typeof LOGIN_TABS)[number];

/** After the first proof: the page anew, whose everything belongs to the player from then on, or the question for the app's code. */
export function follow(answer: SignInAnswer, next: string, onSecondFactor: (step: SecondFactorStep) => void): void {
  if (answer.step === 'signed-in') window.location.assign(next);
  else onSecondFactor(answer);
}
