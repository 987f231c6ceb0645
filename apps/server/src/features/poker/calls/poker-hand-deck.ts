import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readOpenedDeck } from '../hands/opened-deck.ts';
import type { PokerDeps } from '../poker-deps.ts';

export const pokerHandDeck =
  (deps: PokerDeps): Handler<'pokerHandDeck'> =>
  async ({ params }, { player }) => {
    const deck = await readOpenedDeck(deps, player.id, BigInt(params.pokerHandId));
    if (!deck) throw new Failure('poker_hand_unknown');
    return { deck };
  };
