import type { PokerOwnSeat, PokerTableInfo } from '@touchline/contract/poker/shapes';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { officePath } from '../../../../shell/paths.ts';
import { SessionClock } from '../../session/session-clock.tsx';
import { useChips } from '../use-chips.ts';

/** The time at the table and what it has cost or brought by the last hand that is over, with the way to one's limits. */
export function PokerSession({ table, own }: { readonly table: PokerTableInfo; readonly own: PokerOwnSeat }) {
  const t = useTranslator();
  const chips = useChips(table);
  return (
    <Card>
      <CardHeader title={t('casino.session.title')}>
        <Link className={buttonClass('ghost', 'xs')} to={`${officePath(t.language)}/responsible-gambling`}>
          {t('casino.session.limits')}
        </Link>
      </CardHeader>
      <dl className="game-figures game-card-figures">
        <div>
          <dt>{t('casino.session.time')}</dt>
          <dd className="figures">
            <SessionClock since={own.satAt} />
          </dd>
        </div>
        <div>
          <dt>{t('casino.session.net')}</dt>
          <dd className="figures">{chips.net(own.chips - own.boughtChips)}</dd>
        </div>
        <div>
          <dt>{t('poker.bought')}</dt>
          <dd className="figures">{chips.full(own.boughtChips)}</dd>
        </div>
      </dl>
    </Card>
  );
}
