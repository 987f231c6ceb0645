import type { Handler } from '#platform/http/handler';
import { readPastHands } from '../hands/poker-hand.store.ts';
import type { PokerDeps } from '../poker-deps.ts';

const PAGE = 20;
const idOf = (text: string | undefined): bigint | undefined => (text === undefined ? undefined : BigInt(text));

export const pokerHands =
  ({ platform: { pool } }: PokerDeps): Handler<'pokerHands'> =>
  async ({ query }, { player }) => {
    // One more than shown says whether there is another page.
    const found = await readPastHands(pool, player.id, { tableId: idOf(query.pokerTableId), before: idOf(query.before) }, PAGE + 1);
    const shown = found.slice(0, PAGE);
    return {
      hands: shown.map(({ handId, endedAt, chipsBefore, chipsAfter }) => ({
        handId: String(handId),
        endedAt: endedAt.getTime(),
        chipsBefore: Number(chipsBefore),
        chipsAfter: Number(chipsAfter),
      })),
      next: found.length > PAGE ? String(shown.at(-1)?.handId) : null,
    };
  };
