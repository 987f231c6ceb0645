import type { TotoDrawView } from '@touchline/contract/toto/calls';
import { Badge } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { Countdown } from '../../live/countdown.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';

import { totoDrawPath } from './toto-paths.ts';

/** A running draw: what there is to win, how long it takes tickets, the way to its sheet. */
export function DrawCard({ draw }: { readonly draw: TotoDrawView }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const open = draw.status === 'open';
  return (
    <article className="card toto-pool" aria-labelledby={`toto-${draw.drawId}`}>
      <div className="toto-pool-head">
        <SportIcon sport={draw.sport} />
        <h2 id={`toto-${draw.drawId}`}>{t(`toto.pool.${draw.pool}`)}</h2>
        <span className="muted figures">{t('toto.draw', { n: draw.number })}</span>
        <span className="spacer" />
        <Badge tone={open ? 'brand' : 'info'}>{t(`toto.status.${draw.status}`)}</Badge>
      </div>
      <p className="muted">{t(`toto.what.${draw.pool}`)}</p>
      <p className="toto-jackpot">
        <small>{t('toto.jackpot')}</small>
        <b className="figures">{amount(draw.jackpot, draw.currency, { short: true })}</b>
      </p>
      <dl className="toto-facts">
        <div>
          <dt>{t('toto.pot')}</dt>
          <dd className="figures">{amount(draw.poolAmount, draw.currency)}</dd>
        </div>
        {open ? (
          <div>
            <dt>{t('toto.closes')}</dt>
            <dd>
              <Countdown until={draw.closesAt} />
            </dd>
          </div>
        ) : null}
      </dl>
      <div className="toto-pool-foot">
        <span className="muted figures">{t('toto.tickets-count', { n: draw.tickets })}</span>
        <span className="spacer" />
        <Link className={buttonClass(open ? 'brand' : 'plain', 'sm')} to={totoDrawPath(t.language, draw.drawId)} prefetch="intent">
          {t(open ? 'toto.play' : 'toto.follow')}
        </Link>
      </div>
    </article>
  );
}
