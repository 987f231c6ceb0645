import { Button, buttonClass } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { securityPath } from '../../addresses.ts';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { CodeStep, type SentCode } from './code-step.tsx';
import { DoneCard } from './done-card.tsx';
import { FormCard } from './form-card.tsx';
import type { SecurityOverview } from './security-overview.ts';

/** The address that the account has is confirmed by a code (S164). */
export function EmailActivation({ overview }: { readonly overview: SecurityOverview }) {
  const t = useTexts();
  const caller = useCaller();
  const form = useCallForm([]);
  // The page is read anew once the address is confirmed: what was to be done here stays what it was.
  const [before] = useState(overview);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  if (confirmed) return <DoneCard title={t('security.email-activation.done')} />;
  const send = () => caller.execute('activateEmail', {});
  return (
    <FormCard advice={[t('security.email-activation.advice.why'), t('security.email-activation.advice.junk')]}>
      {before.email === null || before.email_confirmed ? (
        <Empty title={t(before.email === null ? 'security.email-login.none' : 'security.email-activation.already')}>
          <Link className={buttonClass('brand')} to={securityPath(t.language, 'email')}>
            {t(before.email === null ? 'security.email.add' : 'security.email.title')}
          </Link>
        </Empty>
      ) : sent === null ? (
        <CallFormElement form={form} onSubmit={() => void form.send(send, setSent)}>
          <ProblemNote text={form.problem} />
          <p>
            {t('security.email.now')} <bdi className="num">{before.email}</bdi>
          </p>
          <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
            {t('security.code.send')}
          </Button>
          <Link className="sec-other" to={securityPath(t.language, 'email')}>
            {t('security.email-activation.other')}
          </Link>
        </CallFormElement>
      ) : (
        <CodeStep
          sent={sent}
          submitText={t('security.email.confirm')}
          check={(code) => caller.execute('confirmEmail', { body: { confirm_code: code } })}
          onRight={() => setConfirmed(true)}
          sendAgain={send}
        />
      )}
    </FormCard>
  );
}
