/** A level of the VIP club: the points that it asks for, and the cashback that it gives. */
export interface ClubLevel {
  /** Whole points from which on a player has it. */
  readonly points: number;
  /** VIP cashback: the part of a week's net loss, millionths. */
  readonly lossPpm: number;
  /** The most VIP cashback of a week, in units of the order of a euro. */
  readonly maxUnits: number;
  /** Premium cashback: the part of what the house keeps on average out of a day's stakes, millionths; 0 where the level has none. */
  readonly edgeSharePpm: number;
}

/** A version of the club's terms at a brand. */
export interface ClubTerms {
  /** By tier, the lowest first. */
  readonly levels: readonly ClubLevel[];
  /** The average share of a stake that providers' games are counted with, millionths. */
  readonly providersEdgePpm: number;
}

const level = (points: number, lossPpm: number, maxUnits: number, edgeSharePpm = 0): ClubLevel => ({
  points,
  lossPpm,
  maxUnits,
  edgeSharePpm,
});

/** The terms that a brand begins with. */
export const FIRST_CLUB_TERMS: ClubTerms = {
  levels: [
    level(0, 50_000, 100),
    level(100, 60_000, 200),
    level(500, 70_000, 400),
    level(2_000, 80_000, 800),
    level(10_000, 90_000, 1_500),
    level(50_000, 100_000, 3_000, 50_000),
    level(200_000, 110_000, 6_000, 75_000),
    level(1_000_000, 120_000, 10_000, 100_000),
  ],
  providersEdgePpm: 20_000,
};
