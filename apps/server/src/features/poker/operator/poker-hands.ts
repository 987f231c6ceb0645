import type { OperatorPokerHand } from '@touchline/contract/poker/operator';
import { actorOf } from '#features/operator';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readWholeHandText } from '../hands/hand-history.ts';
import { readTableHands, type TableHand } from '../hands/table-hand.store.ts';
import type { PokerDeps } from '../poker-deps.ts';
import { readTable } from '../tables/poker-table.store.ts';
import { amountText } from '../view/amount-text.ts';

const PAGE = 20;

function present(hand: TableHand, currency: string | null): OperatorPokerHand {
  const { id, status, startedAt, endedAt, potMinor, rakeMinor, termsVersion, seats } = hand;
  const write = (minor: bigint | null): string | null => (minor === null ? null : amountText(minor, currency));
  return {
    handId: String(id),
    status,
    startedAt: startedAt.getTime(),
    endedAt: endedAt?.getTime() ?? null,
    pot: write(potMinor),
    rake: write(rakeMinor),
    termsVersion,
    seats: seats.map(({ seat, playerId, bot, net }) => ({ seat, playerId, bot, net: write(net === null ? null : BigInt(net)) })),
  };
}

export const operatorPokerHands =
  ({ platform: { pool }, operators }: PokerDeps): Handler<'operatorPokerHands'> =>
  async ({ body: { pokerTableId, before } }, caller) => {
    const table = await readTable(pool, caller.brand.id, BigInt(pokerTableId));
    if (!table) throw new Failure('poker_table_unknown');
    await operators.recordFirst({ ...actorOf(caller), action: 'poker-hands', target: `hands at ${table.name}` });
    const currency = table.sitGoId === null ? table.currency : null;
    // One more than shown says whether there is another page.
    const found = await readTableHands(pool, table.id, before === undefined ? null : BigInt(before), PAGE + 1);
    const shown = found.slice(0, PAGE);
    return {
      name: table.name,
      currency,
      hands: shown.map((hand) => present(hand, currency)),
      next: found.length > PAGE ? String(shown.at(-1)?.id) : null,
    };
  };

export const operatorPokerHand =
  (deps: PokerDeps): Handler<'operatorPokerHand'> =>
  async ({ body: { pokerHandId } }, caller) => {
    await deps.operators.recordFirst({ ...actorOf(caller), action: 'poker-hand', target: `cards of hand ${pokerHandId}` });
    const text = await readWholeHandText(deps, caller.brand.id, BigInt(pokerHandId));
    if (text === null) throw new Failure('poker_hand_unknown');
    return { text };
  };
