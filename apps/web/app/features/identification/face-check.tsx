import { Button } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useServerClock } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import type { PlayerDocument } from './identification-data.ts';
import { PhotoField, photoError } from './photo-field.tsx';
import { uploadBody } from './upload-body.ts';
import { VerificationStep } from './verification-step.tsx';

interface FaceCheckProps {
  /** The document in review that the face is compared with; undefined where there is none. */
  readonly document: PlayerDocument | undefined;
  readonly maxFileBytes: number;
  /** Leads to the documents: a face alone proves nothing. */
  readonly onDocuments: () => void;
}

/** A photograph of the face is compared with the document that was handed in (C086). */
export function FaceCheck({ document, maxFileBytes, onDocuments }: FaceCheckProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const clock = useServerClock();
  const form = useCallForm(['face', 'files.0'] as const);
  const [face, setFace] = useState<File | null>(null);
  // The result decides the document too, and the prop then becomes undefined. Keep the document that the check began with while its
  // result is on the screen.
  const [against, setAgainst] = useState(document);
  if (document !== undefined && document.id !== against?.id) setAgainst(document);
  if (against === undefined)
    return (
      <EmptyState title={t('identification.face.none')} text={t('identification.face.none.text')}>
        <Button tone="brand" onClick={onDocuments}>
          {t('identification.face.documents')}
        </Button>
      </EmptyState>
    );
  return (
    <VerificationStep
      text={t('identification.face.text', { kind: t(`identification.kind.${against.kind}`) })}
      waiting={t('identification.check.waiting')}
    >
      {(begin) => {
        const submit = (): void => {
          const fault = photoError(face, maxFileBytes);
          if (!form.check({ face: fault && t(`identification.photo.fault.${fault}`) }) || face === null) return;
          const since = clock.now();
          void form.send(
            () => caller.execute('verifyFace', { body: uploadBody<'verifyFace'>({ documentId: against.id }, [face]) }),
            () => begin({ since, documentId: against.id }),
          );
        };
        return (
          <CallForm form={form} onSubmit={submit}>
            <FormError text={form.problem} />
            <div className="identification-photos">
              <PhotoField
                label={t('identification.face.photo')}
                name="face"
                camera="user"
                file={face}
                error={form.errors.face ?? form.errors['files.0']}
                onChange={(file) => {
                  setFace(file);
                  form.forget('face');
                  form.forget('files.0');
                }}
              />
            </div>
            <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
              {t('identification.check.send')}
            </Button>
          </CallForm>
        );
      }}
    </VerificationStep>
  );
}
