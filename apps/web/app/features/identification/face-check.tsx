import { Button } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { usePageClock } from '../../live/clock.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { CheckPanel } from './check-panel.tsx';
import type { PlayerDocument } from './identification-data.ts';
import { PhotoField, photoFault } from './photo-field.tsx';
import { uploadBody } from './upload-body.ts';

interface FaceCheckProps {
  /** The document in review that the face is compared with; undefined where there is none. */
  readonly document: PlayerDocument | undefined;
  readonly maxFileBytes: number;
  /** Leads to the documents: a face alone proves nothing. */
  readonly onDocuments: () => void;
}

/** A photograph of the face is compared with the document that was handed in (C086). */
export function FaceCheck({ document, maxFileBytes, onDocuments }: FaceCheckProps) {
  const t = useTexts();
  const caller = useCaller();
  const clock = usePageClock();
  const form = useCallForm(['face', 'files.0'] as const);
  const [face, setFace] = useState<File | null>(null);
  // The document is decided with the face: while that is told, it is the one that it was.
  const [against, setAgainst] = useState(document);
  if (document !== undefined && document.id !== against?.id) setAgainst(document);
  if (against === undefined)
    return (
      <Empty title={t('identification.face.none')} text={t('identification.face.none.text')}>
        <Button tone="brand" onClick={onDocuments}>
          {t('identification.face.documents')}
        </Button>
      </Empty>
    );
  return (
    <CheckPanel
      text={t('identification.face.text', { kind: t(`identification.kind.${against.kind}`) })}
      waiting={t('identification.check.waiting')}
    >
      {(begin) => {
        const submit = (): void => {
          const fault = photoFault(face, maxFileBytes);
          if (!form.check({ face: fault && t(`identification.photo.fault.${fault}`) }) || face === null) return;
          const since = clock.now();
          void form.send(
            () => caller.execute('verifyFace', { body: uploadBody<'verifyFace'>({ documentId: against.id }, [face]) }),
            () => begin({ since, documentId: against.id }),
          );
        };
        return (
          <CallFormElement form={form} onSubmit={submit}>
            <ProblemNote text={form.problem} />
            <div className="idn-photos">
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
          </CallFormElement>
        );
      }}
    </CheckPanel>
  );
}
