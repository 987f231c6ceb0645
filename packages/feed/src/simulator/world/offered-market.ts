import type { MarketId } from '@touchline/kernel/selection';
import type { MarketPrices } from '../../vocabulary.ts';
import { Lru } from './lru.ts';

/** What the receiver has been told of one market. Kept small: there are hundreds of thousands. */
export interface Offered {
  /** Every outcome ever shown, so that each of them is settled. */
  outcomes: readonly number[];
  /** Prices shown at present, in the order of `outcomes` (0 = not offered); null while the market is not shown. */
  odds: readonly number[] | null;
  main: boolean;
  settled: boolean;
  version: number;
}

const NO_OUTCOMES: readonly number[] = [];
export const newlyOffered = (version: number): Offered => ({ outcomes: NO_OUTCOMES, odds: null, main: false, settled: false, version });

/** Lists of outcomes are few and shared by hundreds of thousands of markets. */
const OUTCOME_LISTS = new Lru<string, readonly number[]>(20_000);

/** The list with what is new in it. */
export function withOutcomes(known: readonly number[], more: readonly number[]): readonly number[] {
  const fresh = more.filter((outcome) => !known.includes(outcome));
  if (fresh.length === 0) return known;
  const all = [...known, ...fresh];
  return OUTCOME_LISTS.read(all.join(), () => all);
}

/** Notes what has been sent. */
export function remember(offered: Offered, market: MarketPrices): void {
  offered.outcomes = withOutcomes(
    offered.outcomes,
    market.prices.map(([outcome]) => outcome),
  );
  const odds = new Array<number>(offered.outcomes.length).fill(0);
  for (const [outcome, price] of market.prices) odds[offered.outcomes.indexOf(outcome)] = price;
  offered.odds = odds;
  offered.main = market.main ?? false;
}

/** Whether the receiver has exactly these prices. */
export function isShown({ outcomes, odds, main }: Offered, market: MarketPrices): boolean {
  if (!odds || main !== (market.main ?? false)) return false;
  let open = 0;
  for (const [outcome, price] of market.prices) {
    if (odds[outcomes.indexOf(outcome)] !== price) return false;
    if (price > 0) open++;
  }
  return odds.filter((price) => price > 0).length === open;
}

/** What the receiver has, as it was sent; undefined while the market is not shown. */
export const pricesOf = (market: MarketId, { outcomes, odds, main }: Offered): MarketPrices | undefined =>
  odds
    ? {
        market,
        status: 'open',
        prices: outcomes.map((outcome, i) => [outcome, odds[i] ?? 0] as const),
        ...(main ? { main: true } : {}),
      }
    : undefined;
