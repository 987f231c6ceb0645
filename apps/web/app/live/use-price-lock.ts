import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../shell/formats/use-formats.ts';
import { useStandstill } from './standstill.tsx';

/** Why a price cannot be taken now. `onLocked` says it at a press: only a standstill has more to say than the price's own name. */
export function usePriceLock() {
  const t = useTranslator();
  const { time } = useFormats();
  const standstill = useStandstill();
  if (standstill === null) return { standsStill: false, reason: t('a11y.price-suspended'), onLocked: undefined };
  const [name, text] =
    standstill.why === 'feed' ? (['a11y.price-silent', 'state.silent.text'] as const) : (['a11y.price-cut', 'state.offline.text'] as const);
  return { standsStill: true, reason: t(name), onLocked: () => showToast('warning', t(text, { time: time(standstill.since) })) };
}
