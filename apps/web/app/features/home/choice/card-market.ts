import type { MarketView } from '@touchline/contract/line/shapes';

/** As many as a card may have to choose from: the columns of a row. */
export const MAX_CARD_MARKETS = 4;

/** Double chance says nothing that the result does not. */
const isSecondary = ({ type }: MarketView): boolean => type.endsWith('double-chance');

const isResult = ({ type, period, selections }: MarketView): boolean =>
  period === 0 && selections.length <= 3 && !/(?:handicap|total|double-chance)$/.test(type);

/** The markets that a card may show, the result first. */
export const cardMarkets = (markets: readonly MarketView[]): readonly MarketView[] => [
  ...markets.filter(isResult),
  ...markets.filter((market) => !isResult(market) && !isSecondary(market) && market.period === 0),
];

export type MarketStatus = MarketView['status'];

/**
 * Which of a card's markets it shows now: its result market as long as it is not closed, else the next one that is open. -1: none, and the
 * card says that its markets are suspended.
 */
export function chooseCardMarket(statuses: readonly MarketStatus[]): number {
  if (statuses[0] !== undefined && statuses[0] !== 'closed') return 0;
  return statuses.indexOf('open');
}
