import { moneyText } from '@touchline/catalogue/money-text';
import type { ReplyFor } from '@touchline/contract/calls';
import type { Language } from '@touchline/i18n/languages';
import { openStake } from '../bet-row.ts';
import { presentBets } from '../history/present-bet.ts';
import { presentInsurance } from '../insurance/present-insurance.ts';
import { readLegs } from '../settlement/settle.store.ts';
import { readOpenBets } from './cash-out.store.ts';
import { readOrders } from './cash-out-order.store.ts';
import { cashOutValue, type OpenBet } from './open-bet.ts';
import type { OpenBetContext } from './open-bet-context.ts';
import { presentCashOut } from './present-cash-out.ts';

type Manager = ReplyFor<'getOpenBetsWithCashOut'>;

const MAX = 100;
/** Running bets are looked for among so many of the newest. */
const AMONG = 1_000;

function totalsOf(line: OpenBetContext['ports']['line'], bets: readonly OpenBet[]): Manager['totals'] {
  return [...Map.groupBy(bets, ({ row }) => row.currency)].map(([currency, own]) => {
    const values = own.flatMap((bet) => {
      const value = cashOutValue(line, bet);
      return value.ok ? [value.value] : [];
    });
    const sum = (amounts: readonly bigint[]): string =>
      moneyText(
        amounts.reduce((a, b) => a + b, 0n),
        currency,
      );
    return {
      currency,
      bets: own.length,
      stake: sum(own.map(({ row }) => openStake(row))),
      possible: sum(own.map(({ row }) => row.potentialReturnMinor)),
      fair: sum(values.map((v) => v.fairMinor)),
      offer: sum(values.map((v) => v.offerMinor)),
    };
  });
}

/** Which of the running bets are asked for: those with a leg on a match, or one alone; undefined is all. */
export interface WantedBets {
  readonly matchId: number | undefined;
  readonly betId: bigint | undefined;
}

/** S173: the running bets with everything that can be done to each, and sums of those that are shown. */
export async function readManager(
  { platform, ports }: OpenBetContext,
  playerId: bigint,
  { matchId, betId }: WantedBets,
  language: Language,
): Promise<Manager> {
  const { pool } = platform;
  const { line } = ports;
  const open = (await readOpenBets(pool, playerId, null, AMONG)).filter((row) => betId === undefined || row.id === betId);
  const legs = await readLegs(
    pool,
    open.map((row) => row.id),
  );
  const bets = open
    .map((row): OpenBet => ({ row, legs: legs.get(row.id) ?? [] }))
    .filter((bet) => matchId === undefined || bet.legs.some((leg) => Number(leg.matchId) === matchId))
    .slice(0, MAX);
  const orders = await readOrders(
    pool,
    bets.map(({ row }) => row.id),
  );
  const views = await presentBets(line, bets, language);
  return {
    bets: bets.flatMap((bet, i) => {
      const view = views[i];
      if (!view) return [];
      const sale = presentCashOut(line, bet, orders.get(bet.row.id), language);
      return [
        {
          bet: view,
          sale,
          insurance: presentInsurance(line, bet, 100, language),
          // An edited bet is an accumulator of single selections: neither a bet builder nor a runner with its place half is one.
          editable: sale.refusal === null && view.combinations.length === 0 && view.kind !== 'each-way',
        },
      ];
    }),
    totals: totalsOf(line, bets),
  };
}
