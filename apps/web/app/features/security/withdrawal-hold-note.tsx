import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';

/** Until when withdrawals wait because of a change; nothing where they do not. Epoch seconds. */
export function WithdrawalHoldNote({ until }: { readonly until: number | null }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  if (until === null) return null;
  return (
    <Callout kind="warning" icon="clock">
      <p>{t('security.hold', { time: dateTimeLong(until * 1000) })}</p>
    </Callout>
  );
}
