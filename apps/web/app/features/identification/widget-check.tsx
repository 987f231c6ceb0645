import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { usePageClock } from '../../live/clock.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { CheckPanel } from './check-panel.tsx';
import { PhotoField, photoFault } from './photo-field.tsx';
import { uploadBody } from './upload-body.ts';
import type { RunningCheck } from './use-verdict.ts';

/** Document and face before the camera, in sessions of the provider's widget; the verdict comes by itself (C078, C081). */
export function WidgetCheck({ maxFileBytes }: { readonly maxFileBytes: number }) {
  const t = useTexts();
  const caller = useCaller();
  const form = useCallForm([]);
  const [token, setToken] = useState<ReplyFor<'verigramToken'> | null>(null);
  return (
    <CheckPanel text={t('identification.verigram.text')} waiting={t('identification.check.waiting')}>
      {(begin) =>
        token === null ? (
          <CallFormElement form={form} onSubmit={() => void form.send(() => caller.execute('verigramToken', {}), setToken)}>
            <ProblemNote text={form.problem} />
            <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
              {t('identification.verigram.begin')}
            </Button>
          </CallFormElement>
        ) : (
          <WidgetPhotos
            token={token}
            maxFileBytes={maxFileBytes}
            onSent={(check) => {
              setToken(null);
              begin(check);
            }}
          />
        )
      }
    </CheckPanel>
  );
}

interface WidgetPhotosProps {
  readonly token: ReplyFor<'verigramToken'>;
  readonly maxFileBytes: number;
  readonly onSent: (check: RunningCheck) => void;
}

function WidgetPhotos({ token, maxFileBytes, onSent }: WidgetPhotosProps) {
  const t = useTexts();
  const caller = useCaller();
  const clock = usePageClock();
  const form = useCallForm(['document', 'face', 'files.0', 'files.1'] as const);
  const [document, setDocument] = useState<File | null>(null);
  const [face, setFace] = useState<File | null>(null);
  const submit = (): void => {
    const sentence = (file: File | null): string | null => {
      const fault = photoFault(file, maxFileBytes);
      return fault && t(`identification.photo.fault.${fault}`);
    };
    if (!form.check({ document: sentence(document), face: sentence(face) })) return;
    const since = clock.now();
    const { accessToken, veridocSessionId, veriliveSessionId } = token;
    const body = uploadBody<'identificationData'>(
      { flowType: 'verigram', veridocSessionId, veriliveSessionId, verigramAccessToken: accessToken },
      [document, face].filter((file) => file !== null),
    );
    void form.send(
      () => caller.execute('identificationData', { body }),
      () => onSent({ since }),
    );
  };
  return (
    <CallFormElement form={form} onSubmit={submit}>
      <ProblemNote text={form.problem} />
      <div className="idn-photos">
        <PhotoField
          label={t('identification.verigram.document')}
          name="document"
          camera="environment"
          file={document}
          error={form.errors.document ?? form.errors['files.0']}
          onChange={(file) => {
            setDocument(file);
            form.forget('document');
          }}
        />
        <PhotoField
          label={t('identification.face.photo')}
          name="face"
          camera="user"
          file={face}
          error={form.errors.face ?? form.errors['files.1']}
          onChange={(file) => {
            setFace(file);
            form.forget('face');
          }}
        />
      </div>
      <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
        {t('identification.check.send')}
      </Button>
    </CallFormElement>
  );
}
