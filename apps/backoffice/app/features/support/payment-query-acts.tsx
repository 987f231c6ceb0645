import type { PaymentQuery } from '@touchline/contract/support/payment-queries';
import {
  PAYMENT_FACTS,
  PAYMENT_FINDINGS,
  type PaymentFact,
  type PaymentFinding,
  PROOF,
  QUERY_FACTS,
  type QueryFact,
} from '@touchline/contract/support/payment-query-enums';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { CheckControl, SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { type FormEvent, useState } from 'react';
import { newKey } from '../../parts/new-key.ts';
import { useApiClient } from '../../shell/session.tsx';
import { useAct } from './use-act.ts';

type Asked = PaymentFact | QueryFact | typeof PROOF;

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
  const facts: readonly Asked[] = [...(ofWhole ? QUERY_FACTS : PAYMENT_FACTS), PROOF];
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
      {asks ? <AskedFacts facts={facts} asked={asked} onChange={setAsked} /> : null}
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

interface AskedFactsProps {
  readonly facts: readonly Asked[];
  readonly asked: readonly string[];
  readonly onChange: (asked: readonly string[]) => void;
}

/** The details that can be asked for; those that are ticked are. */
function AskedFacts({ facts, asked, onChange }: AskedFactsProps) {
  const t = useTranslator();
  return (
    <fieldset className="stack console-stack">
      <legend>{t('console.payment-query.ask')}</legend>
      {facts.map((fact) => (
        <CheckControl
          key={fact}
          name="asked"
          checked={asked.includes(fact)}
          onChange={(event) => onChange(event.target.checked ? [...asked, fact] : asked.filter((one) => one !== fact))}
        >
          {t(`payment-query.fact.${fact}`)}
        </CheckControl>
      ))}
    </fieldset>
  );
}
