/** A player's orders for selling by itself: at or above, at or below. */
export interface AutoCashOut {
  readonly takeProfitMinor: bigint | null;
  readonly stopLossMinor: bigint | null;
}

/** The order that an offer triggers, null for none. Take profit is checked first: an offer that meets both orders is taken as a profit. */
export function triggeredAutoCashOut(order: AutoCashOut, offerMinor: bigint): 'take-profit' | 'stop-loss' | null {
  if (order.takeProfitMinor !== null && offerMinor >= order.takeProfitMinor) return 'take-profit';
  return order.stopLossMinor !== null && offerMinor <= order.stopLossMinor ? 'stop-loss' : null;
}
