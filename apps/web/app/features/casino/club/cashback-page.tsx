import './club.css';
import type { ReplyFor } from '@touchline/contract/calls';
import type { CashbackKind } from '@touchline/contract/casino-club/enums';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoClubPath } from '../casino-paths.ts';
import { CashbackPeriods } from './cashback-periods.tsx';

/** The player's weeks of VIP cashback (S132), or days of premium cashback (S133). */
export function CashbackPage({ kind, offered, periods }: ReplyFor<'casinoCashback'> & { readonly kind: CashbackKind }) {
  const t = useTranslator();
  return (
    <>
      <header className="club-head">
        <h1>{t(`cashback.${kind}.title`)}</h1>
        <p className="muted">{t(`cashback.${kind}.text`)}</p>
      </header>
      <Card className="club-own">
        {periods.length > 0 ? (
          <CashbackPeriods periods={periods} />
        ) : (
          <EmptyState
            title={t(offered ? 'cashback.none' : 'club.none.title')}
            text={t(offered ? 'cashback.none.text' : 'club.none.text')}
          />
        )}
      </Card>
      <Link className={`${buttonClass('plain')} club-sign-in`} to={casinoClubPath(t.language)}>
        {t('club.title')}
      </Link>
    </>
  );
}
