import { DOCUMENT_FIELDS, DOCUMENT_KINDS } from '@touchline/catalogue/account/identity-documents';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { wireFiles } from '../uploaded-file.ts';
import { wireGuid, wireInt } from '../wire.ts';
import {
  DOCUMENT_STATUSES,
  IDENTITY_FLOWS,
  IDENTITY_REASONS,
  IDENTITY_STATUSES,
  VERIFICATION_CHECKS,
  VERIFICATION_STATES,
} from './enums.ts';

/** Section 7.6. Every call asks for the header `x-auth: Bearer <user token>` besides the cookie (R114). */
const base = { access: 'session+extra', envelope: 'flag', assumed: true } as const;
const MB = 1024 * 1024;
const photos = { files: 4, fileBytes: 12 * MB } as const;

const DocumentKindName = z.enum(DOCUMENT_KINDS);
const Reason = z.enum(IDENTITY_REASONS);
const Status = z.enum(IDENTITY_STATUSES);

/** Fields of a document as the player typed them. Which ones, and how they look, is the country's matter: `identification/config` says it. */
const fieldText = z.string().trim().max(200);
const DocumentFields = z
  .strictObject(
    Object.fromEntries(DOCUMENT_FIELDS.map((field) => [field, fieldText.optional()])) as Record<string, z.ZodOptional<typeof fieldText>>,
  )
  .transform((fields) => fields as Readonly<Record<string, string | undefined>>);

/** The `fields` part of an upload: JSON in a text part. */
const jsonFields = z
  .string()
  .max(8_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'JSON' });
      return z.NEVER;
    }
  });

export const DocumentView = z.object({
  id: z.string(),
  kind: DocumentKindName,
  status: z.enum(DOCUMENT_STATUSES),
  /** Photographs that are there, of as many as are needed. */
  photos: z.number().int(),
  photosNeeded: z.number().int(),
  /** Why it was refused, with the operator's words. */
  reason: Reason.nullable(),
  note: z.string().nullable(),
  /** Epoch ms. */
  createdAt: z.number(),
  decidedAt: z.number().nullable(),
});
export type DocumentView = z.infer<typeof DocumentView>;

export const IdentificationConfig = z.object({
  status: Status,
  /** Epoch ms. */
  verifiedAt: z.number().nullable(),
  /** The remaining proofs. */
  needed: z.array(z.enum(['identity', 'address', 'payment'])),
  documents: z.array(
    z.object({
      kind: DocumentKindName,
      proves: z.enum(['identity', 'address', 'payment']),
      fields: z.array(z.enum(DOCUMENT_FIELDS)),
      sides: z.number().int(),
    }),
  ),
  flows: z.array(z.enum(IDENTITY_FLOWS)),
  /** R094: the free bet that being identified before the first deposit brings; null where none is offered. */
  bonus: z
    .object({
      amount: z.string(),
      currency: z.string(),
      /** Thousandths: the least odds of a bet that it pays for. */
      minOdds: z.number().int(),
      days: z.number().int(),
    })
    .nullable(),
  maxFileBytes: z.number().int(),
});
export type IdentificationConfig = z.infer<typeof IdentificationConfig>;

const EidStart = z.object({
  sessionId: z.string(),
  /** Four digits, also shown by the phone. */ verificationCode: z.string(),
  expiresAt: z.number(),
});
const EidStatus = z.object({
  state: z.enum(['running', 'verified', 'failed']),
  reason: Reason.nullable(),
  /** The service's own word for a failure. */
  providerReason: z.string().nullable(),
});
const eidSession = z.object({ sessionId: wireGuid });
const eidPerson = {
  country: z.enum(['EE', 'LV', 'LT']).default('EE'),
  personalCode: z.string().regex(/^\d{6}-?\d{5}$|^\d{11}$/, 'a personal code of 11 digits'),
};
/** `page` is the address of the provider's own page for this session, to be shown inside of ours. */
const ProviderToken = z.object({ token: z.string(), sessionId: z.string(), expiresAt: z.number(), page: z.string() });

