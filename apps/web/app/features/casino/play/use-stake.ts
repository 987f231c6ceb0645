import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { sanitizeStake, stakeMinor } from '../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { useSession } from '../../../shell/session/session-context.tsx';
import type { GamePlay } from './use-game-play.ts';

/** The stake of the next round. Where it is laid in chips, what is written and bounded is the value of one of them. */
export interface Stake {
  readonly text: string;
  /** The amount that is written. Null while it is no amount. */
  readonly unitMinor: bigint | null;
  /** All that is staked with this amount: in a game of chips their number times what one is worth. */
  wholeMinor(unitMinor: bigint): bigint;
  /** The whole stake as it is written for people. */
  readonly amount: string;
  readonly isOfChips: boolean;
  /** Why it would be refused. */
  readonly problem: string | null;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  write(text: string): void;
  writeMinor(minor: bigint): void;
  /** Doubles (1) or halves (-1) it, inside of the table's bounds. */
  scale(by: 1 | -1): void;
  /** Writes an amount and gives the whole stake as decimal text; null, and the reason is shown, where it would be refused. */
  take(unitMinor: bigint | null): string | null;
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

/** Between which values of one chip the whole stake keeps inside of the bounds. */
export const chipBounds = (chips: number, minMinor: bigint, maxMinor: bigint): readonly [bigint, bigint] => {
  const count = BigInt(Math.max(1, chips));
  return [(minMinor + count - 1n) / count, maxMinor / count];
};

/** `chips` is how many lie on the layout; null where the stake is no sum of chips. `boundsOf` bounds one by the table's least and greatest stake. */
export function useStake(
  { table, demoMinor }: Pick<GamePlay, 'table' | 'demoMinor'>,
  chips: number | null,
  boundsOf = (minMinor: bigint, maxMinor: bigint) => chipBounds(chips ?? 1, minMinor, maxMinor),
): Stake {
  const t = useTranslator();
  const { money, scale: scaleOf } = useFormats();
  const balance = useSession()?.balance;
  const scale = scaleOf(table.currency);
  const [minMinor, maxMinor] = boundsOf(minorOf(table.minStake, scale), minorOf(table.maxStake, scale));
  const [text, setText] = useState(() => {
    const unit = 10n ** BigInt(scale);
    return formatMoney(unit < minMinor ? minMinor : unit > maxMinor ? maxMinor : unit, scale);
  });
  const [refusal, setRefusal] = useState<{ readonly chips: number | null; readonly text: string } | null>(null);
  const problem = refusal?.chips === chips ? refusal.text : null;
  const unitMinor = stakeMinor(text, scale);
  const wholeMinor = (unit: bigint): bigint => unit * BigInt(chips ?? 1);
  const write = (typed: string): void => {
    const clean = sanitizeStake(typed, scale);
    if (clean === null) return;
    setText(clean);
    setRefusal(null);
  };
  const writeMinor = (next: bigint): void => {
    setText(formatMoney(next, scale));
    setRefusal(null);
  };
  const refusalOf = (unit: bigint | null): string | null => {
    if (chips === 0) return t('casino.chips.none');
    const range = { min: money(minMinor, table.currency), max: money(maxMinor, table.currency) };
    if (unit === null || unit < minMinor || unit > maxMinor) return t(chips === null ? 'casino.stake.range' : 'casino.chips.range', range);
    const leftMinor = demoMinor ?? (balance === undefined ? null : minorOf(balance, scale));
    if (leftMinor === null || wholeMinor(unit) <= leftMinor) return null;
    return t('casino.stake.balance', { balance: money(leftMinor, table.currency) });
  };
  return {
    text,
    unitMinor,
    wholeMinor,
    isOfChips: chips !== null,
    amount: money(wholeMinor(unitMinor ?? 0n), table.currency),
    problem,
    minMinor,
    maxMinor,
    write,
    writeMinor,
    scale: (by) => writeMinor(scaledStake(unitMinor ?? minMinor, by, minMinor, maxMinor)),
    take(unit) {
      if (unit !== null && unit !== unitMinor) writeMinor(unit);
      const found = refusalOf(unit);
      setRefusal(found === null ? null : { chips, text: found });
      return found === null && unit !== null ? formatMoney(wholeMinor(unit), scale) : null;
    },
  };
}
