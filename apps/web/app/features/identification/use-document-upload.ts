import { DOCUMENT_FIELDS, type DocumentField, type DocumentKind, validateDocument } from '@touchline/catalogue/account/identity-documents';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useServerClock } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import type { DocumentRule, Proof } from './identification-data.ts';
import { photoError } from './photo-field.tsx';
import { uploadBody } from './upload-body.ts';

export type DocumentFormField = `fields.${DocumentField}` | `photo.${0 | 1}` | `files.${0 | 1}`;
const FIELDS: readonly DocumentFormField[] = [
  ...DOCUMENT_FIELDS.map((field) => `fields.${field}` as const),
  'photo.0',
  'photo.1',
  'files.0',
  'files.1',
];

/** The fields of a document's form, and how it is handed in: written down, photograph by photograph, then the review. */
export function useDocumentUpload(rules: readonly DocumentRule[], proof: Proof, maxFileBytes: number) {
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

  const choose = (next: DocumentKind): void => {
    setKind(next);
    setPhotos([null, null]);
    setDone(false);
    begun.current = null;
    form.check({});
  };
  const write = (field: DocumentField, text: string): void => {
    setValues({ ...values, [field]: text });
    // The document's content has changed: the one that was begun is not it.
    begun.current = null;
    form.forget(`fields.${field}`);
  };
  const attach = (side: 0 | 1, file: File | null): void => {
    setPhotos(photos.map((one, place) => (place === side ? file : one)));
    begun.current = null;
    form.forget(`photo.${side}`);
    form.forget(`files.${side}`);
  };
  const send = async ({ fields: asked, sides }: DocumentRule): Promise<void> => {
    setSent(0);
    const fields = Object.fromEntries(asked.map((field) => [field, values[field]?.trim() ?? '']));
    let part = begun.current ?? { id: (await caller.execute('createDocument', { body: { kind, fields } })).id, arrived: 0 };
    begun.current = part;
    setSent(1 + part.arrived);
    for (const photo of photos.slice(part.arrived, sides)) {
      if (photo === null) continue;
      await caller.execute('uploadDocument', { body: uploadBody<'uploadDocument'>({ documentId: part.id }, [photo]) });
      part = { id: part.id, arrived: part.arrived + 1 };
      begun.current = part;
      setSent(1 + part.arrived);
    }
    await caller.execute('verifyDocument', { body: { documentId: part.id } });
  };
  const submit = (): void => {
    if (!rule) return;
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const faults = Object.entries(validateDocument(rule, '', values, today)).map(([field, fault]) => [`fields.${field}`, fault]);
    const pictures = photos.slice(0, rule.sides).map((photo, at) => {
      const fault = photoError(photo, maxFileBytes);
      return [`photo.${at}`, fault && t(`identification.photo.fault.${fault}`)];
    });
    setDone(false);
    if (!form.check(Object.fromEntries([...faults, ...pictures]))) return;
    void form.send(
      () => send(rule),
      () => {
        begun.current = null;
        setValues({});
        setPhotos([null, null]);
        setDone(true);
        void revalidate();
      },
    );
  };
  return { form, kind, rule, values, photos, sent, done, choose, write, attach, submit };
}
