/** The demands of a jurisdiction on games of chance: rounds against the house, its own and providers'. */
export interface CasinoRules {
  /** Whether they may be offered at all. */
  readonly allowed: boolean;
  /** The least time from the beginning of a round to that of the next, ms: of slots, and of everything else. */
  readonly minSpinMs: number;
  readonly minRoundMs: number;
  /** Rounds that begin by themselves. */
  readonly autoplay: boolean;
  /** Rounds that are shown faster than the game's own pace. */
  readonly turbo: boolean;
  /** Stopping what is being shown before its end. */
  readonly slamStop: boolean;
  /** Paying for a bonus that a slot would else draw. */
  readonly bonusBuy: boolean;
  /** Play for demo money by whoever has not said who they are, and so not how old. */
  readonly guestDemo: boolean;
  readonly jackpots: boolean;
  /** Whether people at a table may write to each other. */
  readonly chat: boolean;
  /** Whether the deployed return has to be shown beside the game. */
  readonly showsReturn: boolean;
  /** The largest stake of a spin of a slot in whole units of the jurisdiction's currency, null for none. */
  readonly maxSpinStakeUnits: number | null;
  /** The same by age, from the youngest on; who has not said how old they are is as young as can be. Empty where age makes no difference. */
  readonly maxSpinStakeByAge: readonly { readonly fromAge: number; readonly units: number }[];
}

/** Rules where no law of its own is known: good practice asks for nothing but that the return is shown (GLI-19, 4.3). */
export const OPEN_CASINO: CasinoRules = {
  allowed: true,
  minSpinMs: 0,
  minRoundMs: 0,
  autoplay: true,
  turbo: true,
  slamStop: true,
  bonusBuy: true,
  guestDemo: true,
  jackpots: true,
  chat: true,
  showsReturn: true,
  maxSpinStakeUnits: null,
  maxSpinStakeByAge: [],
};

/** Rules where nobody can say which law holds: the strictest of everything. */
export const STRICTEST_CASINO: CasinoRules = {
  allowed: true,
  minSpinMs: 5_000,
  minRoundMs: 5_000,
  autoplay: false,
  turbo: false,
  slamStop: false,
  bonusBuy: false,
  guestDemo: false,
  jackpots: false,
  chat: false,
  showsReturn: true,
  maxSpinStakeUnits: 1,
  maxSpinStakeByAge: [],
};
