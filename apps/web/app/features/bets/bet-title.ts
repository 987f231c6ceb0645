import type { BetView } from '@touchline/contract/bets/calls';
import type { Translator } from '@touchline/i18n/translator';

/** "Single", "Express, 3 legs", "System 2 of 3". */
export function betTitle(t: Translator, bet: Pick<BetView, 'kind' | 'systemSize' | 'legs'>): string {
  const legs = bet.legs.length;
  if (bet.kind === 'system') return t('bets.kind.system', { size: bet.systemSize, legs });
  const kind = t(`coupon.kind.${bet.kind}`);
  return legs > 1 ? t('bets.kind.legs', { kind, legs }) : kind;
}
