/** Seats that a sit-and-go may have. It begins once all are taken. */
export const SIT_GO_SEATS = [2, 6, 9] as const;
export type SitGoSeats = (typeof SIT_GO_SEATS)[number];

/** Blinds of a level, and the ante of every player dealt in; tournament chips, which are no money. */
export interface BlindLevel {
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
}

/** Blinds go up after so many hands, or after so many minutes since the first deal. */
export type LevelEnd = { readonly kind: 'hands'; readonly hands: number } | { readonly kind: 'minutes'; readonly minutes: number };

export interface BlindSchedule {
  /** One or more, rising. Beyond the last one blinds double, so that an end comes. */
  readonly levels: readonly BlindLevel[];
  readonly end: LevelEnd;
}

/** All that a sit-and-go is played by. JSON, and kept with each of them: later terms change nothing about it. */
export interface SitGoTerms {
  readonly seats: SitGoSeats;
  /** Minor units of the pools' currency: what of the entry goes into the prizes, and what the house takes for it. */
  readonly buyIn: number;
  readonly fee: number;
  /** Tournament chips of each seat. */
  readonly startingStack: number;
  readonly schedule: BlindSchedule;
}

/** Parts of a hundred for each place that is paid, the first place first. */
export const PRIZE_PERCENT: Readonly<Record<SitGoSeats, readonly number[]>> = { 2: [100], 6: [65, 35], 9: [50, 30, 20] };
