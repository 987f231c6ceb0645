import './settled-markets.css';
import type { SettledMarket } from '@touchline/contract/results/calls';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';

const SIGNS: Readonly<Record<SettledMarket['outcomes'][number]['result'], IconName>> = {
  win: 'check',
  'half-win': 'check',
  lose: 'close',
  'half-lose': 'close',
  void: 'refresh',
};

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
                <Icon name={SIGNS[outcome.result]} size="xs" />
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
