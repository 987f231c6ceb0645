import type { BetDecision } from '@touchline/contract/bets/calls';
import type { BetPlacementResult } from '@touchline/contract/bets/placement';
import type { BetReferralView } from '@touchline/contract/bids/calls';
import type { BetPlacementResponse } from '@touchline/contract/coupon/shapes';
import { backoffMs, retry } from '@touchline/kernel/retry';
import type { BetRejection, BetSubmission, Placement } from './placement-store.ts';

/** The result of an errand. A bid that the house takes as it is comes back as a bet. */
export type SubmitResult =
  | { readonly answer: BetPlacementResponse }
  | { readonly bets: readonly BetPlacementResult[] }
  | { readonly bid: BetReferralView }
  | { readonly refusal: BetRejection };

/** The world that placing needs; the panel gives the real one, tests a scripted one. */
export interface BetApi {
  /** `lost`: no answer came (network, time-out, 5xx), so the bet may or may not exist. */
  send(errand: BetSubmission): Promise<SubmitResult | 'lost'>;
  /** Null while nobody knows the guid. */
  decision(betGuid: string): Promise<BetDecision | null | 'lost'>;
  pause(ms: number): Promise<void>;
  now(): number;
}

const SEND_ATTEMPTS = 4;
const SEND_PAUSES = { firstMs: 1_000, maxMs: 4_000 };
/** After the time at which a waiting bet should be decided. */
const DECISION_PAUSE_MS = 400;

/**
 * Sends a bet until its fate is known. A lost answer is followed by the same body under the same guid, which the server answers with the
 * first answer: the player is never charged twice, and never told "try again" about a bet that stands.
 */
export async function placeBet(desk: BetApi, errand: BetSubmission, show: (placement: Placement) => void): Promise<void> {
  show({ phase: 'sending', errand });
  const send = async (): Promise<SubmitResult> => {
    const outcome = await desk.send(errand);
    if (outcome === 'lost') throw new AnswerLost();
    return outcome;
  };
  try {
    const outcome = await retry(send, {
      tries: SEND_ATTEMPTS,
      isPassing: (error) => error instanceof AnswerLost,
      pause: (failures) => desk.pause(backoffMs(failures, SEND_PAUSES, Math.random)),
    });
    show(afterOutcome(outcome, errand, desk.now()));
  } catch (error) {
    if (!(error instanceof AnswerLost)) throw error;
    show({ phase: 'unsure', errand });
  }
}

class AnswerLost extends Error {}

function afterOutcome(outcome: SubmitResult, errand: BetSubmission, startedAt: number): Placement {
  if ('refusal' in outcome) return { phase: 'refused', errand, refusal: outcome.refusal };
  if ('bets' in outcome) return { phase: 'several', errand, bets: outcome.bets };
  if ('bid' in outcome) return { phase: 'bid', errand, bid: outcome.bid };
  const { answer } = outcome;
  return answer.status === 'waiting' ? { phase: 'waiting', errand, answer, startedAt } : { phase: 'accepted', errand, answer };
}

/** The placement after the decision on a waiting bet; undefined while there is none. */
export function decidePlacement(
  { errand, answer }: Extract<Placement, { phase: 'waiting' }>,
  decision: BetDecision,
): Placement | undefined {
  switch (decision.status) {
    case 'waiting':
      return undefined;
    case 'accepted':
      return { phase: 'accepted', errand, answer: { ...answer, status: 'accepted', betId: decision.betId, decidesAt: null } };
    case 'refused':
      return {
        phase: 'refused',
        errand,
        refusal: decision.refusal ?? { code: 'live_delay_refused', message: '', leg: null, accepted: null },
      };
  }
}

/** Asks for the decision after the delay where the push did not bring it: at once, then every second. Ends when it is known or `stopped`. */
export async function followDecision(
  desk: BetApi,
  placement: Extract<Placement, { phase: 'waiting' }>,
  show: (placement: Placement) => void,
  stopped: () => boolean,
): Promise<void> {
  const waitMs = Math.max(0, (placement.answer.decidesAt ?? desk.now()) - desk.now());
  await desk.pause(waitMs + DECISION_PAUSE_MS);
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

/** The state of one of several singles after its decision; itself while there is none. */
export function applyDecision(one: BetPlacementResult, decision: BetDecision): BetPlacementResult {
  if (one.answer?.status !== 'waiting' || decision.status === 'waiting') return one;
  if (decision.status === 'accepted')
    return { ...one, answer: { ...one.answer, status: 'accepted', betId: decision.betId, decidesAt: null } };
  const refusal = decision.refusal ?? { code: 'live_delay_refused', message: '', leg: null, accepted: null };
  return { betGuid: one.betGuid, answer: null, refusal: { ...refusal, fields: null } };
}
