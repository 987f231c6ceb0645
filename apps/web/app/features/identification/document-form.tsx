import { DOCUMENT_FIELDS, type DocumentField, type DocumentKind, validateDocument } from '@touchline/catalogue/account/identity-documents';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { Meter } from '@touchline/ui/meter';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useServerClock } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import type { DocumentRule, Proof } from './identification-data.ts';
import { PhotoField, photoError } from './photo-field.tsx';
import { uploadBody } from './upload-body.ts';

interface DocumentFormProps {
  /** Documents as the player's country has them. */
  readonly rules: readonly DocumentRule[];
  /** What is to be proved first. */
  readonly proof: Proof;
  readonly maxFileBytes: number;
}

const SIDES = ['front', 'back'] as const;
type FormField = `fields.${DocumentField}` | `photo.${0 | 1}` | `files.${0 | 1}`;
const FIELDS: readonly FormField[] = [
  ...DOCUMENT_FIELDS.map((field) => `fields.${field}` as const),
  'photo.0',
  'photo.1',
  'files.0',
  'files.1',
];

/** A document is handed in: what stands on it, a photograph of each side, then the review. Each part that has arrived is not sent again. */
export function DocumentForm({ rules, proof, maxFileBytes }: DocumentFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const clock = useServerClock();
  const { revalidate } = useRevalidator();
  const form = useCallForm(FIELDS);
  const [kind, setKind] = useState<DocumentKind>(() => rules.find((rule) => rule.proves === proof)?.kind ?? 'passport');
  const [values, setValues] = useState<Partial<Record<DocumentField, string>>>({});
  const [photos, setPhotos] = useState<readonly (File | null)[]>([null, null]);
  const [sent, setSent] = useState(0);
  const [done, setDone] = useState(false);
  /** The document that was begun, and how many of its photographs have arrived: a second try goes on from there. */
  const begun = useRef<{ readonly id: string; readonly arrived: number } | null>(null);
  const rule = rules.find((one) => one.kind === kind);
  if (!rule) return null;
  const sides = SIDES.slice(0, rule.sides);
  /** Writing down, the photographs, handing in. */
  const parts = rule.sides + 2;

  const choose = (next: DocumentKind): void => {
    setKind(next);
    setPhotos([null, null]);
    setDone(false);
    begun.current = null;
    form.check({});
  };
  const send = async (): Promise<void> => {
    setSent(0);
    const fields = Object.fromEntries(rule.fields.map((field) => [field, values[field]?.trim() ?? '']));
    let part = begun.current ?? { id: (await caller.execute('createDocument', { body: { kind, fields } })).id, arrived: 0 };
    begun.current = part;
    setSent(1 + part.arrived);
    for (const photo of photos.slice(part.arrived, rule.sides)) {
      if (photo === null) continue;
      await caller.execute('uploadDocument', { body: uploadBody<'uploadDocument'>({ documentId: part.id }, [photo]) });
      part = { id: part.id, arrived: part.arrived + 1 };
      begun.current = part;
      setSent(1 + part.arrived);
    }
    await caller.execute('verifyDocument', { body: { documentId: part.id } });
  };
  const submit = (): void => {
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const faults = Object.entries(validateDocument(rule, '', values, today)).map(([field, fault]) => [`fields.${field}`, fault]);
    const pictures = sides.map((_, at) => {
      const fault = photoError(photos[at] ?? null, maxFileBytes);
      return [`photo.${at}`, fault && t(`identification.photo.fault.${fault}`)];
    });
    setDone(false);
    if (!form.check(Object.fromEntries([...faults, ...pictures]))) return;
    void form.send(send, () => {
      begun.current = null;
      setValues({});
      setPhotos([null, null]);
      setDone(true);
      void revalidate();
    });
  };
  const sentence = (field: FormField): string | undefined => {
    const error = form.errors[field];
    return error === undefined ? undefined : (t.find(`identification.fault.${error}`) ?? error);
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      {done ? (
        <Callout kind="success" live>
          <p>{t('identification.document.done')}</p>
        </Callout>
      ) : null}
      <FormError text={form.problem} />
      <SelectField
        label={t('identification.document.kind')}
        name="kind"
        value={kind}
        hint={t(`identification.proves.${rule.proves}`)}
        options={rules.map((one) => ({ value: one.kind, label: t(`identification.kind.${one.kind}`) }))}
        onChange={(event) => choose(event.target.value as DocumentKind)}
      />
      <div className="form-pair">
        {rule.fields.map((field) => (
          <TextField
            key={field}
            label={t(`identification.field.${field}`)}
            name={field}
            type={field.endsWith('_at') ? 'date' : 'text'}
            autoComplete="off"
            inputMode={field === 'last_digits' ? 'numeric' : undefined}
            maxLength={field.endsWith('_at') ? undefined : 200}
            value={values[field] ?? ''}
            error={sentence(`fields.${field}`)}
            onChange={(event) => {
              setValues({ ...values, [field]: event.target.value });
              // What is on the document has changed: the one that was begun is not it.
              begun.current = null;
              form.forget(`fields.${field}`);
            }}
          />
        ))}
      </div>
      <div className="identification-photos">
        {sides.map((side, at) => {
          const index = at === 0 ? 0 : 1;
          return (
            <PhotoField
              key={`${kind} ${side}`}
              label={t(rule.sides === 1 ? 'identification.photo.only' : `identification.photo.${side}`)}
              name={`photo-${side}`}
              camera="environment"
              file={photos[at] ?? null}
              error={form.errors[`photo.${index}`] ?? form.errors[`files.${index}`]}
              onChange={(file) => {
                setPhotos(photos.map((one, place) => (place === at ? file : one)));
                begun.current = null;
                form.forget(`photo.${index}`);
                form.forget(`files.${index}`);
              }}
            />
          );
        })}
      </div>
      {form.busy ? (
        <div className="identification-progress" role="status">
          <Meter value={sent / parts} label={t('identification.document.progress')} />
          <p>{t('identification.document.part', { n: Math.min(sent + 1, parts), of: parts })}</p>
        </div>
      ) : null}
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t('identification.document.submit')}
      </Button>
    </CallForm>
  );
}
