import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { feedPath } from '../../../shell/paths.ts';
import { HomeCard, HomeProblem } from './home-card.tsx';
import type { OfficeHome, OpenBetsSummary } from './office-home.ts';

/** The bets that run: how many, what is at stake, and what selling them would bring now. */
export function HomeBets({ bets }: Pick<OfficeHome, 'bets'>) {
  const t = useTranslator();
  return (
    <HomeCard icon="coupon" title={t('office.home.bets')} path="bets">
      {bets === null ? (
        <HomeProblem />
      ) : bets.count === 0 ? (
        <div className="office-home-empty">
          <p>{t('office.home.no-bets')}</p>
          <Link className={buttonClass('plain', 'sm')} to={feedPath(t.language, 'line')}>
            {t('office.home.find')}
          </Link>
        </div>
      ) : (
        <BetFigures bets={bets} />
      )}
    </HomeCard>
  );
}

function BetFigures({ bets: { count, sums, sellable } }: { readonly bets: OpenBetsSummary }) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <>
      <dl className="office-home-figures">
        <div>
          <dt>{t('office.home.open')}</dt>
          <dd>
            <span className="figures">{count}</span>
          </dd>
        </div>
        {sums.map(({ currency, stake, possible }) => (
          <div key={currency}>
            <dt>{t('office.home.stake')}</dt>
            <dd>
              <span className="figures">{amount(stake, currency)}</span>
              <small>{t('office.home.possible', { amount: amount(possible, currency) })}</small>
            </dd>
          </div>
        ))}
        {sellable > 0
          ? sums.map(({ currency, offer }) => (
              <div key={currency}>
                <dt>{t('office.home.cash-out', { n: sellable })}</dt>
                <dd>
                  <span className="figures">{amount(offer, currency)}</span>
                </dd>
              </div>
            ))
          : null}
      </dl>
      <p className="office-home-text">
        {sellable > 0 ? (
          <Link className={buttonClass('amber', 'sm')} to={`/${t.language}/bets/manager`}>
            {t('office.home.sell')}
          </Link>
        ) : (
          t('office.home.nothing-to-sell')
        )}
      </p>
    </>
  );
}
