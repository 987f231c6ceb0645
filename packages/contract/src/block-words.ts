/** What an operator can bar a player from: the whole account, or one way of using it. */
export const BLOCK_SCOPES = ['login', 'betting', 'deposits', 'withdrawals'] as const;
export type BlockScope = (typeof BLOCK_SCOPES)[number];

/** Those whose player still signs in. */
export const PART_SCOPES = ['betting', 'deposits', 'withdrawals'] as const satisfies readonly BlockScope[];
export type PartScope = (typeof PART_SCOPES)[number];
