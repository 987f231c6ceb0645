import type { ErasureHindrance } from '@touchline/contract/privacy';
import { Button } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { Confirm } from '@touchline/ui/dialog';
import { Field } from '@touchline/ui/field';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';

/** Erasing the account for good: what stands in its way first, then the password, then the question. */
export function EraseCard({ hindrances }: { readonly hindrances: readonly ErasureHindrance[] }) {
  const t = useTexts();
  const caller = useCaller();
  const form = useCallForm(['password'] as const);
  const [password, setPassword] = useState('');
  const [asking, setAsking] = useState(false);
  const erase = (): void => {
    setAsking(false);
    void form.send(
      () => caller.execute('privacyErase', { body: { password, sure: true } }),
      // Nothing of the session is left: the page begins anew.
      () => window.location.assign(`/${t.language}`),
    );
  };
  return (
    <Card>
      <CardHead title={t('privacy.erase')} />
      <div className="privacy-b">
        <p>{t('privacy.erase.text')}</p>
        {hindrances.length > 0 ? (
          <Note kind="warning">
            <ul>
              {hindrances.map((hindrance) => (
                <li key={hindrance}>{t(`privacy.erase.${hindrance}`)}</li>
              ))}
            </ul>
          </Note>
        ) : (
          <CallFormElement
            form={form}
            onSubmit={() => {
              if (form.check({ password: password === '' ? t('validation.auth_required_field') : null })) setAsking(true);
            }}
          >
            <ProblemNote text={form.problem} />
            <Field
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
            <div className="acts">
              <Button type={form.submitType} tone="danger" icon="trash" busy={form.busy}>
                {t('privacy.erase.do')}
              </Button>
            </div>
          </CallFormElement>
        )}
      </div>
      <Confirm
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
