import type { BetView } from '@touchline/contract/bets/calls';
import type { Translator } from '@touchline/i18n/translator';

/**
 * "Single", "Bet builder, 3 picks", "Accumulator, 3 legs", "System 2 of 3". Selections of a bet builder are one leg, and so are the win
 * and the place part of an each-way selection.
 */
export function betTitle(
  t: Translator,
  { kind, systemSize, legs, combinations }: Pick<BetView, 'kind' | 'systemSize' | 'legs' | 'combinations'>,
): string {
  const picked = kind === 'each-way' ? legs.length / 2 : legs.length;
  const units = combinations.reduce((left, own) => left - own.legs.length + 1, picked);
  if (kind === 'system') return t('bets.kind.system', { size: systemSize, legs: units });
  if (units === 1 && picked > 1) return t('bets.kind.builder', { n: legs.length });
  const name = t(`coupon.kind.${kind}`);
  return units > 1 ? t('bets.kind.legs', { kind: name, legs: units }) : name;
}
