/**
 * A slot as data. Pays are whole numbers of 1/`unit` of the bet, so that everything is added up in integers; a symbol is one letter.
 * Lists that are read by a count ("pays of 3 of a kind") begin at a count of 0; the last entry goes for larger counts too.
 */
export interface SlotMaths {
  readonly key: string;
  /** Raised with every change of what can be drawn or paid. */
  readonly version: number;
  /** How many units of pay make the bet. */
  readonly unit: number;
  readonly rows: number;
  /** The symbol of each letter, by which pictures are drawn and texts are named (`slots.symbol.<name>`). */
  readonly symbols: Readonly<Record<string, string>>;
  readonly rule: PayRule;
  /** Units paid for so many of a symbol: on one line, on each way, or in one cluster. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** Letters that stand for the symbols of `pays`, and what each multiplies a win by that it helps. */
  readonly wilds: Readonly<Record<string, number>>;
  /** Symbols that a wild does not substitute. */
  readonly unaided: string;
  /** A letter that counts wherever it lies; `pays` in units by how many there are. */
  readonly scatter: { readonly symbol: string; readonly pays: readonly number[] } | null;
  readonly spins: { readonly base: SpinMaths; readonly ante?: SpinMaths; readonly free?: SpinMaths };
  readonly free: FreeSpins | null;
  readonly hold: HoldAndWin | null;
  readonly modes: { readonly [mode in SlotMode]?: SlotStart };
  /** The most that a round pays, in bets; a round that reaches it is over. */
  readonly cap: number;
}

export const SLOT_MODES = ['base', 'ante', 'buy'] as const;
/** The plain game, one with more scatters at a higher price, one that buys the feature. */
export type SlotMode = (typeof SLOT_MODES)[number];

/** Its price in units, and what it begins with: a spin, free spins, or coins that are held. */
export type SlotStart = { readonly price: number } & (
  | { readonly spin: 'base' | 'ante' }
  | { readonly freeSpins: number }
  | { readonly coins: number }
);

export type PayRule =
  /** Each line names a row for every reel; the longest run from the left pays. */
  | { readonly kind: 'lines'; readonly lines: readonly (readonly number[])[] }
  /** Every combination of one symbol from reel to reel, from the left. */
  | { readonly kind: 'ways' }
  /** Equal neighbours, side by side or one above the other. */
  | { readonly kind: 'clusters' };

/** How one grid comes about. */
export type SpinMaths = Strips | Deck;

/** Each reel stops at one of the places of its strip, all alike; the strip goes round. */
export interface Strips {
  readonly strips: readonly string[];
  /** The factor that all pays of the grid are multiplied by. */
  readonly multiplier: number;
  /** A wild fills its reel before anything pays. */
  readonly expanding?: true;
}

/**
 * Numbered boards, all alike. The number of a board settles its cells and all that fall into it afterwards, so that every board can be
 * played once: the return of tumbles is known exactly, which no sample would give.
 */
export interface Deck {
  readonly boards: number;
  readonly reels: number;
  /** How likely a cell is each symbol. */
  readonly weights: Readonly<Record<string, number>>;
  /** Multipliers of the pays by how often the board has tumbled; the last one stays. */
  readonly ladder: readonly number[];
}

export interface FreeSpins {
  /** Spins for so many scatters in the plain game. */
  readonly spins: readonly number[];
  /** Spins added for so many scatters in a free spin. */
  readonly again: readonly number[];
  /** The most spins of one round; later ones are not added. */
  readonly max: number;
}

/** So many scatters stay as coins with values, the other cells are drawn again until nothing lands `respins` times running. */
export interface HoldAndWin {
  readonly from: number;
  readonly respins: number;
  /** The chance that an empty cell receives a coin. */
  readonly landing: { readonly of: number; readonly outOf: number };
  /** Coins by value in units; named ones are prizes with a name of their own. */
  readonly coins: readonly { readonly value: number; readonly weight: number; readonly name?: string }[];
  /** Units added where every cell holds a coin. */
  readonly full: number;
}
