import type { PaymentQuery } from '@touchline/contract/payment-queries/calls';
import { PAYMENT_FACTS, PAYMENT_FINDINGS, type PaymentFinding, PROOF, QUERY_FACTS } from '@touchline/contract/payment-queries/enums';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { CheckControl, SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { type FormEvent, useState } from 'react';
import { newKey } from '../../parts/new-key.ts';
import { useApiClient } from '../../shell/session.tsx';
import { useAct } from './use-act.ts';

/** Nothing found out yet: details are asked for. */
const ASK = 'ask';

/** One act on a payment of a request, or on the whole of it: details are asked for, or the finding is told. */
export function PaymentQueryActs({ query: { thread, payments }, onDone }: { readonly query: PaymentQuery; readonly onDone: () => void }) {
  const t = useTranslator();
  const caller = useApiClient();
  const [itemId, setItemId] = useState<string>(payments[0]?.id ?? '');
  const [finding, setFinding] = useState<PaymentFinding | typeof ASK>(ASK);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [key, setKey] = useState(newKey);
  const { busy, problem, act } = useAct(onDone);
  const ofWhole = itemId === '';
  const asks = ofWhole || finding === ASK;
  const facts: readonly (typeof PROOF | (typeof PAYMENT_FACTS)[number] | (typeof QUERY_FACTS)[number])[] = [
    ...(ofWhole ? QUERY_FACTS : PAYMENT_FACTS),
    PROOF,
  ];
  const wanted = facts.filter((fact) => asked.includes(fact));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const params = { threadId: thread.id };
    void act(async () => {
      if (asks)
        await caller.execute('operatorAskPaymentQuery', { params, body: { itemId: ofWhole ? null : itemId, asked: wanted, text, key } });
      else await caller.execute('operatorFindPayment', { params: { ...params, itemId }, body: { finding, text, key } });
      setText('');
      setAsked([]);
      setKey(newKey());
    }, t('console.support.answered'));
  };
  return (
    <form className="stack console-stack" onSubmit={send}>
      {problem ? (
        <Callout kind="error" live>
          <p>{problem}</p>
        </Callout>
      ) : null}
      <SelectField
        label={t('console.payment-query.about')}
        value={itemId}
        options={[
          ...payments.map(({ id }, n) => ({ value: id, label: t('console.payment-query.payment', { n: n + 1 }) })),
          { value: '', label: t('console.payment-query.whole') },
        ]}
        onChange={(event) => setItemId(event.target.value)}
      />
      {ofWhole ? null : (
        <SelectField
          label={t('console.payment-query.act')}
          value={finding}
          options={[
            { value: ASK, label: t('console.payment-query.ask') },
            ...PAYMENT_FINDINGS.map((value) => ({ value, label: t(`payment-query.finding.${value}`) })),
          ]}
          onChange={(event) => setFinding(PAYMENT_FINDINGS.find((one) => one === event.target.value) ?? ASK)}
        />
      )}
      {asks ? (
        <fieldset className="stack console-stack">
          <legend>{t('console.payment-query.ask')}</legend>
          {facts.map((fact) => (
            <CheckControl
              key={fact}
              name="asked"
              checked={asked.includes(fact)}
              onChange={(event) => setAsked((before) => (event.target.checked ? [...before, fact] : before.filter((one) => one !== fact)))}
            >
              {t(`payment-query.fact.${fact}`)}
            </CheckControl>
          ))}
        </fieldset>
      ) : null}
      <TextAreaField
        label={t('console.payment-query.words')}
        rows={3}
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="in-row row-wrap">
        <span className="spacer" />
        <Button size="sm" tone="brand" type="submit" busy={busy} disabled={text.trim() === '' || (asks && wanted.length === 0)}>
          {t('console.support.send')}
        </Button>
      </div>
    </form>
  );
}
