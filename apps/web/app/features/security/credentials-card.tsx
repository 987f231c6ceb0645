import { Badge } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { type SecurityPage, securityPath } from '../../shell/paths.ts';
import { emailPage, phonePage, type SecurityOverview } from './security-overview.ts';

/** Credentials that the account is signed in and won back with, each with the way to change it. */
export function CredentialsCard({ overview }: { readonly overview: SecurityOverview }) {
  const t = useTranslator();
  const { date } = useFormats();
  const state = (on: boolean) => <Badge tone={on ? 'brand' : 'plain'}>{t(on ? 'common.on' : 'common.off')}</Badge>;
  const confirmed = (yes: boolean) => (
    <Badge tone={yes ? 'brand' : 'amber'}>{t(yes ? 'security.confirmed' : 'security.unconfirmed')}</Badge>
  );
  const { email, phone, login } = overview;
  const phoneAct = { 'phone-add': 'security.add', 'phone-activation': 'action.confirm', 'phone-change': 'security.change' } as const;
  return (
    <Card>
      <CardHeader title={t('security.protection')} />
      <dl className="office-rows security-rows">
        <Row name={t('security.row.password')} page="password" act={t('security.change')}>
          {t('security.row.password.at', { date: date(overview.password_changed_at * 1000) })}
        </Row>
        <Row
          name={t('security.row.login')}
          page="login"
          act={t(login === null ? 'security.choose' : 'security.change')}
          none={login === null}
        >
          {login === null ? t('security.row.login.none') : <bdi>{login}</bdi>}
        </Row>
        <Row
          name={t('security.row.email')}
          page={emailPage(overview)}
          act={t(email === null ? 'security.add' : overview.email_confirmed ? 'security.change' : 'action.confirm')}
          none={email === null}
        >
          {email === null ? (
            t('security.row.none')
          ) : (
            <>
              <bdi>{email}</bdi> {confirmed(overview.email_confirmed)}
            </>
          )}
        </Row>
        <Row name={t('security.row.phone')} page={phonePage(overview)} act={t(phoneAct[phonePage(overview)])} none={phone === null}>
          {phone === null ? (
            t('security.row.none')
          ) : (
            <>
              <bdi className="figures">{phone}</bdi> {confirmed(overview.phone_confirmed)}
            </>
          )}
        </Row>
        <Row
          name={t('security.row.two-factor')}
          page={overview.two_factor ? 'two-factor-off' : 'two-factor-on'}
          act={t(overview.two_factor ? 'security.switch-off' : 'security.switch-on')}
        >
          {state(overview.two_factor)}
        </Row>
        <Row
          name={t('security.row.question')}
          page="question"
          act={t(overview.secure_question === null ? 'security.add' : 'security.change')}
          none={overview.secure_question === null}
        >
          {overview.secure_question === null ? t('security.row.none') : <bdi>{overview.secure_question}</bdi>}
        </Row>
        <Row name={t('security.row.email-login')} page="email-login" act={t('security.change')}>
          {state(overview.auth_by_email && email !== null)}
        </Row>
      </dl>
    </Card>
  );
}

interface RowProps {
  readonly name: string;
  readonly page: SecurityPage;
  readonly act: string;
  readonly none?: boolean;
  readonly children: ReactNode;
}

function Row({ name, page, act, none = false, children }: RowProps) {
  const t = useTranslator();
  return (
    <div>
      <dt>{name}</dt>
      <dd className={none ? 'none-given' : undefined}>
        <span>{children}</span>
        <Link
          className={`${buttonClass('plain', 'xs')} security-action`}
          to={securityPath(t.language, page)}
          aria-label={`${act}: ${name}`}
        >
          {act}
        </Link>
      </dd>
    </div>
  );
}
