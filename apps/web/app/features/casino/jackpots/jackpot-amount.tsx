import { useState } from 'react';
import { useFormats } from '../../../shell/formats/use-formats.ts';

/** The holding of a pot. An amount that has changed under the eyes of the visitor lights up, but for those who want no motion. */
export function JackpotAmount({ amount, currency }: { readonly amount: string; readonly currency: string }) {
  const { amount: format } = useFormats();
  const [first] = useState(amount);
  return (
    <b key={amount} className="jackpot-amount figures" data-changed={amount === first ? undefined : ''}>
      {format(amount, currency)}
    </b>
  );
}
