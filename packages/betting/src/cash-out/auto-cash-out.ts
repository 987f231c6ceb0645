/** A player's orders for selling by itself: at or above, at or below. */
export interface AutoCashOut {
  readonly takeProfitMinor: bigint | null;
  readonly stopLossMinor: bigint | null;
}

/** Which order an offer fulfils, null for none. The profit is asked first: both at once is a sale at a profit. */
export function triggeredAutoCashOut(order: AutoCashOut, offerMinor: bigint): 'take-profit' | 'stop-loss' | null {
  if (order.takeProfitMinor !== null && offerMinor >= order.takeProfitMinor) return 'take-profit';
  return order.stopLossMinor !== null && offerMinor <= order.stopLossMinor ? 'stop-loss' : null;
}
