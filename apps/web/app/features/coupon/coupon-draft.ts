import { BetKind } from '@touchline/contract/coupon-shapes';
import { z } from 'zod';
import { type CouponDraft, EMPTY_COUPON, kindsFor, MAX_LEGS } from './coupon-store.ts';

const Leg = z.object({
  matchId: z.number().int().positive(),
  kind: z.enum(['line', 'live']),
  selectionId: z.number().int().positive(),
  oddsSeen: z.number().int().min(1001),
  sport: z.number().int(),
  matchName: z.string(),
  champName: z.string(),
  marketName: z.string(),
  selectionName: z.string(),
  startsAt: z.number(),
  lobby: z.boolean().exactOptional(),
});

const Draft = z.object({
  legs: z.array(Leg).max(MAX_LEGS),
  kind: BetKind,
  systemSize: z.number().int().min(0).max(MAX_LEGS),
  stakeText: z.string().max(24),
});

/** Reads a coupon that the device kept. A record of another shape is an empty coupon, never an error on the screen. */
export function readDraft(kept: unknown): CouponDraft {
  const draft = Draft.safeParse(kept);
  if (!draft.success) return EMPTY_COUPON;
  const possible = kindsFor(draft.data.legs.length);
  return possible.includes(draft.data.kind) ? draft.data : { ...draft.data, kind: possible[0] ?? 'single', systemSize: 0 };
}
