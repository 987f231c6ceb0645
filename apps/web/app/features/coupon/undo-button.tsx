import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { useState } from 'react';
import { useNow } from '../../live/clock.tsx';

/** Takes the bet back while the seconds run; gone with the last of them. */
export function UndoButton({ until, onUndo }: { readonly until: number; readonly onUndo: () => Promise<'undone' | 'refused'> }) {
  const t = useTexts();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const seconds = Math.ceil((until - now) / 1000);
  if (seconds <= 0 && !busy) return null;
  const undo = async (): Promise<void> => {
    setBusy(true);
    const outcome = await onUndo();
    setBusy(false);
    if (outcome === 'refused') notify('warning', t('coupon.undo.refused'));
  };
  return (
    <Button size="sm" tone="amber" block icon="history" busy={busy} onClick={() => void undo()}>
      {t('coupon.undo')} <span className="num">{t('coupon.undo.seconds', { n: Math.max(0, seconds) })}</span>
    </Button>
  );
}
