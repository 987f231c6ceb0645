import type { DocumentKind } from '@touchline/catalogue/account/identity-documents';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { SelectField } from '@touchline/ui/forms/text-field';
import { Meter } from '@touchline/ui/meter';
import { useTranslator } from '@touchline/ui/translator-context';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { DocumentFields } from './document-fields.tsx';
import { DocumentPhotos } from './document-photos.tsx';
import type { DocumentRule, Proof } from './identification-data.ts';
import { useDocumentUpload } from './use-document-upload.ts';

interface DocumentFormProps {
  /** Documents as the player's country has them. */
  readonly rules: readonly DocumentRule[];
  /** The first thing to prove. */
  readonly proof: Proof;
  readonly maxFileBytes: number;
}

/** A document is handed in: what stands on it, a photograph of each side, then the review. Each part that has arrived is not sent again. */
export function DocumentForm({ rules, proof, maxFileBytes }: DocumentFormProps) {
  const t = useTranslator();
  const { form, kind, rule, values, photos, sent, done, choose, write, attach, submit } = useDocumentUpload(rules, proof, maxFileBytes);
  if (!rule) return null;
  /** Writing down, the photographs, handing in. */
  const parts = rule.sides + 2;
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
      <DocumentFields fields={rule.fields} values={values} errors={form.errors} onChange={write} />
      <DocumentPhotos rule={rule} photos={photos} errors={form.errors} onAttach={attach} />
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
