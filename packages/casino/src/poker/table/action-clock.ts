/** How long a decision may take. All in ms. */
export interface ClockRules {
  /** For each decision, before the time bank is touched. */
  readonly decisionMs: number;
  /** The most that a seat's time bank holds, and its content when the player sits down. */
  readonly bankMs: number;
  /** The refill of a time bank after each hand, up to `bankMs`. */
  readonly refillMs: number;
}

/** How long a seat with so much in its time bank has from its turn on, ms. */
export const timeToAct = ({ decisionMs }: ClockRules, bankMs: number): number => decisionMs + bankMs;

/**
 * The rest of a time bank after a decision.
 *
 * @param tookMs from the seat's turn to the decision, by the database's clock; a late decision has taken all
 */
export const bankAfter = ({ decisionMs }: ClockRules, bankMs: number, tookMs: number): number =>
  Math.max(0, bankMs - Math.max(0, tookMs - decisionMs));

/** A time bank as the next hand begins. */
export const refilled = (rules: ClockRules, bankMs: number): number => Math.min(rules.bankMs, bankMs + rules.refillMs);
