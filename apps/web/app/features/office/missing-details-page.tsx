import type { ReplyFor } from '@touchline/contract/calls';
import { Badge } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { DocumentCard } from './document-card.tsx';
import { missingFields } from './missing-fields.ts';
import { OfficePage } from './office-page.tsx';

interface ClarifyPageProps {
  readonly fields: ReplyFor<'accountFields'>;
  readonly countries: ReplyFor<'siteConfig'>['countries'];
}

const FIELD_LABELS = {
  first_name: 'registration.field.first-name',
  last_name: 'registration.field.last-name',
  birth_date: 'registration.field.birth-date',
  address: 'office.field.address',
  postcode: 'office.field.postcode',
} as const;

/** Asks for the missing personal data, and the data of an identity document (R085). */
export function MissingDetailsPage({ fields, countries }: ClarifyPageProps) {
  const t = useTranslator();
  const missing = missingFields(fields);
  return (
    <OfficePage title={t('office.clarify.title')} lead={t('office.clarify.lead')} above="office/account">
      <Card>
        <CardHeader title={t('office.account.person')}>
          <Badge tone={missing.length === 0 ? 'brand' : 'amber'}>
            {missing.length === 0 ? t('office.clarify.complete') : t('office.clarify.open', { n: missing.length })}
          </Badge>
        </CardHeader>
        <ul className="office-list">
          {(Object.keys(FIELD_LABELS) as (keyof typeof FIELD_LABELS)[]).map((field) => (
            <li key={field}>
              <Icon
                name={missing.includes(field) ? 'clock' : 'success'}
                className={missing.includes(field) ? 'office-icon' : 'office-icon-on'}
              />
              <span className="office-main">{t(FIELD_LABELS[field])}</span>
              <small>{t(missing.includes(field) ? 'office.none' : 'office.clarify.given')}</small>
            </li>
          ))}
        </ul>
        {missing.length > 0 ? (
          <div className="office-body">
            <Link className={buttonClass('brand', 'sm')} to={`/${t.language}/office/account/edit`}>
              {t('office.account.fill')}
            </Link>
          </div>
        ) : null}
      </Card>
      <DocumentCard saved={fields.documents} countries={countries} />
    </OfficePage>
  );
}
