import type { Translator } from '@touchline/i18n/translator';
import { parseMoney } from '@touchline/kernel/money';

export interface AmountBounds {
  readonly minAmount: string;
  readonly maxAmount: string;
  /** Of withdrawals: what can be taken out, and what has to be staked before there is more. */
  readonly available?: string;
  readonly unplayed?: string;
}

/** The sentence for an amount that would be refused; null where it is right. Bounds are decimal text. */
export function validateAmount(
  text: string,
  { minAmount, maxAmount, available, unplayed = '0' }: AmountBounds,
  scale: number,
  t: Translator,
  written: (amount: string) => string,
): string | null {
  const amount = parseMoney(text, scale);
  if (!amount.ok) return t('error.amount_format');
  const exceeds = (bound: string, than: bigint): boolean => {
    const value = parseMoney(bound, scale);
    return value.ok && value.value > than;
  };
  if (exceeds(minAmount, amount.value)) return t('error.amount_too_low.accepted', { min: written(minAmount) });
  if (!exceeds(maxAmount, amount.value - 1n)) return t('error.amount_too_high.accepted', { max: written(maxAmount) });
  if (available === undefined || exceeds(available, amount.value - 1n)) return null;
  return exceeds(unplayed, 0n)
    ? t('error.deposit_unplayed.accepted', { unplayed: written(unplayed), max: written(available) })
    : t('withdrawal.max', { max: written(available) });
}
