import { TOTO_MAX_STAKE_MULTIPLIER, TOTO_POOLS } from '@touchline/betting/toto/toto-rules';
import { countLines, type TotoMarks } from '@touchline/betting/toto/toto-ticket';
import type { TotoSheet } from '@touchline/contract/toto/calls';
import { parseMoney } from '@touchline/kernel/money';
import { scaleOf } from '../../shell/formats/use-formats.ts';

/** A ticket as it would be if it were placed now. Amounts are minor units of the sheet's price. */
export interface TicketSummary {
  /** Matches without a mark. */
  readonly missing: number;
  /** Of the marked matches as long as some are missing. */
  readonly lines: number;
  readonly linePriceMinor: bigint;
  readonly stakeMinor: bigint;
  readonly maxStakeMinor: bigint;
  /** Why it cannot be placed. */
  readonly fault: 'missing' | 'too-many' | 'too-much' | null;
}

const minorOf = (text: string, scale: number): bigint => {
  const parsed = parseMoney(text, scale);
  return parsed.ok ? parsed.value : 0n;
};

export function summariseTicket(sheet: Pick<TotoSheet, 'pool' | 'price'>, marks: TotoMarks, stakeMultiplier: number): TicketSummary {
  const scale = scaleOf(sheet.price.currency);
  const marked = marks.filter((own) => own.length > 0);
  const missing = marks.length - marked.length;
  const lines = marked.length === 0 ? 0 : countLines(marked);
  const linePriceMinor = minorOf(sheet.price.line, scale);
  const maxStakeMinor = minorOf(sheet.price.maxStake, scale);
  const stakeMinor = linePriceMinor * BigInt(lines) * BigInt(stakeMultiplier);
  const fault =
    lines > TOTO_POOLS[sheet.pool].maxLines ? 'too-many' : stakeMinor > maxStakeMinor ? 'too-much' : missing > 0 ? 'missing' : null;
  return { missing, lines, linePriceMinor, stakeMinor, maxStakeMinor, fault };
}

/** The next round multiple above or below. */
const STEPS = [1, 2, 3, 5, 10, 20, 30, 50, TOTO_MAX_STAKE_MULTIPLIER] as const;
export const nextMultiplier = (stakeMultiplier: number): number => STEPS.find((step) => step > stakeMultiplier) ?? stakeMultiplier;
export const previousMultiplier = (stakeMultiplier: number): number => STEPS.findLast((step) => step < stakeMultiplier) ?? stakeMultiplier;
