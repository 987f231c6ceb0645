import { Button } from '@touchline/ui/button';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useNow } from '../../../live/clock.tsx';

/** How long a bet can be taken back. */
const UNDO_SECONDS = 10;

/** Takes the bet back while the seconds run; gone with the last of them. */
export function UndoButton({ until, onUndo }: { readonly until: number; readonly onUndo: () => Promise<'undone' | 'refused'> }) {
  const t = useTranslator();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  // The page's clock may be a moment behind the server's: nobody is promised more than there ever is.
  const seconds = Math.min(UNDO_SECONDS, Math.ceil((until - now) / 1000));
  if (seconds <= 0 && !busy) return null;
  const undo = async (): Promise<void> => {
    setBusy(true);
    const outcome = await onUndo();
    setBusy(false);
    if (outcome === 'refused') showToast('warning', t('coupon.undo.refused'));
  };
  return (
    <Button size="sm" tone="amber" block icon="history" busy={busy} onClick={() => void undo()}>
      {t('coupon.undo')} <span className="figures">{t('coupon.undo.seconds', { n: Math.max(0, seconds) })}</span>
    </Button>
  );
}
