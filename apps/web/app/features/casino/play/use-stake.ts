import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { sanitizeStake, stakeMinor } from '../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSession } from '../../../shell/session/session-context.tsx';
import type { CasinoTable } from './casino-table.ts';

/** The stake of the next round. */
export interface Stake {
  readonly text: string;
  /** Null while it is no amount. */
  readonly minor: bigint | null;
  /** As it is written for people. */
  readonly amount: string;
  /** Why it would be refused. */
  readonly problem: string | null;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  write(text: string): void;
  writeMinor(minor: bigint): void;
  /** Doubles (1) or halves (-1) it, inside of the table's bounds. */
  scale(by: 1 | -1): void;
  /** Whether it would be taken; says why not. */
  check(): boolean;
}

/** Decimal text of the wire in minor units; the table's own bounds are amounts. */
const minorOf = (text: string, scale: number): bigint => {
  const parsed = parseMoney(text, scale);
  return parsed.ok ? parsed.value : 0n;
};

/** Half or twice a stake, kept inside of the bounds. */
export function scaledStake(minor: bigint, by: 1 | -1, minMinor: bigint, maxMinor: bigint): bigint {
  const next = by === 1 ? minor * 2n : minor / 2n;
  return next < minMinor ? minMinor : next > maxMinor ? maxMinor : next;
}

export function useStake(table: CasinoTable): Stake {
  const t = useTranslator();
  const { money, scale: scaleOf } = useFormats();
  const balance = useSession()?.balance;
  const scale = scaleOf(table.currency);
  const [minMinor, maxMinor] = [minorOf(table.minStake, scale), minorOf(table.maxStake, scale)];
  const [text, setText] = useState(() => {
    const unit = 10n ** BigInt(scale);
    return formatMoney(unit < minMinor ? minMinor : unit > maxMinor ? maxMinor : unit, scale);
  });
  const [problem, setProblem] = useState<string | null>(null);
  const minor = stakeMinor(text, scale);
  const write = (typed: string): void => {
    const clean = sanitizeStake(typed, scale);
    if (clean === null) return;
    setText(clean);
    setProblem(null);
  };
  const writeMinor = (next: bigint): void => {
    setText(formatMoney(next, scale));
    setProblem(null);
  };
  return {
    text,
    minor,
    amount: money(minor ?? 0n, table.currency),
    problem,
    minMinor,
    maxMinor,
    write,
    writeMinor,
    scale: (by) => writeMinor(scaledStake(minor ?? minMinor, by, minMinor, maxMinor)),
    check() {
      const range = { min: money(minMinor, table.currency), max: money(maxMinor, table.currency) };
      const found =
        minor === null || minor < minMinor || minor > maxMinor
          ? t('casino.stake.range', range)
          : balance !== undefined && minor > minorOf(balance, scale)
            ? t('casino.stake.balance', { balance: money(minorOf(balance, scale), table.currency) })
            : null;
      setProblem(found);
      return found === null;
    },
  };
}
