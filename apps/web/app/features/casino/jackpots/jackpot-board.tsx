import './jackpots.css';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { formatReturn } from '../play/return-text.ts';
import { JackpotDrops } from './jackpot-drops.tsx';
import { JackpotPot } from './jackpot-pot.tsx';
import { type JackpotOffer, useJackpots } from './use-jackpots.ts';

/** The jackpots whole: what each holds and how it is won, the rules, and the pots that have dropped. */
export function JackpotBoard({ offer: loaded }: { readonly offer: JackpotOffer }) {
  const t = useTranslator();
  const { jackpots, drops, currency, sharePpm } = useJackpots(loaded);
  if (jackpots.length === 0)
    return (
      <Card>
        <EmptyState title={t('jackpots.none.title')} text={t('jackpots.none.text')} />
      </Card>
    );
  return (
    <div className="stack">
      <div className="jackpot-board">
        {jackpots.toReversed().map((pot) => (
          <JackpotPot key={pot.tier} pot={pot} currency={currency} />
        ))}
      </div>
      <Card className="jackpot-rules">
        <h2>{t('jackpots.rules')}</h2>
        <p>{t('jackpots.rule.fed')}</p>
        <p>{t('jackpots.rule.share', { share: formatReturn(t.language, sharePpm) })}</p>
        <p>{t('jackpots.rule.mystery')}</p>
        <p>{t('jackpots.rule.chance')}</p>
        <p>{t('jackpots.rule.paid')}</p>
        <p>{t('jackpots.rule.demo')}</p>
      </Card>
      <JackpotDrops drops={drops} currency={currency} />
    </div>
  );
}
