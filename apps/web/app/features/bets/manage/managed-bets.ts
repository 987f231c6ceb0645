import type { ReplyFor } from '@touchline/contract/calls';
import type { PlayerEvent } from '@touchline/contract/push/messages';

export type ManageableBet = ReplyFor<'getOpenBetsWithCashOut'>['bets'][number];
type CashOutNews = Extract<PlayerEvent, { kind: 'sale' }>;

/** The offers received, oldest first, for the small graph. */
export interface CashOutPoint {
  readonly at: number;
  /** Decimal text; null while the bet could not be sold. */
  readonly offer: string | null;
}

const MAX_POINTS = 240;

/** The bets with the pushed values. The server computes a value's tax and payout: they come with the next reading. */
export function applyCashOutValues(
  bets: readonly ManageableBet[],
  { values }: CashOutNews,
  sentence: (code: string) => string,
): readonly ManageableBet[] {
  const newValues = new Map(values.map((value) => [value.betId, value]));
  return bets.map((one) => {
    const value = newValues.get(one.bet.betId);
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
export function appendCashOutPoints(
  points: ReadonlyMap<string, readonly CashOutPoint[]>,
  bets: readonly ManageableBet[],
  at: number,
): ReadonlyMap<string, readonly CashOutPoint[]> {
  const next = new Map<string, readonly CashOutPoint[]>();
  for (const { bet, sale } of bets) {
    const before = points.get(bet.betId) ?? [];
    next.set(
      bet.betId,
      before.at(-1)?.offer === sale.offer && before.length > 0 ? before : [...before, { at, offer: sale.offer }].slice(-MAX_POINTS),
    );
  }
  return next;
}
