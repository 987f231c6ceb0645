import type { UserToken } from '@touchline/contract/session/calls';
import type { AccountFeature } from '#features/account';
import type { CaptchaFeature } from '#features/captcha';
import type { LimitsFeature } from '#features/limits';
import type { OperatorFeature } from '#features/operator';
import type { SenderFeature } from '#features/sender';
import type { ThrottleFeature } from '#features/throttle';
import type { SecondFactorFeature } from '#features/two-factor';
import type { VaultFeature } from '#features/vault';
import type { AuthenticatedPlayer, Authenticator } from '#platform/auth/authenticator';
import type { KeyedHash } from '#platform/auth/one-time-code';
import type { Caller, ReplyControl } from '#platform/http/handler';
import type { Platform } from '#platform/platform';
import type { IssuedToken, Tokens } from './tokens.ts';

export interface SessionFeatureDeps {
  readonly throttle: ThrottleFeature;
  readonly captcha: CaptchaFeature;
  readonly account: AccountFeature;
  readonly secondFactor: SecondFactorFeature;
  readonly sender: SenderFeature;
  readonly vault: VaultFeature;
  readonly operators: OperatorFeature;
  readonly limits: Pick<LimitsFeature, 'admit' | 'startClock'>;
}

/** With what a player proved who they are. */
export type SignInMethod = 'password' | 'sms' | 'xframe' | 'social' | 'registration' | 'bank';

/** Dependencies of the calls of sessions. */
export interface Sessions extends Authenticator {
  /**
   * Opens a session for a player who has proved who they are; sets the cookie. It is always a new one (T73): the session that the browser
   * had is ended, even another player's.
   */
  begin(playerId: bigint, caller: Caller, reply: ReplyControl, method: SignInMethod): Promise<UserToken>;
  /** A new user token of a session, also set as cookie. */
  renew(signedIn: AuthenticatedPlayer, reply: ReplyControl): Promise<UserToken>;
  issueService(signedIn: AuthenticatedPlayer): Promise<IssuedToken>;
  end(signedIn: AuthenticatedPlayer, reason: string): Promise<void>;
  /** Whether a session lives; asking counts as its use, as playing a game that it launched does. */
  isLive(sessionId: string): Promise<boolean>;
  /** Ends all sessions of a player, but for one where it is named; gives how many. The browsers that were trusted are so no more. */
  endAll(playerId: bigint, reason: string, exceptSessionId?: string): Promise<number>;
}

export interface SessionDeps extends SessionFeatureDeps {
  readonly platform: Platform;
  readonly tokens: Tokens;
  readonly hash: KeyedHash;
  readonly sessions: Sessions;
}
