import { currencyByCode } from '@touchline/catalogue/currencies';
import type { ReplyFor } from '@touchline/contract/calls';
import type { Language } from '@touchline/i18n/languages';
import { formatMoney } from '@touchline/kernel/money';
import { runningStakeOf } from '../bet-row.ts';
import { presentBets } from '../history/present-bet.ts';
import { presentInsurance } from '../insurance/present-insurance.ts';
import { readLegs } from '../settlement/settle.store.ts';
import { presentSale } from './present-sale.ts';
import { type RunningBet, saleValue } from './running-bet.ts';
import { readRunningBets } from './sale.store.ts';
import type { SaleDeps } from './sale-deps.ts';
import { readOrders } from './sale-order.store.ts';

type Manager = ReplyFor<'betsManager'>;

const MOST = 100;
/** Running bets are looked for among so many of the newest. */
const AMONG = 1_000;

function totalsOf(line: SaleDeps['doors']['line'], bets: readonly RunningBet[]): Manager['totals'] {
  return [...Map.groupBy(bets, ({ row }) => row.currency)].map(([currency, own]) => {
    const values = own.flatMap((bet) => {
      const value = saleValue(line, bet);
      return value.ok ? [value.value] : [];
    });
    const sum = (amounts: readonly bigint[]): string =>
      formatMoney(
        amounts.reduce((a, b) => a + b, 0n),
        currencyByCode(currency)?.scale ?? 2,
      );
    return {
      currency,
      bets: own.length,
      stake: sum(own.map(({ row }) => runningStakeOf(row))),
      possible: sum(own.map(({ row }) => row.possibleMinor)),
      fair: sum(values.map((v) => v.fairMinor)),
      offer: sum(values.map((v) => v.offerMinor)),
    };
  });
}

/** S173: the running bets with everything that can be done to each, and sums of those that are shown. */
export async function readManager({ platform, doors }: SaleDeps, playerId: bigint, language: Language): Promise<Manager> {
  const { pool } = platform;
  const { line } = doors;
  const rows = (await readRunningBets(pool, playerId, 0n, AMONG)).slice(0, MOST);
  const ids = rows.map((row) => row.id);
  const [legs, orders] = [await readLegs(pool, ids), await readOrders(pool, ids)];
  const bets = rows.map((row): RunningBet => ({ row, legs: legs.get(row.id) ?? [] }));
  const views = await presentBets(line, bets, language);
  return {
    bets: bets.flatMap((bet, i) => {
      const view = views[i];
      if (!view) return [];
      const sale = presentSale(line, bet, orders.get(bet.row.id), language);
      return [{ bet: view, sale, insurance: presentInsurance(line, bet, 100, language), editable: sale.refusal === null }];
    }),
    totals: totalsOf(line, bets),
  };
}
