import type { ReplyFor } from '@touchline/contract/calls';
import type { VerificationState } from '@touchline/contract/identification/enums';
import { Badge } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon, type IconName } from '@touchline/ui/icon';
import { Meter } from '@touchline/ui/meter';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { identityPath, securityPath } from '../../shell/paths.ts';

type Checks = ReplyFor<'accountVerification'>;
type Check = Checks['checks'][number];

interface VerificationProps {
  readonly verification: Checks;
  /** Whether there is an e-mail and a phone that only has to be confirmed. */
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
}

const LOOKS = {
  missing: { icon: 'plus', tone: 'plain' },
  waiting: { icon: 'clock', tone: 'info' },
  refused: { icon: 'warn', tone: 'danger' },
  done: { icon: 'check', tone: 'brand' },
} as const satisfies Record<VerificationState, { icon: IconName; tone: string }>;

/** Everything that the account is verified by: what is required first, how each check stands and where it is seen to (S178). */
export function Verification({ verification: { status, checks }, hasEmail, hasPhone }: VerificationProps) {
  const t = useTranslator();
  const required = checks.filter((check) => check.required);
  const done = required.filter(({ state }) => state === 'done').length;
  const addressOf = ({ key }: Check): string => {
    switch (key) {
      case 'email':
        return securityPath(t.language, hasEmail ? 'email-activation' : 'email');
      case 'phone':
        return securityPath(t.language, hasPhone ? 'phone-activation' : 'phone-add');
      case 'personal-data':
        return `/${t.language}/office/account/edit`;
      default:
        return `${identityPath(t.language, 'identification')}?proof=${key}`;
    }
  };
  const list = (some: readonly Check[]) => (
    <ul className="office-list">
      {some.map((check) => (
        <li key={check.key}>
          <span className="identification-dot" data-state={check.state} aria-hidden="true">
            <Icon name={LOOKS[check.state].icon} size="s" />
          </span>
          <span className="office-main identification-main">
            <b>{t(`identification.check.${check.key}`)}</b>
            <small>
              {check.reason === null ? t(`identification.check.${check.key}.text`) : t(`identification.reason.${check.reason}`)}
            </small>
          </span>
          {check.state === 'done' || check.state === 'waiting' ? (
            <Badge tone={LOOKS[check.state].tone}>{t(`identification.state.${check.state}`)}</Badge>
          ) : (
            <Link
              className={buttonClass('plain', 'sm')}
              to={addressOf(check)}
              aria-label={`${t(`identification.state.${check.state}`)}: ${t(`identification.check.${check.key}`)}`}
            >
              {t(`identification.state.${check.state}`)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Card className="identification-summary">
        <h2>{t(done === required.length ? 'identification.verification.complete' : `identification.status.${status}`)}</h2>
        <p>{t('identification.verification.count', { n: done, of: required.length })}</p>
        <Meter value={done / required.length} label={t('identification.verification.progress')} />
      </Card>
      <Card>
        <CardHeader title={t('identification.verification.required')} />
        {list(required)}
      </Card>
      <Card>
        <CardHeader title={t('identification.verification.optional')} />
        {list(checks.filter((check) => !check.required))}
      </Card>
    </>
  );
}
