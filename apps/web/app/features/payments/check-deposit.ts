import type { Translator } from '@touchline/i18n/translator';
import { parseMoney } from '@touchline/kernel/money';

/** The sentence for an amount that would be refused; null where it is right. Limits are decimal text. */
export function checkDeposit(
  text: string,
  limits: { readonly minAmount: string; readonly maxAmount: string },
  scale: number,
  t: Translator,
  written: (amount: string) => string,
): string | null {
  const amount = parseMoney(text, scale);
  if (!amount.ok) return t('error.amount_format');
  const least = parseMoney(limits.minAmount, scale);
  const most = parseMoney(limits.maxAmount, scale);
  if (least.ok && amount.value < least.value) return t('error.amount_too_low.accepted', { min: written(limits.minAmount) });
  if (most.ok && amount.value > most.value) return t('error.amount_too_high.accepted', { max: written(limits.maxAmount) });
  return null;
}
