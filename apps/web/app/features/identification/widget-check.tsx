import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useServerClock } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { PhotoField, photoError } from './photo-field.tsx';
import { uploadBody } from './upload-body.ts';
import type { PendingVerification } from './use-verification-result.ts';
import { VerificationStep } from './verification-step.tsx';

/** Document and face before the camera, in sessions of the provider's widget; the verdict comes by itself (C078, C081). */
export function WidgetCheck({ maxFileBytes }: { readonly maxFileBytes: number }) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm([]);
  const [token, setToken] = useState<ReplyFor<'verigramToken'> | null>(null);
  return (
    <VerificationStep text={t('identification.verigram.text')} waiting={t('identification.check.waiting')}>
      {(begin) =>
        token === null ? (
          <CallForm form={form} onSubmit={() => void form.send(() => caller.execute('verigramToken', {}), setToken)}>
            <FormError text={form.problem} />
            <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
              {t('identification.verigram.begin')}
            </Button>
          </CallForm>
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
    </VerificationStep>
  );
}

interface WidgetPhotosProps {
  readonly token: ReplyFor<'verigramToken'>;
  readonly maxFileBytes: number;
  readonly onSent: (check: PendingVerification) => void;
}

function WidgetPhotos({ token, maxFileBytes, onSent }: WidgetPhotosProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const clock = useServerClock();
  const form = useCallForm(['document', 'face', 'files.0', 'files.1'] as const);
  const [document, setDocument] = useState<File | null>(null);
  const [face, setFace] = useState<File | null>(null);
  const submit = (): void => {
    const sentence = (file: File | null): string | null => {
      const fault = photoError(file, maxFileBytes);
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
    <CallForm form={form} onSubmit={submit}>
      <FormError text={form.problem} />
      <div className="identification-photos">
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
    </CallForm>
  );
}
