import type { ReplyFor } from '@touchline/contract/calls';
import { DOCUMENT_FIELDS, DOCUMENT_TYPES, type DocumentField, type DocumentType } from '@touchline/contract/office-words';
import { Badge } from '@touchline/ui/badge';
import { Button, buttonClass } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { Field } from '@touchline/ui/field';
import { Flag } from '@touchline/ui/flag';
import { Icon } from '@touchline/ui/icon';
import { Note } from '@touchline/ui/note';
import { Select } from '@touchline/ui/select';
import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { missingFields } from './missing-fields.ts';
import { OfficePage } from './office-page.tsx';
import { typedText } from './typed-text.ts';

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
export function ClarifyPage({ fields, countries }: ClarifyPageProps) {
  const t = useTexts();
  const missing = missingFields(fields);
  return (
    <OfficePage title={t('office.clarify.title')} lead={t('office.clarify.lead')} above="office/account">
      <Card>
        <CardHead title={t('office.account.person')}>
          <Badge tone={missing.length === 0 ? 'brand' : 'amber'}>
            {missing.length === 0 ? t('office.clarify.complete') : t('office.clarify.open', { n: missing.length })}
          </Badge>
        </CardHead>
        <ul className="office-list">
          {(Object.keys(FIELD_LABELS) as (keyof typeof FIELD_LABELS)[]).map((field) => (
            <li key={field}>
              <Icon name={missing.includes(field) ? 'clock' : 'success'} className={missing.includes(field) ? 'off-ic' : 'on-ic'} />
              <span className="main">{t(FIELD_LABELS[field])}</span>
              <small>{t(missing.includes(field) ? 'office.none' : 'office.clarify.given')}</small>
            </li>
          ))}
        </ul>
        {missing.length > 0 ? (
          <div className="office-b">
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

const errorName = (field: DocumentField): `fields.${DocumentField}` => `fields.${field}`;
const ALL_FIELDS = [...new Set(Object.values(DOCUMENT_FIELDS).flat())].map(errorName);

function DocumentCard({
  saved,
  countries,
}: {
  readonly saved: readonly DocumentType[];
  readonly countries: ClarifyPageProps['countries'];
}) {
  const t = useTexts();
  const caller = useCaller();
  const { revalidate } = useRevalidator();
  const [type, setType] = useState<DocumentType>(saved[0] ?? 'passport');
  const [citizenship, setCitizenship] = useState<string | null>(null);
  const form = useCallForm(ALL_FIELDS);
  const submit = (): void => {
    const asked: readonly DocumentField[] = DOCUMENT_FIELDS[type];
    const values = Object.fromEntries(
      asked.flatMap((field) => {
        const value = field === 'citizenship' ? citizenship : typedText(form.element.current, field);
        return value ? [[field, value]] : [];
      }),
    );
    if (!form.check(Object.fromEntries(asked.map((field) => [errorName(field), values[field] ? null : t('office.required')])))) return;
    void form.send(
      () => caller.execute('saveDocuments', { body: { document_type: type, fields: values } }),
      () => {
        form.element.current?.reset();
        setCitizenship(null);
        notify('success', t('office.clarify.saved'));
        void revalidate();
      },
    );
  };
  return (
    <Card>
      <CardHead title={t('office.clarify.document')}>
        {saved.includes(type) ? <Badge tone="brand">{t('office.clarify.given')}</Badge> : null}
      </CardHead>
      <div className="office-b">
        <Select
          label={t('office.clarify.kind')}
          options={DOCUMENT_TYPES.map((key) => ({ value: key, name: t(`office.document.${key}`) }))}
          value={type}
          search={false}
          onChange={(value) => setType(value as DocumentType)}
        />
        {saved.includes(type) ? <Note>{t('office.clarify.again')}</Note> : null}
        <CallFormElement form={form} onSubmit={submit}>
          <ProblemNote text={form.problem} />
          <div className="form-2">
            {DOCUMENT_FIELDS[type].map((field) =>
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
                <Field
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
          <div className="acts">
            <Button type={form.submitType} tone="brand" busy={form.busy}>
              {t('action.save')}
            </Button>
          </div>
        </CallFormElement>
      </div>
    </Card>
  );
}
