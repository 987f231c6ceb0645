import { validateLength } from '@touchline/client/validation/text-rules';
import type { PaymentView } from '@touchline/contract/payments/calls';
import { SUPPORT_TEXT } from '@touchline/contract/support/enums';
import { MAX_QUERY_PAYMENTS, PAYMENT_TOPIC_KEYS, PAYMENT_TOPICS, type PaymentTopic } from '@touchline/contract/support/payment-query-enums';
import type { Translator } from '@touchline/i18n/translator';
import { Button } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { SelectField } from '@touchline/ui/forms/text-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { paymentQueryPath } from '../../../shell/payment-query-paths.ts';
import { PaymentChoice } from './payment-choice.tsx';

interface NewQueryFormProps {
  /** The player's last payments, both directions. */
  readonly payments: readonly PaymentView[];
  /** The one that the player came from. */
  readonly wished: PaymentView | null;
}

/** A new request: what happened, the payments that it is about, and words (S182). */
export function NewQueryForm({ payments, wished }: NewQueryFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const navigate = useNavigate();
  const form = useCallForm(['topic', 'payments', 'text'] as const);
  const [topic, setTopic] = useState<PaymentTopic | ''>('');
  const [chosen, setChosen] = useState<readonly string[]>(wished ? [wished.id] : []);
  const [text, setText] = useState('');
  const [key] = useState(() => nanoid());
  const rule = topic === '' ? null : PAYMENT_TOPICS[topic];
  const fitting = rule ? payments.filter(({ direction }) => direction === rule.direction) : [];
  const named = chosen.filter((id) => fitting.some((payment) => payment.id === id));
  const submit = (): void => {
    const words = text.trim();
    const tooShort = validateLength(words, { min: SUPPORT_TEXT.min });
    const needsPayment = rule?.unlisted === null && named.length === 0;
    const right = form.check({
      topic: topic === '' ? t('support.topic.choose') : null,
      payments: needsPayment ? t('payment-query.choose.required') : null,
      text: tooShort ? t(`validation.${tooShort.key}`, tooShort.args) : null,
    });
    if (!right || topic === '') return;
    void form.send(
      () => caller.execute('createPaymentQuery', { body: { topic, text: words, key, payments: [...named] } }),
      ({ thread }) => {
        showToast('success', t('payment-query.sent', { id: thread.id }));
        void navigate(paymentQueryPath(t.language, thread.id));
      },
    );
  };
  return (
    <Card className="office-body">
      <CallForm form={form} onSubmit={submit}>
        <FormError text={form.problem} />
        <SelectField
          label={t('payment-query.topic.choose')}
          name="topic"
          value={topic}
          error={form.errors.topic}
          options={topicOptions(t, topic, wished)}
          onChange={(event) => {
            setTopic(PAYMENT_TOPIC_KEYS.find((one) => one === event.target.value) ?? '');
            form.forget('topic');
            form.forget('payments');
          }}
        />
        {rule === null ? null : (
          <TopicPayments
            fitting={fitting}
            named={named}
            mayBeUnlisted={rule.unlisted !== null}
            error={form.errors.payments}
            onChange={(ids) => {
              setChosen(ids);
              form.forget('payments');
            }}
          />
        )}
        <TextAreaField
          label={t('payment-query.text')}
          rows={5}
          maxLength={SUPPORT_TEXT.max}
          hint={t('support.text.left', { n: SUPPORT_TEXT.max - text.length })}
          {...form.field('text', text, setText)}
        />
        <div className="office-actions">
          <Button type={form.submitType} tone="brand" busy={form.busy}>
            {t(form.busy ? 'support.sending' : 'payment-query.send')}
          </Button>
        </div>
      </CallForm>
    </Card>
  );
}

/** Topics that a payment can have where the player comes from one; all of them otherwise. */
const topicOptions = (t: Translator, topic: PaymentTopic | '', wished: PaymentView | null) => [
  ...(topic === '' ? [{ value: '', label: t('support.topic.choose') }] : []),
  ...PAYMENT_TOPIC_KEYS.filter((one) => wished === null || PAYMENT_TOPICS[one].direction === wished.direction).map((value) => ({
    value,
    label: t(`payment-query.topic.${value}`),
  })),
];

interface TopicPaymentsProps {
  readonly fitting: readonly PaymentView[];
  readonly named: readonly string[];
  /** The request may be about a payment that the history does not show. */
  readonly mayBeUnlisted: boolean;
  readonly error: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Payments that a topic can be about; where there are none, or none is chosen, what follows from that. */
function TopicPayments({ fitting, named, mayBeUnlisted, error, onChange }: TopicPaymentsProps) {
  const t = useTranslator();
  return (
    <>
      {fitting.length > 0 ? (
        <PaymentChoice payments={fitting} chosen={named} full={named.length >= MAX_QUERY_PAYMENTS} error={error} onChange={onChange} />
      ) : (
        <p className={error ? 'hint hint-error' : 'hint'} role={error ? 'alert' : undefined}>
          {t('payment-query.choose.none')}
        </p>
      )}
      {fitting.length > 0 ? <p className="hint">{t('payment-query.choose.hint', { max: MAX_QUERY_PAYMENTS })}</p> : null}
      {mayBeUnlisted && named.length === 0 ? <p className="hint">{t('payment-query.choose.unlisted.hint')}</p> : null}
    </>
  );
}
