import type { CaptchaType } from '@touchline/catalogue/account/captcha-types';
import type { CaptchaAnswer, CaptchaChallenge, CaptchaSolved } from '@touchline/contract/captcha/calls';
import type { ThrottledAction } from '#features/throttle';

/** The call that a solved captcha lets through: one action, on one account (or from one address), while the difficulty has not risen since. */
export interface Demand {
  readonly action: ThrottledAction;
  /** A keyed hash of whom it is done to. */
  readonly whom: string;
  /** From 1; each step doubles the work. */
  readonly level: number;
  /** Whether a code to the account's address belongs to it. */
  readonly withCode: boolean;
}

/** Makes challenges and checks answers. Our own puzzle is one provider; a hosted service would be another. */
export interface CaptchaProvider {
  readonly type: CaptchaType;
  /** The ticket that a refused caller brings to ask for a challenge. `playerId` null where nobody has the login: the ticket does not tell. */
  ticket(demand: Demand, playerId: bigint | null): string;
  /** Undefined for a ticket that we did not give, or that has ended. */
  challenge(ticket: string, kind: CaptchaChallenge['kind']): Promise<CaptchaChallenge | undefined>;
  /** The token of a solved challenge, or what is asked for next; undefined for a wrong, late or repeated answer. */
  verify(answer: CaptchaAnswer, language: string): Promise<CaptchaSolved | undefined>;
  /** Whether a token is good for this; it is not any more afterwards. */
  take(token: string, demand: Demand): Promise<boolean>;
}
