import { SIC_BO_PLACES, type SicBoBet } from '@touchline/casino/sic-bo/pays';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const [MIN_TOTAL, TOTALS] = [4, 14];

/** Every place of the layout. */
export const ALL_PLACES: readonly SicBoBet[] = [
  ...SIC_BO_PLACES,
  ...Array.from({ length: TOTALS }, (_, i) => ({ total: MIN_TOTAL + i })),
  ...FACES.map((single) => ({ single })),
  ...FACES.map((double) => ({ double })),
  ...FACES.map((triple) => ({ triple })),
  ...FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => ({ pair: [low, high] as const }))),
];

/** The parts of the name of a place: its kind, and the faces or the total that it holds. */
export function placeKind(on: SicBoBet): { readonly kind: PlaceKind; readonly values: Readonly<Record<string, number>> } {
  if (typeof on !== 'object') return { kind: on, values: {} };
  if ('total' in on) return { kind: 'total', values: { n: on.total } };
  if ('single' in on) return { kind: 'single', values: { n: on.single } };
  if ('double' in on) return { kind: 'double', values: { n: on.double } };
  if ('triple' in on) return { kind: 'triple', values: { n: on.triple } };
  return { kind: 'pair', values: { low: on.pair[0], high: on.pair[1] } };
}
type PlaceKind = (typeof SIC_BO_PLACES)[number] | 'total' | 'single' | 'double' | 'triple' | 'pair';
