import { Button, buttonClass } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { securityPath } from '../../addresses.ts';
import { CallFormElement } from '../../call-form-element.tsx';
import { useCaller } from '../../caller-context.tsx';
import type { PhoneSlot } from '../../phone-slot.ts';
import { ProblemNote } from '../../problem-note.tsx';
import { Steps } from '../../steps.tsx';
import { useCallForm } from '../../use-call-form.ts';
import type { SentCode } from './code-step.tsx';
import { DoneCard } from './done-card.tsx';
import { FormCard } from './form-card.tsx';
import { PhoneConfirmation } from './phone-confirmation.tsx';
import { phoneFault } from './phone-fault.ts';
import { phonePage, type SecurityOverview } from './security-overview.ts';

const FIELD = 'data.attributes.phone_number';

export interface PhoneFormProps {
  readonly overview: SecurityOverview;
  /** Country of the player: where a number without a calling code is. */
  readonly homeId: number;
  /** The phones' field, put here by the route. */
  readonly phoneField: PhoneSlot;
}

/** The first phone of an account: its number, then the code that it receives (S155). */
export function PhoneAdd({ overview, homeId, phoneField }: PhoneFormProps) {
  const t = useTexts();
  const caller = useCaller();
  const form = useCallForm([FIELD] as const);
  const [phone, setPhone] = useState('');
  // The page is read anew once there is a phone: what was to be done here stays what it was.
  const [page] = useState(() => phonePage(overview));
  const [sent, setSent] = useState<{ readonly phone: string; readonly code: SentCode } | null>(null);
  const [done, setDone] = useState(false);
  if (done) return <DoneCard title={t('security.phone-add.done')} text={t('security.phone-add.done.text')} />;
  const submit = (): void => {
    if (!form.check({ [FIELD]: phoneFault(phone, t) })) return;
    void form.send(
      () => caller.execute('createPhone', { body: { data: { attributes: { phone_number: phone } } } }),
      (code) => setSent({ phone, code }),
    );
  };
  return (
    <FormCard advice={[t('security.phone-add.advice.why'), t('security.phone-add.advice.mobile'), t('security.phone-add.advice.hold')]}>
      {page === 'phone-change' ? (
        <Empty title={t('security.phone-add.already')}>
          <Link className={buttonClass('brand')} to={securityPath(t.language, page)}>
            {t('security.phone-change.title')}
          </Link>
        </Empty>
      ) : (
        <>
          <Steps
            label={t('security.phone-add.title')}
            names={[t('security.phone.step.number'), t('security.phone.step.confirm')]}
            at={sent === null ? 0 : 1}
          />
          {sent === null ? (
            <CallFormElement form={form} onSubmit={submit}>
              <ProblemNote text={form.problem} />
              {phoneField({
                countryId: homeId,
                name: 'phone',
                label: t('security.phone.number'),
                error: form.errors[FIELD],
                onChange: (text, typed) => {
                  setPhone(text);
                  if (typed) form.forget(FIELD);
                },
              })}
              <Button type={form.submitType} tone="brand" size="lg" block busy={form.busy}>
                {t('security.code.send')}
              </Button>
            </CallFormElement>
          ) : (
            <PhoneConfirmation phone={sent.phone} sent={sent.code} onDone={() => setDone(true)} />
          )}
        </>
      )}
    </FormCard>
  );
}
