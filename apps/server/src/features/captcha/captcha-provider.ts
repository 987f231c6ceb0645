import type { CaptchaType } from '@touchline/catalogue/captcha-types';
import type { CaptchaChallenge } from '@touchline/contract/captcha';

/** Whoever makes challenges and judges answers. The puzzle of our own is one; a hosted service is another. */
export interface CaptchaProvider {
  readonly type: CaptchaType;
  challenge(kind: CaptchaChallenge['kind'], language: string): Promise<CaptchaChallenge>;
  /** The token of a solved challenge; undefined for a wrong, late or repeated answer. */
  verify(answer: { readonly id: string; readonly answer: number; readonly elapsedMs: number }): Promise<IssuedCaptcha | undefined>;
  /** Whether a token is good; it is not any more afterwards. */
  take(token: string): Promise<boolean>;
}

export interface IssuedCaptcha {
  readonly token: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}
