import type { ReplyFor } from '@touchline/contract/calls';

type LoginResponse = ReplyFor<'authenticate'>;
/** The code of the player's app is still missing. */
export type SecondFactorStep = Extract<LoginResponse, { readonly step: 'second-factor' }>;

/** A password that goes with an identifier of these kinds, or a code by SMS (R052, R060). A partner's token is no form's business. */
export const LOGIN_TABS = ['id', 'email', 'phone_number', 'sms'] as const;
export type LoginTab = (typeof LOGIN_TABS)[number];

/** After the password is accepted: reload the page as the player, or ask for the authenticator code. */
export function completeLogin(answer: LoginResponse, next: string, onSecondFactor: (step: SecondFactorStep) => void): void {
  if (answer.step === 'signed-in') window.location.assign(next);
  else onSecondFactor(answer);
}
