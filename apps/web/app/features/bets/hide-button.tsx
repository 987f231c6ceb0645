import { IconButton } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { useRevalidator } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { useCall } from '../../use-call.ts';

/** Puts a settled bet out of sight, or back into it. */
export function HideButton({ betId, hidden }: { readonly betId: string; readonly hidden: boolean }) {
  const t = useTexts();
  const caller = useCaller();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();
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
