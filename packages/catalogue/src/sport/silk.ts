import { createRandom } from '@touchline/kernel/random';
import { SPORT } from './sports.ts';

export const SILK_PATTERNS = ['plain', 'hoops', 'sash', 'halves', 'spots', 'stripes', 'chevron'] as const;

/** How a runner is dressed: two colours and a pattern, so that it is found again on the track, in the list and in its statistics. */
export interface Silk {
  readonly body: string;
  readonly mark: string;
  /** Colour of a number on the body. */
  readonly ink: string;
  readonly pattern: (typeof SILK_PATTERNS)[number];
}

/** The jackets of traps 1 to 6, the same at every greyhound track. */
const TRAPS = [
  { body: '#d8332a', mark: '#d8332a', ink: '#ffffff', pattern: 'plain' },
  { body: '#2361c4', mark: '#2361c4', ink: '#ffffff', pattern: 'plain' },
  { body: '#f4f4f1', mark: '#f4f4f1', ink: '#111714', pattern: 'plain' },
  { body: '#1b1f1d', mark: '#1b1f1d', ink: '#ffffff', pattern: 'plain' },
  { body: '#f08a1d', mark: '#f08a1d', ink: '#111714', pattern: 'plain' },
  { body: '#1b1f1d', mark: '#f4f4f1', ink: '#d8332a', pattern: 'hoops' },
] as const satisfies readonly Silk[];

const COLOURS = [
  { body: '#c93a33', ink: '#ffffff' },
  { body: '#2b63b8', ink: '#ffffff' },
  { body: '#f2c230', ink: '#1a1400' },
  { body: '#1e7d4f', ink: '#ffffff' },
  { body: '#7a3fa8', ink: '#ffffff' },
  { body: '#ef8a2c', ink: '#1a1400' },
  { body: '#f1f1ec', ink: '#141a17' },
  { body: '#14324a', ink: '#ffffff' },
  { body: '#d9689b', ink: '#1f0712' },
  { body: '#57b8c9', ink: '#04222a' },
] as const;

/** The colours that a runner with this id wears in every race; null in sports whose runners wear those of their place at the start. */
export function ownSilk(sport: number, id: number): Silk | null {
  if (sport === SPORT.greyhoundRacing) return null;
  const random = createRandom('silk', id);
  const { body, ink } = random.pick(COLOURS);
  const mark = random.pick(COLOURS.filter((colour) => colour.body !== body)).body;
  return { body, mark, ink, pattern: random.pick(SILK_PATTERNS) };
}

/** The dress of the runner with this id that stands at this index (from 0) of a race. */
export const silkInRace = (sport: number, index: number, id: number): Silk => ownSilk(sport, id) ?? TRAPS[index] ?? TRAPS[0];
