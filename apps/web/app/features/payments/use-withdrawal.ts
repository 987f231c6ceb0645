import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { validateAmount } from './validate-amount.ts';
import type { WithdrawalData } from './withdrawal-data.ts';

/** Chosen in place of a known destination. */
export const NEW_DESTINATION = 'new';

/** Fields of a withdrawal's form, and its call. `method` is undefined where no method is open. */
export function useWithdrawal(data: WithdrawalData, onRequested: () => void) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount: written, scale } = useFormats();
  const form = useCallForm(['destination', 'amount'] as const);
  const [methodId, setMethodId] = useState(data.destinations[0]?.method ?? data.methods[0]?.id ?? '');
  const [amount, setAmount] = useState('');
  const [destination, setDestination] = useState('');
  const known = data.destinations.filter((one) => one.method === methodId);
  const [wanted, setWanted] = useState(known[0]?.id ?? NEW_DESTINATION);
  // One wish, one key: a second press on a slow line is the same withdrawal.
  const [key, setKey] = useState(() => nanoid());
  const method = data.methods.find((one) => one.id === methodId);
  const chosen = known.find(({ id }) => id === wanted);

  const change = (field: 'destination' | 'amount', apply: () => void): void => {
    apply();
    setKey(nanoid());
    form.forget(field);
  };
  const chooseMethod = (id: string): void =>
    change('destination', () => {
      setMethodId(id);
      setDestination('');
      setWanted(data.destinations.find((one) => one.method === id)?.id ?? NEW_DESTINATION);
      form.forget('amount');
    });
  const chooseDestination = (id: string): void => change('destination', () => setWanted(id));
  const writeDestination = (text: string): void => change('destination', () => setDestination(text));
  const writeAmount = (text: string): void => change('amount', () => setAmount(text));
  const submit = (): void => {
    if (!method) return;
    const short = (text: string): string => written(text, data.currency, { short: true });
    const bounds = { ...method, available: data.available, unplayed: data.unplayed };
    const errors = {
      destination: chosen || destination.trim() !== '' ? null : t('error.destination_wrong'),
      amount: validateAmount(amount, bounds, scale(data.currency), t, short),
    };
    if (!form.check(errors)) return;
    const where = chosen ? { destination_id: chosen.id } : { destination };
    void form.send(
      () => caller.execute('createWithdrawal', { body: { method: methodId, amount, key, ...where } }),
      (payment) => {
        showToast(
          'success',
          t('withdrawal.done', { amount: written(payment.amount, payment.currency), destination: payment.destination ?? '' }),
        );
        setAmount('');
        setDestination('');
        setKey(nanoid());
        onRequested();
      },
    );
  };
  return { form, method, amount, destination, known, chosen, chooseMethod, chooseDestination, writeDestination, writeAmount, submit };
}
