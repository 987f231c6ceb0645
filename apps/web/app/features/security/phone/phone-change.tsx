import { Button, buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { StepProgress } from '../../../shell/forms/step-progress.tsx';
import { securityPath } from '../../../shell/paths.ts';
import type { SentCode } from '../code-step.tsx';
import { FormCard } from '../form-card.tsx';
import { phonePage } from '../security-overview.ts';
import { SuccessCard } from '../success-card.tsx';
import type { AddPhoneFormProps } from './add-phone-form.tsx';
import { CurrentPhoneStep } from './current-phone-step.tsx';
import { NewPhoneStep } from './new-phone-step.tsx';
import { PhoneConfirmation } from './phone-confirmation.tsx';
import { SecurityAnswerStep } from './security-answer-step.tsx';

type StepName = 'current' | 'answer' | 'new' | 'confirm';
type Step =
  | { readonly at: 'current' }
  | { readonly at: 'answer'; readonly question: string }
  | { readonly at: 'new' }
  | { readonly at: 'confirm'; readonly phone: string; readonly sent: SentCode }
  | { readonly at: 'done' };

/** Another phone in four steps, or three where there is no secret question: each is opened by the one before it (S157, R089). */
export function PhoneChange({ overview, homeId, phoneField }: AddPhoneFormProps) {
  const t = useTranslator();
  // The loader revalidates after success: keep the first value, or the form would turn into another one under the success message.
  const [before] = useState(overview);
  const [step, setStep] = useState<Step>({ at: 'current' });
  const page = phonePage(before);
  if (step.at === 'done') return <SuccessCard title={t('security.phone-change.done')} text={t('security.phone-change.done.text')} />;
  const order: readonly StepName[] =
    before.secure_question === null ? ['current', 'new', 'confirm'] : ['current', 'answer', 'new', 'confirm'];
  return (
    <FormCard
      advice={[t('security.phone-change.advice.steps'), t('security.phone-change.advice.lost'), t('security.phone-change.advice.hold')]}
    >
      {page === 'phone-change' ? (
        <>
          <StepProgress
            label={t('security.phone-change.title')}
            names={order.map((one) => t(`security.phone-change.step.${one}`))}
            at={order.indexOf(step.at)}
          />
          {step.at === 'current' ? (
            <CurrentPhoneStep
              phone={before.phone ?? ''}
              onVerified={(question) => setStep(question === null ? { at: 'new' } : { at: 'answer', question })}
            />
          ) : step.at === 'answer' ? (
            <SecurityAnswerStep question={step.question} onAnswered={() => setStep({ at: 'new' })} />
          ) : step.at === 'new' ? (
            <NewPhoneStep homeId={homeId} phoneField={phoneField} onSent={(phone, sent) => setStep({ at: 'confirm', phone, sent })} />
          ) : (
            <PhoneConfirmation phone={step.phone} sent={step.sent} onDone={() => setStep({ at: 'done' })} />
          )}
          {step.at === 'current' || step.at === 'confirm' ? null : (
            <Button tone="ghost" size="sm" icon="refresh" onClick={() => setStep({ at: 'current' })}>
              {t('security.phone-change.anew')}
            </Button>
          )}
        </>
      ) : (
        <EmptyState title={t(page === 'phone-add' ? 'security.phone-activation.none' : 'security.phone-change.unconfirmed')}>
          <Link className={buttonClass('brand')} to={securityPath(t.language, page)}>
            {t(`security.${page}.title`)}
          </Link>
        </EmptyState>
      )}
    </FormCard>
  );
}
