import { IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';

/** Puts a settled bet out of sight, or back into it. */
export function HideBetButton({ betId, hidden }: { readonly betId: string; readonly hidden: boolean }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction();
  const toggle = (): void => {
    void run(
      () => caller.execute('hideBet', { params: { betId }, body: { hidden: !hidden } }),
      () => {
        void revalidate();
        return t(hidden ? 'bets.hide.back' : 'bets.hide.done');
      },
    );
  };
  return (
    <IconButton
      icon={hidden ? 'history' : 'eye'}
      small
      disabled={busy}
      label={t(hidden ? 'bets.hide.show' : 'bets.hide')}
      onClick={toggle}
    />
  );
}
