import { z } from 'zod';
import { wireId64 } from '../wire.ts';
import { OperatorReason } from './calls.ts';

/** Parts of the calls of every setting that one operator proposes and another one decides (decision 0089). */

/** Call parts that all of them have. */
export const SETTING_CALL = {
  method: 'POST',
  access: 'operator',
  roles: ['admin'],
  envelope: 'flag',
  assumed: true,
  rate: { max: 60, windowSeconds: 60 },
} as const;

/** Added to the shape of a value: a version of the setting. */
export const SETTING_VERSION = {
  version: z.number().int(),
  /** Epoch ms. */
  addedAt: z.number(),
  /** The operators who proposed and approved the version; null for the first one, which is the house's own. */
  setBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
};
export type SettingVersionView = z.infer<z.ZodObject<typeof SETTING_VERSION>>;

/** Added to the shape of a value: the value as one operator proposed it for another one to decide. */
export const SETTING_PROPOSAL = {
  id: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
  /** Epoch ms. */
  proposedAt: z.number(),
  expiresAt: z.number(),
};
export type SettingProposalView = z.infer<z.ZodObject<typeof SETTING_PROPOSAL>>;

/** Added to the shape of a value: another one is proposed. */
export const PROPOSE_SETTING = {
  /** The version that the operator has seen: who was overtaken looks again. */
  version: z.number().int().min(1),
  reason: OperatorReason,
};
export const ProposedSetting = z.object({ proposalId: z.string() });
export type ProposedSetting = z.infer<typeof ProposedSetting>;

export const DecideSetting = z.object({ proposalId: wireId64, decision: z.enum(['approve', 'refuse']), reason: OperatorReason });
export type DecideSetting = z.infer<typeof DecideSetting>;
export const DecidedSetting = z.object({ status: z.enum(['approved', 'refused']) });
export type DecidedSetting = z.infer<typeof DecidedSetting>;
/** A decision about a proposal, but for its paths and summary. */
export const DECIDE_SETTING = {
  ...SETTING_CALL,
  body: DecideSetting,
  reply: DecidedSetting,
  fails: ['rate_limited', 'not_found', 'conflict', 'same_person'],
} as const;
