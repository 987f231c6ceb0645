import type { PrivacyState } from '@touchline/contract/privacy/calls';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Card, CardHeader } from '@touchline/ui/card';
import { TextField } from '@touchline/ui/forms/text-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { usePeriodic } from '../../shell/page/use-periodic.ts';
import { downloadBytes } from './download-bytes.ts';

/** Should the stream be cut, the page asks by itself while a copy is being made. */
const POLL_MS = 4_000;

/** Digits as everywhere on the site, whatever the language. */
const sizeText = (bytes: number, language: string): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.max(1, Math.round(bytes / 1000)),
  );

/** A copy of everything that is kept: asked for, made, downloaded once. */
export function DataExportCard({ copy }: Pick<PrivacyState, 'copy'>) {
  const t = useTranslator();
  const caller = useApiClient();
  const { dateTimeLong } = useFormats();
  const { revalidate } = useRevalidator();
  const form = useCallForm(['password'] as const);
  const [password, setPassword] = useState('');
  const ready = copy?.status === 'ready';
  // That the export is ready arrives as a change of the unread count.
  usePlayerEvents((news) => {
    if (news.kind === 'messages') void revalidate();
  });
  const preparing = copy?.status === 'preparing';
  usePeriodic(POLL_MS, preparing, revalidate);
  const said =
    copy === null
      ? null
      : copy.status === 'preparing'
        ? t('privacy.copy.preparing')
        : copy.status === 'ready'
          ? t('privacy.copy.ready', { size: sizeText(copy.bytes ?? 0, t.language), until: dateTimeLong(copy.expiresAt) })
          : t(copy.status === 'taken' ? 'privacy.copy.taken' : 'privacy.copy.expired', { at: dateTimeLong(copy.requestedAt) });
  const done = (sentence: string | null): void => {
    setPassword('');
    if (sentence !== null) showToast('success', sentence);
    void revalidate();
  };
  const submit = (): void => {
    if (!form.check({ password: password === '' ? t('validation.auth_required_field') : null })) return;
    if (ready)
      void form.send(
        () => caller.execute('privacyDownload', { body: { password } }, { responseType: 'arraybuffer' }),
        (bytes: unknown) => {
          downloadBytes(bytes as ArrayBuffer, 'application/json', 'touchline-data.json');
          done(t('privacy.copy.downloaded'));
        },
      );
    else
      void form.send(
        () => caller.execute('requestDataExport', { body: { password } }),
        () => done(null),
      );
  };
  return (
    <Card>
      <CardHeader title={t('privacy.copy')} />
      <div className="privacy-body">
        <p>{t('privacy.copy.text')}</p>
        {said === null ? null : (
          <Callout kind={ready ? 'success' : 'info'} live>
            <p>{said}</p>
          </Callout>
        )}
        {preparing ? null : (
          <CallForm form={form} onSubmit={submit}>
            <FormError text={form.problem} />
            <TextField
              label={t('privacy.password')}
              type="password"
              autoComplete="current-password"
              dir="ltr"
              maxLength={200}
              hint={t('privacy.password.why')}
              {...form.field('password', password, setPassword)}
            />
            <div className="office-actions">
              <Button type={form.submitType} tone="brand" icon="download" busy={form.busy}>
                {t(ready ? 'privacy.copy.download' : 'privacy.copy.ask')}
              </Button>
            </div>
          </CallForm>
        )}
      </div>
    </Card>
  );
}