export const IDENTIFICATION_CALLS = {
  verigramToken: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/api/internal/verigram/token', row: 'C078' }],
    summary: 'A token for the widget that photographs document and face; its session ids come back with the data',
    rate: { max: 20, windowSeconds: 3600 },
    reply: z.object({ accessToken: z.string(), veridocSessionId: z.string(), veriliveSessionId: z.string(), expiresAt: z.number() }),
    fails: ['rate_limited', 'identity_done'],
  }),
  identificationConfig: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/api/internal/office/identification/config', row: 'C079' }],
    summary: 'How the player stands and what may be handed in: documents of the country with their fields, flows',
    reply: IdentificationConfig,
    fails: [],
  }),
  identificationFail: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/api/internal/office/identification/fail', row: 'C080' }],
    summary: 'Why the last try failed, and how many are left today',
    reply: z.object({
      reason: Reason.nullable(),
      note: z.string().nullable(),
      flow: z.enum(IDENTITY_FLOWS).nullable(),
      failedAt: z.number().nullable(),
      triesLeft: z.number().int(),
    }),
    fails: [],
  }),
  accountVerification: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/api/internal/office/account-verification' }],
    summary:
      'What the account is verified by: contacts, personal data, identity, address, ways to pay; what the country asks for is required',
    reply: z.object({
      status: Status,
      /** Epoch ms. */
      verifiedAt: z.number().nullable(),
      checks: z.array(
        z.object({
          key: z.enum(VERIFICATION_CHECKS),
          state: z.enum(VERIFICATION_STATES),
          /** Without it the account is not verified. */
          required: z.boolean(),
          /** Of what was refused. */
          reason: Reason.nullable(),
        }),
      ),
    }),
    fails: [],
  }),
  identificationData: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/api/internal/office/identification/data', row: 'C081' }],
    summary: 'Hands in a document whole: fields, photographs, or the sessions of a widget that took them',
    rate: { max: 20, windowSeconds: 3600 },
    upload: photos,
    body: z
      .object({
        flowType: z.enum(['documents', 'verigram']),
        kind: DocumentKindName.default('passport'),
        fields: jsonFields.pipe(DocumentFields).default({}),
        veridocSessionId: wireGuid.optional(),
        veriliveSessionId: wireGuid.optional(),
        verigramAccessToken: z.string().max(200).optional(),
        files: wireFiles(0, photos.files).default([]),
      })
      .refine((b) => b.flowType !== 'verigram' || (b.veridocSessionId && b.veriliveSessionId && b.verigramAccessToken), {
        path: ['veridocSessionId'],
        message: 'the sessions and the token of the widget',
      })
      .refine((b) => b.flowType !== 'documents' || b.files.length > 0, { path: ['files'], message: 'photographs of the document' }),
    reply: z.object({ status: Status, document: DocumentView.nullable() }),
    fails: [
      'identity_done',
      'identity_tries',
      'document_fields',
      'document_photos',
      'file_kind',
      'file_pixels',
      'file_broken',
      'too_large',
      'rate_limited',
    ],
  }),
  documents: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/verification-api/api/v1/BackOffice/documents', row: 'C082' }],
    summary: "The player's documents, newest first",
    reply: z.object({ status: Status, documents: z.array(DocumentView) }),
    fails: [],
  }),
  createDocument: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/verification-api/api/v1/BackOffice/documents', row: 'C083' }],
    summary: 'Begins a document: its kind and fields; photographs follow',
    rate: { max: 30, windowSeconds: 3600 },
    body: z.object({ kind: DocumentKindName, fields: DocumentFields }),
    reply: DocumentView,
    fails: ['document_fields', 'identity_tries', 'rate_limited'],
  }),
  uploadDocument: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/verification-api/api/v1/BackOffice/documents/upload', row: 'C084' }],
    summary: 'Adds photographs to a document that is not handed in yet; each is drawn anew and sealed',
    rate: { max: 60, windowSeconds: 3600 },
    upload: photos,
    body: z.object({ documentId: wireGuid, files: wireFiles(1, photos.files) }),
    reply: DocumentView,
    fails: ['not_found', 'document_state', 'document_photos', 'file_kind', 'file_pixels', 'file_broken', 'too_large', 'rate_limited'],
  }),
  verifyDocument: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/verification-api/api/v1/BackOffice/documents/verify', row: 'C085' }],
    summary: 'Hands a document in for review',
    body: z.object({ documentId: wireGuid }),
    reply: DocumentView,
    fails: ['not_found', 'document_state', 'document_photos'],
  }),
  verifyFace: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/verification-api/api/v1/FaceId/verify', row: 'C086' }],
    summary: 'Compares a photograph of the face with the document that was handed in',
    rate: { max: 10, windowSeconds: 3600 },
    upload: { files: 1, fileBytes: 12 * MB },
    body: z.object({ documentId: wireGuid, files: wireFiles(1, 1) }),
    reply: z.object({ sessionId: z.string(), status: Status }),
    fails: ['not_found', 'document_state', 'file_kind', 'file_pixels', 'file_broken', 'too_large', 'identity_tries', 'rate_limited'],
  }),
  sumsubToken: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/service-api/SumSubService/token', row: 'C087' }],
    summary: "A token for the provider's own page; what it found comes over its signed webhook",
    rate: { max: 20, windowSeconds: 3600 },
    reply: ProviderToken,
    fails: ['rate_limited', 'identity_done'],
  }),
  mobileIdStatus: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/mobile-id/session/status', row: 'C088' }],
    summary: 'Whether the person has signed by Mobile-ID',
    query: eidSession,
    reply: EidStatus,
    fails: ['not_found', 'identity_provider'],
  }),
  mobileIdStart: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/mobile-id/web/authentication', row: 'C089' }],
    summary: 'Asks the person to sign by Mobile-ID',
    rate: { max: 10, windowSeconds: 3600 },
    body: z.object({ ...eidPerson, phone: z.string().regex(/^\+37[0-2]\d{7,9}$/, 'a phone such as +37200000766') }),
    reply: EidStart,
    fails: ['identity_person', 'identity_provider', 'identity_done', 'rate_limited'],
  }),
  mobileIdCode: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/mobile-id/web/authentication/verificationCode', row: 'C090' }],
    summary: 'The digits of a running Mobile-ID session',
    query: eidSession,
    reply: EidStart,
    fails: ['not_found'],
  }),
  smartIdStatus: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/smart-id/session/status', row: 'C091' }],
    summary: 'Whether the person has signed by Smart-ID',
    query: eidSession,
    reply: EidStatus,
    fails: ['not_found', 'identity_provider'],
  }),
  smartIdStart: defineCall({
    ...base,
    method: 'POST',
    paths: [{ path: '/web-api/smart-id/web/authentication', row: 'C092' }],
    summary: 'Asks the person to sign by Smart-ID',
    rate: { max: 10, windowSeconds: 3600 },
    body: z.object(eidPerson),
    reply: EidStart,
    fails: ['identity_person', 'identity_provider', 'identity_done', 'rate_limited'],
  }),
  smartIdCode: defineCall({
    ...base,
    method: 'GET',
    paths: [{ path: '/web-api/smart-id/web/authentication/verificationCode', row: 'C093' }],
    summary: 'The digits of a running Smart-ID session',
    query: eidSession,
    reply: EidStart,
    fails: ['not_found'],
  }),
  identityWebhook: defineCall({
    method: 'POST',
    paths: [{ path: '/webhooks/identity' }],
    access: 'signed',
    envelope: 'plain',
    summary: "The identity provider's word on a session, signed as payments' webhooks are; repeated and late words change nothing",
    body: z.object({
      eventId: z.string().min(8).max(64),
      sessionId: wireGuid,
      /** Grows with every event of a session. */
      sequence: z.number().int().min(1).max(1_000_000),
      result: z.enum(['verified', 'rejected', 'pending']),
      reason: Reason.nullable(),
    }),
    reply: z.object({ received: z.literal(true) }),
    fails: ['forbidden', 'not_found', 'conflict'],
    assumed: true,
  }),
  operatorDocuments: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/documents' }],
    access: 'operator',
    roles: ['kyc'],
    envelope: 'flag',
    summary: 'Documents that wait for a decision, the oldest first, or those of a player; audited',
    body: z.object({
      playerId: z
        .string()
        .regex(/^\d{1,18}$/, 'a number')
        .optional(),
      count: wireInt(1, 50).default(20),
      reason: z.string().trim().min(5).max(300),
    }),
    reply: z.object({
      documents: z.array(
        DocumentView.extend({
          playerId: z.string(),
          country: z.string(),
          fields: z.record(z.string(), z.string()),
          photoIds: z.array(z.string()),
        }),
      ),
    }),
    fails: [],
    assumed: true,
  }),
  operatorPhoto: defineCall({
    method: 'GET',
    paths: [{ path: '/operator-api/documents/photo/:photoId' }],
    access: 'operator',
    roles: ['kyc'],
    envelope: 'raw',
    summary: 'One photograph, with the name of who looks at it drawn over it; audited',
    params: z.object({ photoId: wireGuid }),
    reply: z.string(),
    fails: ['not_found'],
    assumed: true,
  }),
  operatorDecideDocument: defineCall({
    method: 'POST',
    paths: [{ path: '/operator-api/documents/decide' }],
    access: 'operator',
    roles: ['kyc'],
    envelope: 'flag',
    summary: 'Approves or refuses a document that is in review; audited',
    body: z
      .object({
        documentId: wireGuid,
        decision: z.enum(['approve', 'reject']),
        reason: Reason.optional(),
        note: z.string().trim().max(300).optional(),
      })
      .refine((b) => b.decision === 'approve' || b.reason !== undefined, { path: ['reason'], message: 'why it is refused' }),
    reply: DocumentView,
    fails: ['not_found', 'document_state'],
    assumed: true,
  }),
} as const;
