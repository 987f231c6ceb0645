import { ok, type Result } from '@touchline/kernel/result';
import type { Draws } from './draws/draws.ts';
import type { AnyGame, IllegalAction } from './game.ts';

/** A round as it is kept: nothing of it but these is stored, the state follows. */
export interface KeptRound {
  readonly options: unknown;
  readonly edgePpm: number;
  readonly actions: readonly unknown[];
}

/**
 * Works a round out again from its draws: how a round is resumed after a crash of either side, and verified.
 * Options and actions have been read by the game's own schemas before they were kept.
 */
export function replayRound(game: AnyGame, { options, edgePpm, actions }: KeptRound, draws: Draws): Result<unknown, IllegalAction> {
  let state: unknown = game.begin(options, draws, edgePpm);
  for (const action of actions) {
    const next = game.act(state, action, draws);
    if (!next.ok) return next;
    state = next.value;
  }
  return ok(state);
}
