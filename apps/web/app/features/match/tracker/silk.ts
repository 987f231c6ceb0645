/** How a runner is dressed: two colours and a pattern, so that it is found again on the track, in the list and on the podium. */
export interface Silk {
  readonly body: string;
  readonly mark: string;
  /** Colour of the number on it. */
  readonly ink: string;
  readonly pattern: 'plain' | 'hoops' | 'sash' | 'halves' | 'spots';
}

const GREYHOUNDS: ReadonlySet<number> = new Set([91]);

/** The jackets of traps 1 to 6, the same at every greyhound track. */
const TRAPS: readonly Silk[] = [
  { body: '#d8332a', mark: '#d8332a', ink: '#ffffff', pattern: 'plain' },
  { body: '#2361c4', mark: '#2361c4', ink: '#ffffff', pattern: 'plain' },
  { body: '#f4f4f1', mark: '#f4f4f1', ink: '#111714', pattern: 'plain' },
  { body: '#1b1f1d', mark: '#1b1f1d', ink: '#ffffff', pattern: 'plain' },
  { body: '#f08a1d', mark: '#f08a1d', ink: '#111714', pattern: 'plain' },
  { body: '#1b1f1d', mark: '#f4f4f1', ink: '#d8332a', pattern: 'hoops' },
];

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
const PATTERNS = ['hoops', 'sash', 'halves', 'spots', 'plain'] as const;

const hash = (text: string): number => {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum;
};

/** The dress of the runner with this index (from 0): by trap for greyhounds, otherwise its own, following from its name. */
export function silkFor(sport: number, index: number, name: string): Silk {
  const trap = GREYHOUNDS.has(sport) ? TRAPS[index] : undefined;
  if (trap) return trap;
  const own = hash(name);
  // Neighbours in the list never share a body colour.
  const { body, ink } = COLOURS[index % COLOURS.length] ?? COLOURS[0];
  const mark = (COLOURS[(index + 1 + (own % (COLOURS.length - 1))) % COLOURS.length] ?? COLOURS[6]).body;
  return { body, mark, ink, pattern: PATTERNS[own % PATTERNS.length] ?? 'plain' };
}
