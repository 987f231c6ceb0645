import type { ReplyFor } from '@touchline/contract/calls';
import { DOCUMENT_TYPES, type DocumentType, ID_DOCUMENT_FIELDS, type IdDocumentField } from '@touchline/contract/office/enums';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Card, CardHeader } from '@touchline/ui/card';
import { Select } from '@touchline/ui/forms/select';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { DocumentFields, errorName } from './document-fields.tsx';
import { readTextInput } from './read-text-input.ts';

const ALL_FIELDS = [...new Set(Object.values(ID_DOCUMENT_FIELDS).flat())].map(errorName);

interface DocumentCardProps {
  readonly saved: readonly DocumentType[];
  readonly countries: ReplyFor<'siteConfig'>['countries'];
}

/** Fields of a paper of the player's: one kind at a time, and those that are saved already can be given again. */
export function DocumentCard({ saved, countries }: DocumentCardProps) {
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
          <DocumentFields
            type={type}
            countries={countries}
            citizenship={citizenship}
            errors={form.errors}
            onCitizenship={setCitizenship}
            onChange={form.forget}
          />
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
