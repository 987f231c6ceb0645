/** Words of identification that screens choose from. Apart from the schemas, so that a browser gets the words alone. */

/** A document's way: `draft` until it is handed in, `review` until an operator (or the provider) decides. */
export const DOCUMENT_STATUSES = ['draft', 'review', 'approved', 'rejected', 'expired'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** How far a player is known (R116). `verified` stays until a document runs out. */
export const IDENTITY_STATUSES = ['none', 'pending', 'verified', 'failed'] as const;
export type IdentityStatus = (typeof IDENTITY_STATUSES)[number];

/** Ways to be identified. */
export const IDENTITY_FLOWS = ['documents', 'verigram', 'sumsub', 'face-id', 'mobile-id', 'smart-id'] as const;
export type IdentityFlow = (typeof IDENTITY_FLOWS)[number];

/** Why a document or a check was refused. */
export const IDENTITY_REASONS = [
  'unreadable',
  'cropped',
  'wrong-document',
  'expired',
  'name-mismatch',
  'birth-date-mismatch',
  'under-age',
  'face-mismatch',
  'not-live',
  'duplicate',
  'forged',
  'cancelled',
  'timeout',
  'other',
] as const;
export type IdentityReason = (typeof IDENTITY_REASONS)[number];

/** Proofs that an account is verified by, in the order in which a player goes through them. */
export const VERIFICATION_CHECKS = ['email', 'phone', 'personal-data', 'identity', 'address', 'payment'] as const;
export type VerificationCheck = (typeof VERIFICATION_CHECKS)[number];
/** How a check stands: `waiting` for a decision, `refused` until it is tried again. */
export const VERIFICATION_STATES = ['missing', 'waiting', 'refused', 'done'] as const;
export type VerificationState = (typeof VERIFICATION_STATES)[number];
