import type { Balance } from '@touchline/contract/account/calls';
import type { ReplyFor } from '@touchline/contract/calls';
import type { IdentityStatus } from '@touchline/contract/identification/enums';
import { Badge } from '@touchline/ui/badge';
import { buttonClass, IconButton } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { Meter } from '@touchline/ui/meter';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { BalanceTiles } from './balance-tiles.tsx';
import { missingFields } from './missing-fields.ts';
import { OfficePage } from './office-page.tsx';

interface AccountPageProps {
  readonly data: ReplyFor<'accountData'>;
  readonly fields: ReplyFor<'accountFields'>;
  readonly place: { readonly region: string | null; readonly city: string | null };
  readonly security: ReplyFor<'securityOverview'>;
  readonly identity: IdentityStatus;
  readonly balance: Balance;
}

const IDENTITY_TONES = { none: 'plain', pending: 'amber', verified: 'brand', failed: 'danger' } as const;
/** Below these levels the meter warns. */
const WEAK = 40;
const FAIR = 70;

/** The player at a glance: money, protection, identification, and everything that is known of the person. */
export function AccountPage({ data, fields, place, security, identity, balance }: AccountPageProps) {
  const t = useTranslator();
  const missing = missingFields(fields);
  const to = (path: string): string => `/${t.language}/office/${path}`;
  return (
    <OfficePage title={t('office.page.office_account')}>
      {missing.length > 0 ? (
        <Callout kind="warning">
          <p>{t('office.account.missing', { n: missing.length })}</p>
          <Link className={buttonClass('plain', 'xs')} to={to('clarify-data')}>
            {t('office.account.fill')}
          </Link>
        </Callout>
      ) : null}
      <Card>
        <CardHeader title={t('account.balances')}>
          <Link className={buttonClass('ghost', 'xs')} to={to('settings/wallets')}>
            {t('office.page.office_settings_wallets')}
          </Link>
        </CardHeader>
        <BalanceTiles balance={balance} />
      </Card>
      <div className="office-pair">
        <SecurityCard security={security} />
        <Card>
          <CardHeader title={t('office.page.office_identification')}>
            <Badge tone={IDENTITY_TONES[identity]}>{t(`office.identity.${identity}`)}</Badge>
          </CardHeader>
          <div className="office-body">
            <p className="muted">{t(`office.identity.${identity}.text`)}</p>
            {identity === 'verified' ? null : (
              <Link className={buttonClass('plain', 'sm')} to={to('identification')}>
                {t('office.page.office_identification')}
              </Link>
            )}
          </div>
        </Card>
      </div>
      <PersonCard data={data} fields={fields} place={place} security={security} />
    </OfficePage>
  );
}

function SecurityCard({ security: { level, items } }: Pick<AccountPageProps, 'security'>) {
  const t = useTranslator();
  const open = items.filter(({ done }) => !done);
  return (
    <Card>
      <CardHeader title={t('office.page.office_security')}>
        <b>{t('office.security.level', { n: level })}</b>
      </CardHeader>
      <div className="office-body">
        <Meter value={level / 100} label={t('office.security.meter')} tone={level < WEAK ? 'danger' : level < FAIR ? 'amber' : 'brand'} />
        {open.length > 0 ? (
          <ul className="office-steps">
            {open.slice(0, 3).map(({ key, points }) => (
              <li key={key}>
                {t(`office.security.${key}`)} <span className="muted figures">{t('office.security.points', { n: points })}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="muted">{t('office.security.best')}</p>
        )}
        <Link className={buttonClass('plain', 'sm')} to={`/${t.language}/office/security`}>
          {t('office.page.office_security')}
        </Link>
      </div>
    </Card>
  );
}

function PersonCard({ data, fields, place, security }: Pick<AccountPageProps, 'data' | 'fields' | 'place' | 'security'>) {
  const t = useTranslator();
  const { date } = useFormats();
  const copy = (): void => {
    void navigator.clipboard.writeText(data.userId).then(() => showToast('success', t('account.copied')));
  };
  const contact = (value: string | null, confirmed: boolean): ReactNode =>
    value === null ? null : (
      <>
        <bdi>{value}</bdi> <Badge tone={confirmed ? 'brand' : 'amber'}>{t(confirmed ? 'office.confirmed' : 'office.unconfirmed')}</Badge>
      </>
    );
  const change = (path: string, what: string): ReactNode => (
    <Link
      className="icon-button icon-button-small office-row-action"
      to={`/${t.language}/office/${path}`}
      aria-label={t('office.account.change', { what })}
    >
      <Icon name="next" size="s" flip />
    </Link>
  );
  const name = [fields.first_name, fields.last_name].filter(Boolean).join(' ');
  return (
    <Card>
      <CardHeader title={t('office.account.person')}>
        <Link className={buttonClass('ghost', 'xs')} to={`/${t.language}/office/account/edit`}>
          {t('action.edit')}
        </Link>
      </CardHeader>
      <dl className="office-rows">
        <Row
          name={t('account.number')}
          end={<IconButton className="office-row-action" icon="copy" small label={t('action.copy')} onClick={copy} />}
        >
          <span className="figures">{data.userId}</span>
        </Row>
        <Row name={t('office.field.login')} end={change('change-login', t('office.field.login'))}>
          {security.login}
        </Row>
        <Row name={t('registration.field.email')} end={change('change-email', t('registration.field.email'))}>
          {contact(security.email, security.email_confirmed)}
        </Row>
        <Row name={t('registration.field.phone')} end={change('phone-binding', t('registration.field.phone'))}>
          {contact(security.phone, security.phone_confirmed)}
        </Row>
        <Row name={t('office.field.name')}>{name || null}</Row>
        <Row name={t('registration.field.birth-date')}>{fields.birth_date && date(Date.parse(`${fields.birth_date}T12:00:00Z`))}</Row>
        <Row name={t('registration.field.country')}>{data.countryName}</Row>
        <Row name={t('registration.field.region')}>{place.region}</Row>
        <Row name={t('registration.field.city')}>{place.city}</Row>
        <Row name={t('office.field.address')}>{fields.address}</Row>
        <Row name={t('office.field.postcode')}>{fields.postcode}</Row>
        <Row name={t('office.field.registered')}>{date(data.registeredAt * 1000)}</Row>
      </dl>
    </Card>
  );
}

function Row({ name, end, children }: { readonly name: string; readonly end?: ReactNode; readonly children: ReactNode }) {
  const t = useTranslator();
  const none = children === null || children === '';
  return (
    <div>
      <dt>{name}</dt>
      <dd className={none ? 'none-given' : undefined}>
        {none ? t('office.none') : children}
        {end}
      </dd>
    </div>
  );
}
