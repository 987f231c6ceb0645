import type { ReplyFor } from '@touchline/contract/calls';

/** How the player stands and what may be handed in (C079). */
export type IdentificationConfig = ReplyFor<'identificationConfig'>;
/** Why the last try failed (C080). */
export type IdentificationFail = ReplyFor<'identificationFail'>;
/** A document as it stands (C082). */
export type PlayerDocument = ReplyFor<'documents'>['documents'][number];
export type DocumentRule = IdentificationConfig['documents'][number];
export type Proof = DocumentRule['proves'];
