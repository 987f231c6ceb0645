import type { OperatorRole } from '../call.ts';

/** Words of the console, apart from the schemas. */

/** Parts of a player beyond profile, standing and notes. */
export const PLAYER_SECTIONS = [
  'balances',
  'bets',
  'payments',
  'sessions',
  'documents',
  'support',
  'limits',
  'self-tests',
  'audit',
] as const;
export type PlayerSection = (typeof PLAYER_SECTIONS)[number];

/** Which parts a role sees: what its work needs and no more. */
export const ROLE_SECTIONS: Readonly<Record<OperatorRole, readonly PlayerSection[]>> = {
  support: ['balances', 'bets', 'payments', 'sessions', 'support', 'limits'],
  kyc: ['documents', 'sessions'],
  // Only the operators for player protection see what players said about themselves.
  risk: ['balances', 'bets', 'payments', 'sessions', 'limits', 'self-tests', 'audit'],
  payments: ['balances', 'payments', 'documents', 'limits'],
  trader: [],
  content: [],
  admin: ['audit'],
};

/** Fields that are masked until somebody says why they have to be read. */
export const MASKED_FIELDS = ['email', 'phone', 'name', 'birth-date'] as const;
export type MaskedField = (typeof MASKED_FIELDS)[number];

/** Changes that two people make together: one proposes, another one decides. */
export const PROPOSAL_KINDS = ['credit', 'debit', 'void-bet', 'bonus', 'bonus-release', 'bonus-forfeit', 'points'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
export const PROPOSAL_STATUSES = ['open', 'approved', 'refused', 'expired'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];
