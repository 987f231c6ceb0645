import type { OperatorRole } from '@touchline/contract/call';

/** The player that a token stands for. */
export interface AuthenticatedPlayer {
  readonly id: bigint;
  readonly sessionId: string;
  readonly language: string;
  readonly brandId: number;
}

/** Which operator a console session stands for. */
export interface AuthenticatedOperator {
  readonly id: bigint;
  readonly sessionId: string;
  readonly login: string;
  readonly roles: readonly OperatorRole[];
  /** The brands that the operator works for; null: every one. */
  readonly brandIds: readonly number[] | null;
}

/** Whether the operator has anything to do at a brand's console. */
export const worksFor = ({ brandIds }: Pick<AuthenticatedOperator, 'brandIds'>, brandId: number): boolean =>
  brandIds?.includes(brandId) ?? true;

/** The operator feature implements it. A player's token is never one of an operator, nor the other way round. */
export interface OperatorAuthenticator {
  /** Null if the token is unknown, or the session was ended or idle too long, or the operator is disabled. Counts as activity. */
  readOperatorToken(token: string): Promise<AuthenticatedOperator | null>;
}

/** Finds out whose a token is; the session feature implements it, the edge asks it. */
export interface Authenticator {
  /**
   * The live session of a user token (C246, cookie `user_token`) or of a service token (C244); null if the token is forged or
   * expired, or the session was ended or idle too long. Counts as activity of the player.
   */
  readToken(token: string, kind: 'user' | 'service'): Promise<AuthenticatedPlayer | null>;
}
