import { type MarketId, marketOf, type SelectionId } from '@touchline/kernel/selection';

/** The winnings of bets on a selection, and their stakes; base minor units. */
export interface Exposure {
  readonly liabilityMinor: bigint;
  readonly stakeMinor: bigint;
}

export interface ExposureDelta extends Exposure {
  readonly matchId: number;
  readonly selectionId: SelectionId;
}

const NOTHING: Exposure = { liabilityMinor: 0n, stakeMinor: 0n };
const plus = (a: Exposure, b: Exposure): Exposure => ({
  liabilityMinor: a.liabilityMinor + b.liabilityMinor,
  stakeMinor: a.stakeMinor + b.stakeMinor,
});

/**
 * Sums by selection as this process knows them: what the table had when it was last read, plus what has not been written yet. Never a
 * locked row: two processes may together go over a limit by what they took within one flush interval, which the limit has room for.
 */
export interface ExposureBook {
  add(delta: ExposureDelta): void;
  /** The loss of the house if the selection won: its liability less what the market's other selections took. Never below 0. */
  netMinor(matchId: number, selectionId: SelectionId): bigint;
  /** Stakes of bets on a selection, base minor units; never below 0. */
  stakeMinor(matchId: number, selectionId: SelectionId): bigint;
  /** Deltas since the last call, joined by selection; they stay counted until `replace` brings sums that contain them. */
  takeDeltas(): readonly ExposureDelta[];
  /** Sums as the table has them now. */
  replace(sums: readonly ExposureDelta[]): void;
  /** Deltas that could not be written come back. */
  giveBack(deltas: readonly ExposureDelta[]): void;
}

export function createExposureBook(): ExposureBook {
  const stored = new Map<number, Map<MarketId, Map<SelectionId, Exposure>>>();
  const unwritten = new Map<number, Map<MarketId, Map<SelectionId, Exposure>>>();

  const market = (book: typeof stored, matchId: number, marketId: MarketId): Map<SelectionId, Exposure> => {
    const markets = book.get(matchId) ?? new Map<MarketId, Map<SelectionId, Exposure>>();
    const selections = markets.get(marketId) ?? new Map<SelectionId, Exposure>();
    book.set(matchId, markets.set(marketId, selections));
    return selections;
  };
  const addTo = (book: typeof stored, { matchId, selectionId, liabilityMinor, stakeMinor }: ExposureDelta): void => {
    const selections = market(book, matchId, marketOf(selectionId));
    selections.set(selectionId, plus(selections.get(selectionId) ?? NOTHING, { liabilityMinor, stakeMinor }));
  };
  return {
    add: (delta) => addTo(unwritten, delta),
    netMinor(matchId, selectionId) {
      let net = 0n;
      for (const book of [stored, unwritten])
        for (const [id, sum] of book.get(matchId)?.get(marketOf(selectionId)) ?? [])
          net += id === selectionId ? sum.liabilityMinor : -sum.stakeMinor;
      return net > 0n ? net : 0n;
    },
    stakeMinor(matchId, selectionId) {
      let stake = 0n;
      for (const book of [stored, unwritten]) stake += book.get(matchId)?.get(marketOf(selectionId))?.get(selectionId)?.stakeMinor ?? 0n;
      return stake > 0n ? stake : 0n;
    },
    takeDeltas() {
      const deltas: ExposureDelta[] = [];
      for (const [matchId, markets] of unwritten)
        for (const selections of markets.values())
          for (const [selectionId, sum] of selections) deltas.push({ matchId, selectionId, ...sum });
      unwritten.clear();
      for (const delta of deltas) addTo(stored, delta);
      return deltas.sort((a, b) => a.matchId - b.matchId || a.selectionId - b.selectionId);
    },
    replace(sums) {
      for (const { matchId, selectionId, liabilityMinor, stakeMinor } of sums)
        market(stored, matchId, marketOf(selectionId)).set(selectionId, { liabilityMinor, stakeMinor });
    },
    giveBack(deltas) {
      for (const delta of deltas) {
        addTo(unwritten, delta);
        addTo(stored, { ...delta, liabilityMinor: -delta.liabilityMinor, stakeMinor: -delta.stakeMinor });
      }
    },
  };
}
