import type { SECURITY_CALLS } from '@touchline/contract/security/calls';
import type { TWO_FACTOR_CALLS } from '@touchline/contract/two-factor/calls';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { changeEmail, confirmEmail, sendEmailActivation } from './calls/email.ts';
import { changeLogin } from './calls/login.ts';
import { securityHistory, securityOverview } from './calls/overview.ts';
import { changePassword } from './calls/password.ts';
import { secureQuestion, secureQuestions, secureQuestionWithPhone, setCustomSecretQuestion, setSecretQuestion } from './calls/questions.ts';
import { endSession, logOutOtherSessions, sessionId, userSessions } from './calls/sessions.ts';
import { twoFactorDisable, twoFactorEnable, twoFactorQr, twoFactorSms } from './calls/two-factor.ts';
import { checkAnswer, readQuestion } from './questions.ts';
import type { SecurityFeatureDeps } from './security-deps.ts';

export interface SecurityFeature extends Feature<keyof typeof SECURITY_CALLS | keyof typeof TWO_FACTOR_CALLS> {
  /** The text of the player's secret question; null if none is set. */
  readQuestion(playerId: bigint, language: string): Promise<string | null>;
  /** The caller counts the attempts. */
  checkAnswer(playerId: bigint, answer: string): Promise<boolean>;
}

/** Protections of an account, in the player's hands: password, login, e-mail, two-factor sign-in, secret question, sessions. */
export function createSecurityFeature(platform: Platform, featureDeps: SecurityFeatureDeps): SecurityFeature {
  const deps = { platform, ...featureDeps };
  const { pool } = platform;
  return {
    handlers: {
      securityOverview: securityOverview(deps),
      securityHistory: securityHistory(deps),
      logOutOtherSessions: logOutOtherSessions(deps),
      endSession: endSession(deps),
      sessionId,
      userSessions: userSessions(deps),
      secureQuestion: secureQuestion(deps),
      secureQuestionWithPhone: secureQuestionWithPhone(deps),
      secureQuestions,
      setSecretQuestion: setSecretQuestion(deps),
      setCustomSecretQuestion: setCustomSecretQuestion(deps),
      changeLogin: changeLogin(deps),
      changePassword: changePassword(deps),
      changeEmail: changeEmail(deps),
      confirmEmail: confirmEmail(deps),
      sendEmailActivation: sendEmailActivation(deps),
      twoFactorQr: twoFactorQr(deps),
      twoFactorEnable: twoFactorEnable(deps),
      twoFactorDisable: twoFactorDisable(deps),
      twoFactorSms: twoFactorSms(deps),
    },
    readQuestion: (playerId, language) => readQuestion(pool, featureDeps.vault, playerId, language),
    checkAnswer: (playerId, answer) => checkAnswer(pool, featureDeps.account, playerId, answer),
  };
}
