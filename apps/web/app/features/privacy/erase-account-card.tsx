import type { ErasureHindrance } from '@touchline/contract/privacy/calls';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Card, CardHeader } from '@touchline/ui/card';
import { ConfirmDialog } from '@touchline/ui/dialog';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';

/** Erasing the account for good: what stands in its way first, then the password, then the question. */
export function EraseAccountCard({ blockers }: { readonly blockers: readonly ErasureHindrance[] }) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm(['password'] as const);
  const [password, setPassword] = useState('');
  const [asking, setAsking] = useState(false);
  const erase = (): void => {
    setAsking(false);
    void form.send(
      () => caller.execute('privacyErase', { body: { password, sure: true } }),
      // Nothing of the session is left: the page starts over.
      () => window.location.assign(`/${t.language}`),
    );
  };
  return (
    <Card>
      <CardHeader title={t('privacy.erase')} />
      <div className="privacy-body">
        <p>{t('privacy.erase.text')}</p>
        {blockers.length > 0 ? (
          <Callout kind="warning">
            <ul>
              {blockers.map((blocker) => (
                <li key={blocker}>{t(`privacy.erase.${blocker}`)}</li>
              ))}
            </ul>
          </Callout>
        ) : (
          <CallForm
            form={form}
            onSubmit={() => {
              if (form.check({ password: password === '' ? t('validation.auth_required_field') : null })) setAsking(true);
            }}
          >
            <FormError text={form.problem} />
            <TextField
              label={t('privacy.password')}
              name="erase-password"
              type="password"
              autoComplete="current-password"
              dir="ltr"
              maxLength={200}
              value={password}
              error={form.errors.password}
              onChange={(event) => {
                setPassword(event.target.value);
                form.forget('password');
              }}
            />
            <div className="office-actions">
              <Button type={form.submitType} tone="danger" icon="trash" busy={form.busy}>
                {t('privacy.erase.do')}
              </Button>
            </div>
          </CallForm>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('privacy.erase.question')}
        text={t('privacy.erase.sure')}
        confirmText={t('privacy.erase.do')}
        cancelText={t('action.cancel')}
        danger
        onConfirm={erase}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
