import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PAID_STAKE_REFUSALS } from '../stake-refusals.ts';
import { wireGuid, wireId64 } from '../wire.ts';
import { PokerOwnRate } from './shapes.ts';
import { SitGoView } from './sit-go-shapes.ts';

const params = z.object({ sitGoId: wireId64 });
const moved = z.object({ sitGo: SitGoView, balance: z.string() });

export const POKER_SIT_GO_CALLS = {
  pokerSitGos: defineCall({
    method: 'GET',
    paths: [{ path: '/web-api/poker/sit-and-gos' }],
    access: 'any',
    envelope: 'flag',
    summary: 'Sit-and-gos that take entries or are played, and the last ones that the caller was in',
    reply: z.object({ sitGos: z.array(SitGoView), ownRate: PokerOwnRate.nullable() }),
    fails: [],
    assumed: true,
  }),
  pokerEnterSitGo: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/poker/sit-and-gos/:sitGoId/enter' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Enters a sit-and-go for its buy-in and fee; the last entry begins it. Idempotent by its guid.',
    rate: { max: 30, windowSeconds: 60 },
    params,
    body: z.object({ guid: wireGuid }),
    reply: moved,
    fails: ['poker_sit_go_unknown', 'poker_sit_go_closed', 'poker_sit_go_entered', 'casino_closed', ...PAID_STAKE_REFUSALS],
    assumed: true,
  }),
  pokerLeaveSitGo: defineCall({
    method: 'POST',
    paths: [{ path: '/web-api/poker/sit-and-gos/:sitGoId/leave' }],
    access: 'session',
    envelope: 'flag',
    summary: 'Leaves a sit-and-go before it begins: the entry is given back whole',
    rate: { max: 30, windowSeconds: 60 },
    params,
    reply: moved,
    fails: ['poker_sit_go_unknown', 'poker_sit_go_closed', 'poker_entry_unknown'],
    assumed: true,
  }),
} as const;
