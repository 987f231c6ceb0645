import type { ReplyFor } from '@touchline/contract/calls';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoCashbackPath, casinoClubPath } from '../casino-paths.ts';
import { CashbackPeriods } from './cashback-periods.tsx';

/** The player's level and points, and the periods that run; of a guest the way in. */
export function ClubStanding({ own, levels }: Pick<ReplyFor<'casinoClub'>, 'own' | 'levels'>) {
  const t = useTranslator();
  if (own === null)
    return (
      <Link
        className={`${buttonClass('brand')} club-sign-in`}
        to={`/${t.language}/login?next=${encodeURIComponent(casinoClubPath(t.language))}`}
      >
        {t('club.sign-in')}
      </Link>
    );
  const next = levels[levels.findIndex(({ tier }) => tier === own.tier) + 1];
  const way = next ? t('club.next', { tier: t(`club.tier.${next.tier}`), n: next.points }) : t('club.top');
  return (
    <>
      <Card className="club-own">
        <h2>
          {t('club.own')}: {t(`club.tier.${own.tier}`)}
        </h2>
        <p>{t('club.points', { n: own.points })}</p>
        <p className="muted">{way}</p>
        <nav className="chips" aria-label={t('cashback.amount')}>
          {(['vip', 'premium'] as const).map((kind) => (
            <Link key={kind} className="chip" to={casinoCashbackPath(t.language, kind)}>
              {t(`cashback.${kind}.title`)}
            </Link>
          ))}
        </nav>
      </Card>
      <Card className="club-own">
        <h2>{t('club.now')}</h2>
        {own.periods.length === 0 ? <p className="muted">{t('club.now.none')}</p> : <CashbackPeriods periods={own.periods} />}
      </Card>
    </>
  );
}
