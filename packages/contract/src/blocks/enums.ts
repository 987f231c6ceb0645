/** Activities that an operator can bar a player from: the whole account, or one way of using it. */
export const RESTRICTION_SCOPES = ['login', 'betting', 'deposits', 'withdrawals'] as const;
export type BlockScope = (typeof RESTRICTION_SCOPES)[number];

/** Those whose player still signs in. */
export const PARTIAL_RESTRICTION_SCOPES = ['betting', 'deposits', 'withdrawals'] as const satisfies readonly BlockScope[];
export type PartialRestrictionScope = (typeof PARTIAL_RESTRICTION_SCOPES)[number];
