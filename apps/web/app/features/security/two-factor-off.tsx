import { Button, buttonClass } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { Field } from '@touchline/ui/field';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { securityPath } from '../../addresses.ts';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { DoneCard } from './done-card.tsx';
import { FormCard } from './form-card.tsx';
import type { SecurityOverview } from './security-overview.ts';

/** A code of the application, or the recovery key. */
const PROOF = /^(\d{6}|[0-9a-f]{32})$/;

/** Two-factor sign-in is switched off by a code of the application, or by the recovery key where the application is lost (S160, R088). */
export function TwoFactorOff({ overview }: { readonly overview: SecurityOverview }) {
  const t = useTexts();
  const caller = useCaller();
  const form = useCallForm(['hash'] as const);
  // The page is read anew once it is off: what was to be done here stays what it was.
  const [wasOn] = useState(overview.two_factor);
  const [proof, setProof] = useState('');
  const [off, setOff] = useState(false);
  if (off) return <DoneCard title={t('security.two-factor-off.done')} text={t('security.two-factor-off.done.text')} />;

  const submit = (): void => {
    const hash = proof.replace(/\s/g, '').toLowerCase();
    if (!form.check({ hash: PROOF.test(hash) ? null : t('security.two-factor-off.format') })) return;
    void form.send(
      () => caller.execute('twoFactorDisable', { body: { hash } }),
      () => setOff(true),
    );
  };
  return (
    <FormCard advice={[t('security.two-factor-off.advice.weaker'), t('security.two-factor-off.advice.lost')]}>
      {wasOn ? (
        <CallFormElement form={form} onSubmit={submit}>
          <Note kind="warning">
            <p>{t('security.two-factor-off.hold')}</p>
          </Note>
          <ProblemNote text={form.problem} />
          <Field
            label={t('security.two-factor-off.field')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={40}
            hint={t('security.two-factor-off.hint')}
            {...form.field('hash', proof, setProof)}
          />
          <Button type={form.submitType} tone="danger" size="lg" block busy={form.busy}>
            {t('security.two-factor-off.submit')}
          </Button>
        </CallFormElement>
      ) : (
        <Empty title={t('security.two-factor-off.already')}>
          <Link className={buttonClass('brand')} to={securityPath(t.language, 'two-factor-on')}>
            {t('security.two-factor-on.title')}
          </Link>
        </Empty>
      )}
    </FormCard>
  );
}
