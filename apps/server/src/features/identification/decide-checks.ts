import { type DocumentProof, documentRequirement, requiredProofs } from '@touchline/catalogue/account/identity-documents';
import type { IdentityReason, IdentityStatus, VerificationCheck, VerificationState } from '@touchline/contract/identification/enums';
import type { StoredDocument } from './identification.store.ts';

export interface AccountFacts {
  /** ISO alpha-2 of where the player lives. */
  readonly country: string;
  readonly emailConfirmed: boolean;
  readonly phoneConfirmed: boolean;
  /** Names and date of birth. */
  readonly personalData: boolean;
  readonly status: IdentityStatus;
  /** Newest first. */
  readonly documents: readonly Pick<StoredDocument, 'kind' | 'country' | 'status' | 'reason'>[];
}

export interface AccountCheck {
  readonly key: VerificationCheck;
  readonly state: VerificationState;
  readonly required: boolean;
  readonly reason: IdentityReason | null;
}

/** How each check of an account stands (S178). An approved document counts whatever came after it, else the newest one that was handed in. */
export function decideChecks(facts: AccountFacts): AccountCheck[] {
  const needed = requiredProofs(facts.country);
  const simple = (key: VerificationCheck, done: boolean, required: boolean): AccountCheck => ({
    key,
    state: done ? 'done' : 'missing',
    required,
    reason: null,
  });
  const proof = (key: DocumentProof): AccountCheck => {
    const required = needed.includes(key);
    const papers = facts.documents.filter((d) => d.status !== 'draft' && documentRequirement(d.kind, d.country).proves === key);
    // Somebody else may have identified the player: then no paper is asked for.
    if (papers.some((d) => d.status === 'approved') || (key === 'identity' && facts.status === 'verified'))
      return { key, state: 'done', required, reason: null };
    const [newest] = papers;
    if (!newest) return { key, state: 'missing', required, reason: null };
    return { key, state: newest.status === 'review' ? 'waiting' : 'refused', required, reason: newest.reason };
  };
  return [
    simple('email', facts.emailConfirmed, true),
    simple('phone', facts.phoneConfirmed, false),
    simple('personal-data', facts.personalData, true),
    proof('identity'),
    proof('address'),
    proof('payment'),
  ];
}
