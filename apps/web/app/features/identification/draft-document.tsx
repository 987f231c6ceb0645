import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import type { PlayerDocument } from './identification-data.ts';
import { PhotoField, photoFault } from './photo-field.tsx';
import { uploadBody } from './upload-body.ts';

/** A document that was begun and left: the photograph that is missing, or handing it in once all are there (C084, C085). */
export function DraftDocument({ document, maxFileBytes }: { readonly document: PlayerDocument; readonly maxFileBytes: number }) {
  const t = useTexts();
  const caller = useCaller();
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
    const fault = whole ? null : photoFault(photo, maxFileBytes);
    if (!form.check({ photo: fault && t(`identification.photo.fault.${fault}`) })) return;
    void form.send(send, () => {
      setPhoto(null);
      void revalidate();
    });
  };
  return (
    <CallFormElement form={form} onSubmit={submit}>
      <ProblemNote text={form.problem} />
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
    </CallFormElement>
  );
}
