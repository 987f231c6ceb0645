import type { BetDecision } from '@touchline/contract/bets';
import type { BetAnswer } from '@touchline/contract/coupon-shapes';
import type { CouponDraft } from './coupon-store.ts';
import type { MakeBetBody } from './coupon-wire.ts';
import type { Placement, Refusal } from './placement-store.ts';

/** What placing needs of the world; the panel gives the real one, tests a scripted one. */
export interface BettingDesk {
  /** `lost`: no answer came (network, time-out, 5xx), so the bet may or may not exist. */
  send(body: MakeBetBody): Promise<{ readonly answer: BetAnswer } | { readonly refusal: Refusal } | 'lost'>;
  /** Null while nobody knows the guid. */
  decision(betGuid: string): Promise<BetDecision | null | 'lost'>;
  pause(ms: number): Promise<void>;
  now(): number;
}

const SEND_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 400;

/**
 * Sends a bet until its fate is known. A lost answer is followed by the same body under the same guid, which the server answers with the
 * first answer: the player is never charged twice, and never told "try again" about a bet that stands.
 */
export async function placeBet(
  desk: BettingDesk,
  body: MakeBetBody,
  draft: CouponDraft,
  show: (placement: Placement) => void,
): Promise<void> {
  show({ phase: 'sending', body, draft });
  for (let attempt = 1; ; attempt++) {
    const sent = await desk.send(body);
    if (sent !== 'lost') {
      if ('refusal' in sent) return show({ phase: 'refused', refusal: sent.refusal });
      return show(afterAnswer(sent.answer, body, draft, desk.now()));
    }
    if (attempt === SEND_ATTEMPTS) break;
    await desk.pause(FIRST_PAUSE_MS * 2 ** attempt);
  }
  show({ phase: 'unsure', body, draft });
}

const afterAnswer = (answer: BetAnswer, body: MakeBetBody, draft: CouponDraft, startedAt: number): Placement =>
  answer.status === 'waiting'
    ? { phase: 'waiting', body, draft, answer, startedAt }
    : { phase: 'accepted', draft, answer, kind: draft.kind };

/** What the decision on a waiting bet makes of the placement; undefined while there is none. */
export function decidePlacement(placement: Extract<Placement, { phase: 'waiting' }>, decision: BetDecision): Placement | undefined {
  switch (decision.status) {
    case 'waiting':
      return undefined;
    case 'accepted':
      return {
        phase: 'accepted',
        draft: placement.draft,
        kind: placement.draft.kind,
        answer: { ...placement.answer, status: 'accepted', betId: decision.betId, decidesAt: null },
      };
    case 'refused':
      return {
        phase: 'refused',
        refusal: decision.refusal ?? { code: 'live_delay_refused', message: '', leg: null, accepted: null },
      };
  }
}

/** Asks for the decision after the delay where the push did not bring it: at once, then every second. Ends when it is known or `stopped`. */
export async function followDecision(
  desk: BettingDesk,
  placement: Extract<Placement, { phase: 'waiting' }>,
  show: (placement: Placement) => void,
  stopped: () => boolean,
): Promise<void> {
  const waitMs = Math.max(0, (placement.answer.decidesAt ?? desk.now()) - desk.now());
  await desk.pause(waitMs + FIRST_PAUSE_MS);
  while (!stopped()) {
    const decision = await desk.decision(placement.answer.betGuid);
    if (stopped()) return;
    if (decision !== 'lost' && decision !== null) {
      const next = decidePlacement(placement, decision);
      if (next) return show(next);
    }
    await desk.pause(1000);
  }
}
