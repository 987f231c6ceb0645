import { BLACKJACK } from '@touchline/casino/blackjack/blackjack';
import type { BlackjackOptions } from '@touchline/casino/blackjack/options';
import { formatPercent } from '@touchline/i18n/format-money';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { chancePercent } from '../../play/multiplier.ts';
import { GameFacts } from '../parts/game-facts.tsx';

/** The rules in words, those that were chosen, and what best play returns by them. */
export function BlackjackRules({ rules }: { readonly rules: BlackjackOptions }) {
  const t = useTranslator();
  // Every deal is worked out: quick, but not at every key press.
  const { percent } = useMemo(() => chancePercent(BLACKJACK.returns(rules, 0).expected), [rules]);
  return (
    <>
      <p>{t('casino.blackjack.rules')}</p>
      <GameFacts
        items={[
          { name: t('casino.blackjack.natural.pays'), value: rules.blackjack },
          { name: t('casino.blackjack.insurance.pays'), value: '2:1' },
          { name: t('casino.blackjack.soft17'), value: t(`casino.blackjack.soft17.${rules.soft17}`) },
          { name: t('casino.blackjack.double'), value: t(`casino.blackjack.double.${rules.double}`) },
          { name: t('casino.blackjack.after-split'), value: t(rules.doubleAfterSplit ? 'casino.cards.yes' : 'casino.cards.no') },
          { name: t('casino.blackjack.hands'), value: String(rules.hands) },
          { name: t('casino.blackjack.aces'), value: t(rules.acesOneCard ? 'casino.cards.yes' : 'casino.cards.no') },
          { name: t('casino.blackjack.surrender'), value: t(rules.surrender ? 'casino.cards.yes' : 'casino.cards.no') },
          { name: t('casino.blackjack.peek'), value: t(rules.peek ? 'casino.cards.yes' : 'casino.cards.no') },
          { name: t('casino.blackjack.return'), value: formatPercent(t.language, percent, 3) },
        ]}
      />
    </>
  );
}
