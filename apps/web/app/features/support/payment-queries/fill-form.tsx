import type { InputFor } from '@touchline/contract/calls';
import type { PaymentFact, QueryFact } from '@touchline/contract/support/payment-query-enums';
import { FACT_LENGTH } from '@touchline/contract/support/payment-query-enums';
import { Button, buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { paymentQueryPath } from '../../../shell/payment-query-paths.ts';
import { FilePicker } from '../file-picker.tsx';
import { supportBody } from '../support-body.ts';
import { FactField } from './fact-field.tsx';

type Fact = PaymentFact | QueryFact;
type PaymentBody = NonNullable<InputFor<'fillQueriedPayment'>['body']>;
type QueryBody = NonNullable<InputFor<'fillPaymentQuery'>['body']>;

const FIELDS = [
  'amount',
  'paidOn',
  'method',
  'reference',
  'holder',
  'last4',
  'bank',
  'period',
  'files',
  'files.0',
  'files.1',
  'files.2',
] as const;

interface FillFormProps {
  readonly threadId: string;
  /** Null: of the request as a whole. */
  readonly itemId: string | null;
  readonly asked: readonly (Fact | 'proof')[];
}

/** Asks for what the house has asked for, and nothing else; each of it has to be given (S184, S185). */
export function FillForm({ threadId, itemId, asked }: FillFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const navigate = useNavigate();
  const form = useCallForm(FIELDS);
  const [facts, setFacts] = useState<Readonly<Partial<Record<Fact, string>>>>({});
  const [files, setFiles] = useState<readonly File[]>([]);
  const [key] = useState(() => nanoid());
  const back = paymentQueryPath(t.language, threadId);
  if (asked.length === 0)
    return (
      <Card>
        <EmptyState title={t('payment-query.fill.none')} text={t('payment-query.fill.none.text')}>
          <Link className={buttonClass()} to={back}>
            {t('action.back')}
          </Link>
        </EmptyState>
      </Card>
    );
  const wanted = asked.filter((one): one is Fact => one !== 'proof');
  const submit = (): void => {
    const given = Object.fromEntries(wanted.map((fact) => [fact, (facts[fact] ?? '').trim()]));
    const missing = Object.fromEntries(
      wanted.map((fact) => [
        fact,
        (given[fact] ?? '').length < (fact === 'amount' ? 1 : FACT_LENGTH.min) ? t('validation.validation_required') : null,
      ]),
    );
    const proof = asked.includes('proof') && files.length === 0 ? t('validation.validation_required') : null;
    if (!form.check({ ...missing, files: proof })) return;
    void form.send(
      () =>
        itemId === null
          ? caller.execute('fillPaymentQuery', { params: { threadId }, body: supportBody<QueryBody>({ ...given, key }, files) })
          : caller.execute('fillQueriedPayment', {
              params: { threadId, itemId },
              body: supportBody<PaymentBody>({ ...given, key }, files),
            }),
      () => {
        showToast('success', t('payment-query.fill.sent'));
        void navigate(back);
      },
    );
  };
  return (
    <Card className="office-body">
      <CallForm form={form} onSubmit={submit}>
        <FormError text={form.problem} />
        {wanted.map((fact) => (
          <FactField
            key={fact}
            fact={fact}
            {...form.field(fact, facts[fact] ?? '', (text) => setFacts((before) => ({ ...before, [fact]: text })))}
          />
        ))}
        {asked.includes('proof') ? <p className="hint">{t('payment-query.fact.proof')}</p> : null}
        <FilePicker
          files={files}
          error={form.errors.files ?? form.errors['files.0'] ?? form.errors['files.1'] ?? form.errors['files.2']}
          onChange={(chosen) => {
            setFiles(chosen);
            form.forget('files');
          }}
        />
        <div className="office-actions">
          <Button type={form.submitType} tone="brand" busy={form.busy}>
            {t(form.busy ? 'support.sending' : 'payment-query.fill.send')}
          </Button>
        </div>
      </CallForm>
    </Card>
  );
}
