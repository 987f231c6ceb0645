import { sanitizeNumericInput } from '@touchline/client/validation/numeric-input';
import { plainDigits } from '@touchline/client/validation/phone-input';
import type { ReplyFor } from '@touchline/contract/calls';
import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { type FormEvent, useRef, useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { currencySymbol } from '../../shell/formats/currency-symbol.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { FormError } from '../../shell/forms/form-error.tsx';

type PurseMoved = ReplyFor<'fillPurse'>;

interface PurseFormProps {
  readonly launchId: string;
  readonly currency: string;
  /** Called after each movement. */
  readonly onMoved: () => void;
}

/** Moves money into the player's purse at the provider, and all of it home again. */
export function PurseForm({ launchId, currency, onMoved }: PurseFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount: money, scale } = useFormats();
  const action = useAction();
  const [amount, setAmount] = useState('');
  // A movement whose answer was lost is asked for again under its name.
  const attempt = useRef<{ readonly what: string; readonly guid: string } | null>(null);
  const guidOf = (what: string): string => {
    if (attempt.current?.what !== what) attempt.current = { what, guid: nanoid() };
    return attempt.current.guid;
  };
  const tell = ({ state, amount: moved, currency: of }: PurseMoved, done: 'filled' | 'emptied'): string | null => {
    attempt.current = null;
    onMoved();
    if (state === 'refused') return t('provider-games.purse.refused');
    if (state === 'pending') return t('provider-games.purse.pending');
    setAmount('');
    return t(`provider-games.purse.${done}`, { amount: money(moved ?? '0', of) });
  };
  const fill = (event: FormEvent) => {
    event.preventDefault();
    const body = { launchId, amount, guid: guidOf(`in ${amount}`) };
    void action.run(
      () => caller.execute('fillPurse', { body }),
      (moved) => tell(moved, 'filled'),
    );
  };
  const empty = () => {
    const body = { launchId, guid: guidOf('out') };
    void action.run(
      () => caller.execute('emptyPurse', { body }),
      (moved) => tell(moved, 'emptied'),
    );
  };
  return (
    <form className="card provider-game-form" onSubmit={fill}>
      <TextField
        label={t('provider-games.purse.amount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        required
        value={amount}
        before={<span aria-hidden="true">{currencySymbol(currency)}</span>}
        onChange={(event) =>
          setAmount(sanitizeNumericInput(plainDigits(event.target.value), { accuracy: scale(currency), unsigned: true, maxLength: 16 }))
        }
      />
      <Button type="submit" tone="brand" busy={action.busy}>
        {t('provider-games.purse.fill')}
      </Button>
      <Button busy={action.busy} onClick={empty}>
        {t('provider-games.purse.empty')}
      </Button>
      <p className="muted">{t('provider-games.purse.text')}</p>
      <FormError text={action.problem} />
    </form>
  );
}
