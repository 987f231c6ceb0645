import type { SecurityItem } from '@touchline/contract/security/enums';
import { Card } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { Meter } from '@touchline/ui/meter';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { type SecurityPage, securityPath } from '../../shell/paths.ts';
import { emailPage, phonePage, type SecurityOverview } from './security-overview.ts';

/** Below these shares of a hundred an account is weakly, then fairly protected. */
const FAIR = 40;
const STRONG = 80;
const gradeOf = (level: number) => (level >= STRONG ? 'strong' : level >= FAIR ? 'fair' : 'weak');
const LEVEL_TONES = { weak: 'danger', fair: 'amber', strong: 'brand' } as const;

/** The page at which each protection is seen to. */
const pageOf = (item: SecurityItem, overview: SecurityOverview): SecurityPage => {
  switch (item) {
    case 'two-factor':
      return 'two-factor-on';
    case 'phone':
      return phonePage(overview);
    case 'email':
      return emailPage(overview);
    case 'question':
      return 'question';
    case 'password-age':
      return 'password';
    case 'email-login':
      return 'email-login';
  }
};

/** How well the account is protected, of a hundred, and what would raise it: what is missing comes first. */
export function SecurityLevelCard({ overview }: { readonly overview: SecurityOverview }) {
  const t = useTranslator();
  const grade = gradeOf(overview.level);
  const items = overview.items.toSorted((a, b) => Number(a.done) - Number(b.done));
  return (
    <Card className="security-level">
      <div className="security-score">
        <h2>{t('security.level')}</h2>
        <p data-grade={grade}>
          <span className="figures" dir="ltr">
            <b>{overview.level}</b> / 100
          </span>
        </p>
        <Meter value={overview.level / 100} label={t('security.level')} tone={LEVEL_TONES[grade]} />
        <p>{t(`security.level.${grade}`)}</p>
      </div>
      <ul>
        {items.map(({ key, done, points }) => (
          <li key={key} data-done={done}>
            <Icon name={done ? 'check' : 'plus'} size="s" />
            <span>
              {done ? (
                t(`security.item.${key}.done`)
              ) : (
                <Link to={securityPath(t.language, pageOf(key, overview))}>{t(`security.item.${key}`)}</Link>
              )}
            </span>
            <span className="figures security-points" dir="ltr">
              {done ? t('security.item.has', { n: points }) : t('security.item.adds', { n: points })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
