import { formatNumber } from '@touchline/i18n/format-money';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { officePath } from '../../../shell/paths.ts';
import { useGame } from '../play/game-context.ts';
import { NetCurve } from './net-curve.tsx';
import { useSessionFigures } from './session-figures.ts';

/** The cost or gain of this session, and the way to one's limits. */
export function SessionCard() {
  const t = useTranslator();
  const { money } = useFormats();
  const { play } = useGame();
  const { since, currency, rounds, stakedMinor, returnedMinor, nets, restore } = useSessionFigures();
  useEffect(restore, [restore]);
  const unit = since === null ? play.table.currency : currency;
  return (
    <Card>
      <CardHeader title={t('casino.session.title')}>
        <Link className={buttonClass('ghost', 'xs')} to={`${officePath(t.language)}/responsible-gambling`}>
          {t('casino.session.limits')}
        </Link>
      </CardHeader>
      <NetCurve nets={nets} />
      <dl className="game-figures game-card-figures">
        <div>
          <dt>{t('casino.session.net')}</dt>
          <dd className="figures">{money(returnedMinor - stakedMinor, unit, { sign: 'always' })}</dd>
        </div>
        <div>
          <dt>{t('casino.session.rounds')}</dt>
          <dd className="figures">{formatNumber(t.language, rounds)}</dd>
        </div>
        <div>
          <dt>{t('casino.session.staked')}</dt>
          <dd className="figures">{money(stakedMinor, unit)}</dd>
        </div>
        <div>
          <dt>{t('casino.session.returned')}</dt>
          <dd className="figures">{money(returnedMinor, unit)}</dd>
        </div>
      </dl>
    </Card>
  );
}
