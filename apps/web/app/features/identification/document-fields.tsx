import type { DocumentField } from '@touchline/catalogue/account/identity-documents';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';

interface DocumentFieldsProps {
  readonly fields: readonly DocumentField[];
  readonly values: Readonly<Partial<Record<DocumentField, string>>>;
  /** Codes of faults, ours or the server's. */
  readonly errors: Readonly<Partial<Record<`fields.${DocumentField}`, string>>>;
  readonly onChange: (field: DocumentField, text: string) => void;
}

/** Fields of the document. */
export function DocumentFields({ fields, values, errors, onChange }: DocumentFieldsProps) {
  const t = useTranslator();
  const sentence = (field: DocumentField): string | undefined => {
    const error = errors[`fields.${field}`];
    return error === undefined ? undefined : (t.find(`identification.fault.${error}`) ?? error);
  };
  return (
    <div className="form-pair">
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`identification.field.${field}`)}
          name={field}
          type={field.endsWith('_at') ? 'date' : 'text'}
          autoComplete="off"
          inputMode={field === 'last_digits' ? 'numeric' : undefined}
          maxLength={field.endsWith('_at') ? undefined : 200}
          value={values[field] ?? ''}
          error={sentence(field)}
          onChange={(event) => onChange(field, event.target.value)}
        />
      ))}
    </div>
  );
}
