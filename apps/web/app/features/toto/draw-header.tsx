import type { TotoSheet } from '@touchline/contract/toto/calls';
import { formatNumber } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { Icon } from '@touchline/ui/icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { Countdown } from '../../live/countdown.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { totoPath } from '../../shell/paths.ts';

import { totoRulesPath } from './toto-paths.ts';

const TONE = { open: 'brand', closed: 'info', settled: 'plain', off: 'amber' } as const;

/** The draw, its prize, and how long it takes tickets. */
export function DrawHeader({ sheet }: { readonly sheet: TotoSheet }) {
  const t = useTranslator();
  const { amount, dateTime } = useFormats();
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={totoPath(t.language)}>{t('toto.title')}</Link>
        <Icon name="next" flip />
        <span>{t(`toto.pool.${sheet.pool}`)}</span>
      </nav>
      <section className="card toto-draw-head">
        <div className="toto-pool-head">
          <SportIcon sport={sheet.sport} />
          <h1>{t(`toto.pool.${sheet.pool}`)}</h1>
          <span className="muted figures">{t('toto.draw', { n: sheet.number })}</span>
          <Badge tone={TONE[sheet.status]}>{t(`toto.status.${sheet.status}`)}</Badge>
          <span className="spacer" />
          <Link className="muted toto-rules-link" to={totoRulesPath(t.language)}>
            {t('toto.tab.rules')}
          </Link>
        </div>
        <dl className="toto-facts">
          <div className="toto-jackpot">
            <dt>{t('toto.jackpot')}</dt>
            <dd className="figures">{amount(sheet.jackpot, sheet.currency, { short: true })}</dd>
          </div>
          <div>
            <dt>{t('toto.pot')}</dt>
            <dd className="figures">{amount(sheet.poolAmount, sheet.currency)}</dd>
          </div>
          <div>
            <dt>{t(sheet.status === 'open' ? 'toto.closes' : 'toto.closes-at')}</dt>
            <dd>
              {sheet.status === 'open' ? <Countdown until={sheet.closesAt} /> : <span className="figures">{dateTime(sheet.closesAt)}</span>}
            </dd>
          </div>
          <div>
            <dt>{t(sheet.paid === null ? 'toto.tickets-placed' : 'toto.results.paid')}</dt>
            <dd className="figures">
              {sheet.paid === null ? formatNumber(t.language, sheet.tickets) : amount(sheet.paid, sheet.currency)}
            </dd>
          </div>
        </dl>
      </section>
    </>
  );
}
