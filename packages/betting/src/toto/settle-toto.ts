import { allocateAmount } from '../shares/allocate-amount.ts';
import type { TotoRules } from './toto-rules.ts';
import { countLines, linesByCorrect, type TotoMarks, type TotoResult } from './toto-ticket.ts';

export interface TotoTicket {
  readonly marks: TotoMarks;
  /** Staked on every line. */
  readonly lineStakeMinor: bigint;
}

/** The stake of a ticket: that of a line, as many times as it has lines. */
export const ticketStake = ({ marks, lineStakeMinor }: TotoTicket): bigint => BigInt(countLines(marks)) * lineStakeMinor;

export interface TierOutcome {
  readonly correct: number;
  /** The sum that the tier shares out, the jackpot included in the highest. */
  readonly prizeMinor: bigint;
  /** Stakes of the lines in the tier; 0: none. */
  readonly stakesMinor: bigint;
}

export interface TicketOutcome {
  readonly returnMinor: bigint;
  /** Lines in each paid tier, by correct guesses. */
  readonly winning: readonly { readonly correct: number; readonly lines: number; readonly paidMinor: bigint }[];
}

/**
 * The destinations of a pool's money: stakes + jackpot before = returned to tickets + jackpot after + house + residue, to the unit. `roundingMinor`
 * is what rounding each payment down leaves; it is posted apart, since no ticket wins it.
 */
export interface TotoSettlement {
  /** Too many void matches: every stake is returned and the jackpot stays. */
  readonly isVoid: boolean;
  readonly tiers: readonly TierOutcome[];
  readonly tickets: readonly TicketOutcome[];
  readonly jackpotAfterMinor: bigint;
  readonly takeoutMinor: bigint;
  readonly roundingMinor: bigint;
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);

/**
 * Settles a pool. Each tier shares its part of the pool among the lines in it by their stakes: a line is paid in the tier of its
 * correct guesses alone. What a tier without a winner holds goes to the jackpot, which the highest tier wins the next time.
 */
export function settleToto(
  rules: TotoRules,
  tickets: readonly TotoTicket[],
  results: readonly TotoResult[],
  jackpotMinor: bigint,
): TotoSettlement {
  const stakes = tickets.map(ticketStake);
  const voids = results.filter((r) => r === 'void').length;
  const band = rules.voids.find((b) => voids <= b.maxVoidMatches);
  if (!band) {
    const back = stakes.map((returnMinor): TicketOutcome => ({ returnMinor, winning: [] }));
    return { isVoid: true, tiers: [], tickets: back, jackpotAfterMinor: jackpotMinor, takeoutMinor: 0n, roundingMinor: 0n };
  }
  const stakesMinor = sum(stakes);
  const poolMinor = (stakesMinor * BigInt(rules.poolPermille)) / 1000n;
  const paid = rules.tiers.filter((tier) => tier.correct >= band.minCorrect);
  const pots = allocateAmount(
    poolMinor,
    paid.map((tier) => BigInt(tier.permille)),
  );
  const counts = tickets.map(({ marks }) => linesByCorrect(marks, results));
  const tiers = paid.map(
    ({ correct }, i): TierOutcome => ({
      correct,
      prizeMinor: (pots[i] ?? 0n) + (i === 0 ? jackpotMinor : 0n),
      stakesMinor: sum(tickets.map((ticket, t) => ticket.lineStakeMinor * BigInt(counts[t]?.[correct] ?? 0))),
    }),
  );
  const outcomes = tickets.map(({ lineStakeMinor }, t): TicketOutcome => {
    const winning = tiers.flatMap(({ correct, prizeMinor, stakesMinor: inTier }) => {
      const lines = counts[t]?.[correct] ?? 0;
      if (lines === 0) return [];
      return [{ correct, lines, paidMinor: (prizeMinor * lineStakeMinor * BigInt(lines)) / inTier }];
    });
    return { returnMinor: sum(winning.map((w) => w.paidMinor)), winning };
  });
  const shared = sum(tiers.filter((tier) => tier.stakesMinor > 0n).map((tier) => tier.prizeMinor));
  return {
    isVoid: false,
    tiers,
    tickets: outcomes,
    jackpotAfterMinor: sum(tiers.filter((tier) => tier.stakesMinor === 0n).map((tier) => tier.prizeMinor)),
    takeoutMinor: stakesMinor - poolMinor,
    roundingMinor: shared - sum(outcomes.map((o) => o.returnMinor)),
  };
}
