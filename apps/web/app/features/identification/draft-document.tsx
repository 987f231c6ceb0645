import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import type { PlayerDocument } from './identification-data.ts';
import { PhotoField, photoError } from './photo-field.tsx';
import { uploadBody } from './upload-body.ts';

/** An unfinished document: uploads its missing photograph, or submits it once all are there (C084, C085). */
export function DraftDocument({ document, maxFileBytes }: { readonly document: PlayerDocument; readonly maxFileBytes: number }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const form = useCallForm(['photo', 'files.0'] as const);
  const [photo, setPhoto] = useState<File | null>(null);
  const whole = document.photos >= document.photosNeeded;
  const send = async () => {
    let { photos } = document;
    if (photo !== null && !whole) {
      const body = uploadBody<'uploadDocument'>({ documentId: document.id }, [photo]);
      photos = (await caller.execute('uploadDocument', { body })).photos;
    }
    if (photos >= document.photosNeeded) await caller.execute('verifyDocument', { body: { documentId: document.id } });
  };
  const submit = (): void => {
    const fault = whole ? null : photoError(photo, maxFileBytes);
    if (!form.check({ photo: fault && t(`identification.photo.fault.${fault}`) })) return;
    void form.send(send, () => {
      setPhoto(null);
      void revalidate();
    });
  };
  return (
    <CallForm form={form} onSubmit={submit}>
      <FormError text={form.problem} />
      {whole ? null : (
        <PhotoField
          label={t('identification.photo.missing', { n: document.photos + 1 })}
          name="photo"
          camera="environment"
          file={photo}
          error={form.errors.photo ?? form.errors['files.0']}
          onChange={(file) => {
            setPhoto(file);
            form.forget('photo');
            form.forget('files.0');
          }}
        />
      )}
      <Button type={form.submitType} size="sm" busy={form.busy}>
        {t('identification.document.submit')}
      </Button>
    </CallForm>
  );
}
