import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readHandText } from '../hands/hand-history.ts';
import type { PokerDeps } from '../poker-deps.ts';

export const pokerHandText =
  (deps: PokerDeps): Handler<'pokerHandText'> =>
  async ({ params }, { player }) => {
    const text = await readHandText(deps, player.id, BigInt(params.pokerHandId));
    if (text === null) throw new Failure('poker_hand_unknown');
    return { text };
  };
