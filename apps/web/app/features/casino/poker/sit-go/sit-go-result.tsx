import './sit-go.css';
import type { SitGoOwnEntry, SitGoView } from '@touchline/contract/poker/sit-go-shapes';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { sitGosPath } from '../poker-paths.ts';

/** The end for the player: the place, the prize, and by which numbers of the ledger it was paid. Decks are checked hand by hand below. */
export function SitGoResult({ sitGo, own }: { readonly sitGo: SitGoView; readonly own: SitGoOwnEntry }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const isPaid = sitGo.status === 'over';
  const won = own.prize ? amount(own.won ?? '0', own.currency) : null;
  return (
    <Card>
      <CardHeader title={t('poker.sit-go.result')} />
      <div className="poker-card-text" role="status">
        <p className="poker-tournament-result">
          <b>{t('poker.sit-go.place', { n: own.place ?? 0 })}</b>
          {own.sharedBy !== null && own.sharedBy > 1 ? (
            <small className="muted">{t('poker.sit-go.shared', { n: own.sharedBy })}</small>
          ) : null}
        </p>
        <p>{won === null ? t('poker.sit-go.no-prize') : t(isPaid ? 'poker.sit-go.won' : 'poker.sit-go.will-win', { amount: won })}</p>
      </div>
      <dl className="game-figures game-card-figures">
        <div>
          <dt>{t('poker.sit-go.entry')}</dt>
          <dd className="figures">
            {amount(own.cost, own.currency)}
            <small className="muted"> {t('poker.sit-go.ledger', { n: own.entryTransaction ?? '–' })}</small>
          </dd>
        </div>
        {own.prizeTransaction === null ? null : (
          <div>
            <dt>{t('poker.sit-go.prize')}</dt>
            <dd className="figures">
              {won}
              <small className="muted"> {t('poker.sit-go.ledger', { n: own.prizeTransaction })}</small>
            </dd>
          </div>
        )}
      </dl>
      <div className="poker-card-text">
        <p className="muted">{t('poker.sit-go.decks')}</p>
        <Link className={buttonClass('brand', 'sm')} to={sitGosPath(t.language)}>
          {t('poker.sit-go.all')}
        </Link>
      </div>
    </Card>
  );
}
