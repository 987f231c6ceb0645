import './settled-markets.css';
import type { SettledMarket } from '@touchline/contract/results/calls';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';

/** The main markets of a played match: every selection, and how it ended in a word and a sign, never by colour alone. */
export function SettledMarkets({ markets }: { readonly markets: readonly SettledMarket[] }) {
  const t = useTranslator();
  if (markets.length === 0) return null;
  return (
    <section aria-label={t('results.markets')}>
      <h4 className="result-markets-title">{t('results.markets')}</h4>
      <dl className="result-markets">
        {markets.map(({ name, outcomes }) => (
          <div key={name}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            {outcomes.map((outcome) => (
              <dd key={outcome.name} data-result={outcome.result}>
                {outcome.result === 'win' || outcome.result === 'half-win' ? <Icon name="check" size="s" /> : null}
                <span dir="auto">{outcome.name}</span>
                <span className={outcome.result === 'win' || outcome.result === 'lose' ? 'screen-reader-only' : 'result-markets-word'}>
                  {t(`results.market.${outcome.result}`)}
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
