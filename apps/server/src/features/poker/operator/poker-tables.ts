import type { OperatorPokerSitGo, OperatorPokerTable } from '@touchline/contract/poker/operator';
import { POOL_CURRENCY } from '@touchline/ledger/pool-entries';
import { actorOf } from '#features/operator';
import type { Handler } from '#platform/http/handler';
import type { PokerDeps } from '../poker-deps.ts';
import { readSitGoFigures, type SitGoFigures } from '../sit-gos/sit-go.store.ts';
import { readTableFigures, type TableFigures } from '../tables/table-figures.store.ts';
import { amountText } from '../view/amount-text.ts';

function presentTable({ table, players, botsSeated, isPlaying, hands, potsMinor, rakeMinor }: TableFigures): OperatorPokerTable {
  const { id, name, currency, seats, rules } = table;
  return {
    tableId: String(id),
    name,
    variant: rules.variant,
    currency,
    smallBlind: amountText(BigInt(rules.smallBlind), currency),
    bigBlind: amountText(BigInt(rules.bigBlind), currency),
    seats,
    players,
    bots: botsSeated,
    isPlaying,
    hands,
    pots: amountText(potsMinor, currency),
    rake: amountText(rakeMinor, currency),
  };
}

const presentSitGo = ({ id, name, status, terms, players, bots, hands, openedAt, endedAt, tableId }: SitGoFigures): OperatorPokerSitGo => ({
  sitGoId: String(id),
  name,
  status,
  currency: POOL_CURRENCY,
  buyIn: amountText(BigInt(terms.buyIn), POOL_CURRENCY),
  fee: amountText(BigInt(terms.fee), POOL_CURRENCY),
  seats: terms.seats,
  players,
  bots,
  hands,
  openedAt: openedAt.getTime(),
  endedAt: endedAt?.getTime() ?? null,
  tableId: tableId === null ? null : String(tableId),
});

export const operatorPokerTables =
  ({ platform: { pool }, operators }: PokerDeps): Handler<'operatorPokerTables'> =>
  async (_input, caller) => {
    const { id: brandId } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'poker-tables', target: `poker rooms of brand ${brandId}` });
    const [tables, sitGos] = await Promise.all([readTableFigures(pool, brandId), readSitGoFigures(pool, brandId)]);
    return { tables: tables.map(presentTable), sitGos: sitGos.map(presentSitGo) };
  };
