import { findSharedGame } from '@touchline/casino/shared/shared-games';
import type { SharedRoundView } from '@touchline/contract/casino/shared-shapes';
import type { SharedDeps } from '../shared-deps.ts';
import { PAUSE_MS } from './phases.ts';
import type { SharedRound } from './shared-round.store.ts';

/** A round as everybody sees it at an instant. What is not drawn for all eyes yet is null. */
export async function presentSharedRound({ chains }: Pick<SharedDeps, 'chains'>, round: SharedRound, now: Date): Promise<SharedRoundView> {
  const { id, place, version, edgePpm, startsAt, endedAt, hash } = round;
  const game = findSharedGame(round.game);
  // Nothing can be taken by hand once it has started, so that its end may be known: the page plays towards it.
  const isTold = game?.isTakenByHand === false && (round.status !== 'open' || now >= startsAt);
  const told = isTold ? await chains.secretOf(game, round) : undefined;
  return {
    round: String(id),
    number: place,
    version,
    edgePpm,
    startsAt: startsAt.getTime(),
    endedAt: endedAt?.getTime() ?? null,
    nextAt: endedAt && endedAt.getTime() + PAUSE_MS,
    result: told?.result ?? round.result,
    outcome: told?.outcome ?? null,
    hash,
  };
}
