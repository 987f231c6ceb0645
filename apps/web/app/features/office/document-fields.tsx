import type { ReplyFor } from '@touchline/contract/calls';
import { type DocumentType, ID_DOCUMENT_FIELDS, type IdDocumentField } from '@touchline/contract/office/enums';
import { Flag } from '@touchline/ui/flag';
import { Select } from '@touchline/ui/forms/select';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';

type ErrorName = `fields.${IdDocumentField}`;

/** How the server names a field of the paper when it says what is wrong with it. */
export const errorName = (field: IdDocumentField): ErrorName => `fields.${field}`;

interface DocumentFieldsProps {
  readonly type: DocumentType;
  readonly countries: ReplyFor<'siteConfig'>['countries'];
  /** Country code; null while none is chosen. */
  readonly citizenship: string | null;
  readonly errors: Readonly<Partial<Record<ErrorName, string>>>;
  readonly onCitizenship: (code: string) => void;
  /** A field has changed: what was wrong with it is no longer said. */
  readonly onChange: (field: ErrorName) => void;
}

/** The fields that a kind of paper has. Another kind begins with empty ones. */
export function DocumentFields({ type, countries, citizenship, errors, onCitizenship, onChange }: DocumentFieldsProps) {
  const t = useTranslator();
  return (
    <div className="form-pair office-fields">
      {ID_DOCUMENT_FIELDS[type].map((field) =>
        field === 'citizenship' ? (
          <Select
            key={field}
            label={t('office.document.citizenship')}
            options={countries.map(({ code, name }) => ({ value: code, name, iso: code, before: <Flag code={code} /> }))}
            value={citizenship}
            error={errors[errorName(field)]}
            onChange={(code) => {
              onCitizenship(code);
              onChange(errorName(field));
            }}
          />
        ) : (
          <TextField
            key={`${type}-${field}`}
            name={field}
            type={field.endsWith('_at') ? 'date' : 'text'}
            label={t(`office.document.${field}`)}
            autoComplete="off"
            error={errors[errorName(field)]}
            onChange={() => onChange(errorName(field))}
          />
        ),
      )}
    </div>
  );
}
