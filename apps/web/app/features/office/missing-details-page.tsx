import type { ReplyFor } from '@touchline/contract/calls';
import { DOCUMENT_TYPES, type DocumentType, ID_DOCUMENT_FIELDS, type IdDocumentField } from '@touchline/contract/office/enums';
import { Badge } from '@touchline/ui/badge';
import { Button, buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Card, CardHeader } from '@touchline/ui/card';
import { Flag } from '@touchline/ui/flag';
import { Select } from '@touchline/ui/forms/select';
import { TextField } from '@touchline/ui/forms/text-field';
import { Icon } from '@touchline/ui/icon';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { missingFields } from './missing-fields.ts';
import { OfficePage } from './office-page.tsx';
import { readTextInput } from './read-text-input.ts';

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

/** What is still to be told: personal data that is missing, and the data of a paper (R085). */
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

const errorName = (field: IdDocumentField): `fields.${IdDocumentField}` => `fields.${field}`;
const ALL_FIELDS = [...new Set(Object.values(ID_DOCUMENT_FIELDS).flat())].map(errorName);

function DocumentCard({
  saved,
  countries,
}: {
  readonly saved: readonly DocumentType[];
  readonly countries: ClarifyPageProps['countries'];
}) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const [type, setType] = useState<DocumentType>(saved[0] ?? 'passport');
  const [citizenship, setCitizenship] = useState<string | null>(null);
  const form = useCallForm(ALL_FIELDS);
  const submit = (): void => {
    const asked: readonly IdDocumentField[] = ID_DOCUMENT_FIELDS[type];
    const values = Object.fromEntries(
      asked.flatMap((field) => {
        const value = field === 'citizenship' ? citizenship : readTextInput(form.element.current, field);
        return value ? [[field, value]] : [];
      }),
    );
    if (!form.check(Object.fromEntries(asked.map((field) => [errorName(field), values[field] ? null : t('office.required')])))) return;
    void form.send(
      () => caller.execute('saveIdDocuments', { body: { document_type: type, fields: values } }),
      () => {
        form.element.current?.reset();
        setCitizenship(null);
        showToast('success', t('office.clarify.saved'));
        void revalidate();
      },
    );
  };
  return (
    <Card>
      <CardHeader title={t('office.clarify.document')}>
        {saved.includes(type) ? <Badge tone="brand">{t('office.clarify.given')}</Badge> : null}
      </CardHeader>
      <div className="office-body">
        <Select
          label={t('office.clarify.kind')}
          options={DOCUMENT_TYPES.map((key) => ({ value: key, name: t(`office.document.${key}`) }))}
          value={type}
          search={false}
          onChange={(value) => setType(value as DocumentType)}
        />
        {saved.includes(type) ? <Callout>{t('office.clarify.again')}</Callout> : null}
        <CallForm form={form} onSubmit={submit}>
          <FormError text={form.problem} />
          <div className="form-pair office-fields">
            {ID_DOCUMENT_FIELDS[type].map((field) =>
              field === 'citizenship' ? (
                <Select
                  key={field}
                  label={t('office.document.citizenship')}
                  options={countries.map(({ code, name }) => ({ value: code, name, iso: code, before: <Flag code={code} /> }))}
                  value={citizenship}
                  error={form.errors[errorName(field)]}
                  onChange={(code) => {
                    setCitizenship(code);
                    form.forget(errorName(field));
                  }}
                />
              ) : (
                <TextField
                  key={`${type}-${field}`}
                  name={field}
                  type={field.endsWith('_at') ? 'date' : 'text'}
                  label={t(`office.document.${field}`)}
                  autoComplete="off"
                  error={form.errors[errorName(field)]}
                  onChange={() => form.forget(errorName(field))}
                />
              ),
            )}
          </div>
          <div className="office-actions">
            <Button type={form.submitType} tone="brand" busy={form.busy}>
              {t('action.save')}
            </Button>
          </div>
        </CallForm>
      </div>
    </Card>
  );
}
