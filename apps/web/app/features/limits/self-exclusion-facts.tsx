import { useTranslator } from '@touchline/ui/translator-context';

/** Consequences of an exclusion; said before it is asked for, and again before it is confirmed. */
export function SelfExclusionFacts() {
  const t = useTranslator();
  return (
    <ul className="self-exclusion-facts">
      <li>{t('limits.exclude.bets')}</li>
      <li>{t('limits.exclude.money')}</li>
      <li>{t('limits.exclude.offers')}</li>
      <li>{t('limits.exclude.out')}</li>
    </ul>
  );
}
