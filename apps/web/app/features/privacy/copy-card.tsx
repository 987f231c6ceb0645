import type { PrivacyState } from '@touchline/contract/privacy';
import { Button } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { Field } from '@touchline/ui/field';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { useFormats } from '../../use-formats.ts';
import { usePeriodic } from '../../use-periodic.ts';
import { saveFile } from './save-file.ts';

/** Should the stream be cut, the page asks by itself while a copy is being made. */
const ASK_MS = 4_000;

/** Digits as everywhere on the site, whatever the language. */
const sizeText = (bytes: number, language: string): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.max(1, Math.round(bytes / 1000)),
  );

/** A copy of everything that is kept: asked for, made, downloaded once. */
export function CopyCard({ copy }: Pick<PrivacyState, 'copy'>) {
  const t = useTexts();
  const caller = useCaller();
  const { dateTimeLong } = useFormats();
  const { revalidate } = useRevalidator();
  const form = useCallForm(['password'] as const);
  const [password, setPassword] = useState('');
  const ready = copy?.status === 'ready';
  // The message that it is ready is told as the number of unread ones.
  usePersonalNews((news) => {
    if (news.kind === 'messages') void revalidate();
  });
  const preparing = copy?.status === 'preparing';
  usePeriodic(ASK_MS, preparing, revalidate);
  const said =
    copy === null
      ? null
      : copy.status === 'preparing'
        ? t('privacy.copy.preparing')
        : copy.status === 'ready'
          ? t('privacy.copy.ready', { size: sizeText(copy.bytes ?? 0, t.language), until: dateTimeLong(copy.expiresAt) })
          : t(copy.status === 'taken' ? 'privacy.copy.taken' : 'privacy.copy.expired', { at: dateTimeLong(copy.askedAt) });
  const done = (sentence: string | null): void => {
    setPassword('');
    if (sentence !== null) notify('success', sentence);
    void revalidate();
  };
  const submit = (): void => {
    if (!form.check({ password: password === '' ? t('validation.auth_required_field') : null })) return;
    if (ready)
      void form.send(
        () => caller.execute('privacyDownload', { body: { password } }, { responseType: 'arraybuffer' }),
        (bytes: unknown) => {
          saveFile(bytes as ArrayBuffer, 'application/json', 'touchline-data.json');
          done(t('privacy.copy.downloaded'));
        },
      );
    else
      void form.send(
        () => caller.execute('privacyCopy', { body: { password } }),
        () => done(null),
      );
  };
  return (
    <Card>
      <CardHead title={t('privacy.copy')} />
      <div className="privacy-b">
        <p>{t('privacy.copy.text')}</p>
        {said === null ? null : (
          <Note kind={ready ? 'success' : 'info'} live>
            <p>{said}</p>
          </Note>
        )}
        {preparing ? null : (
          <CallFormElement form={form} onSubmit={submit}>
            <ProblemNote text={form.problem} />
            <Field
              label={t('privacy.password')}
              type="password"
              autoComplete="current-password"
              dir="ltr"
              maxLength={200}
              hint={t('privacy.password.why')}
              {...form.field('password', password, setPassword)}
            />
            <div className="acts">
              <Button type={form.submitType} tone="brand" icon="download" busy={form.busy}>
                {t(ready ? 'privacy.copy.download' : 'privacy.copy.ask')}
              </Button>
            </div>
          </CallFormElement>
        )}
      </div>
    </Card>
  );
}
