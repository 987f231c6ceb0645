import type { ReplyFor } from '@touchline/contract/calls';
import type { PersonalNews } from '@touchline/contract/push';

export type ManagedBet = ReplyFor<'betsManager'>['bets'][number];
type SaleNews = Extract<PersonalNews, { kind: 'sale' }>;

/** Offers as they were told, oldest first, for the little graph. */
export interface ValuePoint {
  readonly at: number;
  /** Decimal text; null while the bet could not be sold. */
  readonly offer: string | null;
}

const MOST_POINTS = 240;

/** The bets with newly told values. Tax and payout of a value are the server's to say: they come with the next reading. */
export function withValues(bets: readonly ManagedBet[], { values }: SaleNews, sentence: (code: string) => string): readonly ManagedBet[] {
  const told = new Map(values.map((value) => [value.betId, value]));
  return bets.map((one) => {
    const value = told.get(one.bet.betId);
    if (!value) return one;
    const { fair, offer, refusal } = value;
    const moved = offer !== one.sale.offer;
    return {
      ...one,
      sale: {
        ...one.sale,
        fair,
        offer,
        ...(moved && { paid: null, payoutTax: null }),
        refusal: refusal === null ? null : { code: refusal, message: sentence(refusal), legs: [] },
      },
    };
  });
}

/** The points of each bet with the offers of now behind them; a value that did not move adds none. */
export function withPoints(
  points: ReadonlyMap<string, readonly ValuePoint[]>,
  bets: readonly ManagedBet[],
  at: number,
): ReadonlyMap<string, readonly ValuePoint[]> {
  const next = new Map<string, readonly ValuePoint[]>();
  for (const { bet, sale } of bets) {
    const before = points.get(bet.betId) ?? [];
    next.set(
      bet.betId,
      before.at(-1)?.offer === sale.offer && before.length > 0 ? before : [...before, { at, offer: sale.offer }].slice(-MOST_POINTS),
    );
  }
  return next;
}
