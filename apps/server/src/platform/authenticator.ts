/** Who a token stands for. */
export interface SignedIn {
  readonly id: bigint;
  readonly sessionId: string;
  readonly language: string;
}

/** Finds out whose a token is; the session feature implements it, the edge asks it. */
export interface Authenticator {
  /**
   * The live session of a user token (C246, cookie `user_token`) or of a service token (C244); null if the token is forged or
   * expired, or the session was ended or idle too long. Counts as activity of the player.
   */
  readToken(token: string, kind: 'user' | 'service'): Promise<SignedIn | null>;
}
