import './club.css';
import type { ReplyFor } from '@touchline/contract/calls';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { ClubLevels } from './club-levels.tsx';
import { ClubStanding } from './club-standing.tsx';

/** The VIP club (S231): its levels, the player's own, and how cashback is counted. */
export function ClubPage({ offered, currency, min, stakesForPoint, levels, own }: ReplyFor<'casinoClub'>) {
  const t = useTranslator();
  const { amount: format } = useFormats();
  const money = (amount: string) => format(amount, currency);
  return (
    <>
      <header className="club-head">
        <h1>{t('club.title')}</h1>
        {offered ? <p className="muted">{t('club.lead')}</p> : null}
      </header>
      {offered ? (
        <>
          <ClubStanding own={own} levels={levels} />
          <Card>
            <ClubLevels levels={levels} currency={currency} own={own?.tier ?? null} />
          </Card>
          <Card className="club-rules">
            <h2>{t('club.rules')}</h2>
            <p>{t('club.rule.points', { min: money(min), stakes: money(stakesForPoint) })}</p>
            <p>{t('club.rule.vip')}</p>
            <p>{t('club.rule.premium')}</p>
            <p>{t('club.rule.paid', { min: money(min) })}</p>
            <p>{t('club.rule.kept')}</p>
            <p className="club-limits">
              {t('club.limits.text')}
              <Link className={buttonClass('plain')} to={`/${t.language}/office/responsible-gambling`}>
                {t('club.limits')}
              </Link>
            </p>
          </Card>
        </>
      ) : (
        <Card>
          <EmptyState title={t('club.none.title')} text={t('club.none.text')} />
        </Card>
      )}
    </>
  );
}
