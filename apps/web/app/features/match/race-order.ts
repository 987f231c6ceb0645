import type { IncidentView } from '@touchline/contract/line-shapes';

const ORDER = /^\d+(,\d+)+$/;

/** Runner indexes, first to last, as the latest incident that names an order has them ("3,1,2"); incidents come newest first. */
export function raceOrder(incidents: readonly Pick<IncidentView, 'detail'>[]): number[] {
  const named = incidents.find(({ detail }) => detail !== null && ORDER.test(detail));
  return named?.detail?.split(',').map(Number) ?? [];
}
