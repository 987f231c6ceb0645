import type { BetView } from '@touchline/contract/bets/calls';
import type { Translator } from '@touchline/i18n/translator';

/** "Single", "Bet builder, 3 picks", "Express, 3 legs", "System 2 of 3". Selections of a bet builder are one leg. */
export function betTitle(
  t: Translator,
  { kind, systemSize, legs, combinations }: Pick<BetView, 'kind' | 'systemSize' | 'legs' | 'combinations'>,
): string {
  const units = combinations.reduce((left, own) => left - own.legs.length + 1, legs.length);
  if (kind === 'system') return t('bets.kind.system', { size: systemSize, legs: units });
  if (units === 1 && legs.length > 1) return t('bets.kind.builder', { n: legs.length });
  const name = t(`coupon.kind.${kind}`);
  return units > 1 ? t('bets.kind.legs', { kind: name, legs: units }) : name;
}
