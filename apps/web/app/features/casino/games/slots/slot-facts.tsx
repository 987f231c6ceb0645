import type { SlotMode } from '@touchline/casino/slots/engine/maths';
import { formatNumber } from '@touchline/i18n/format-money';
import { useTranslator } from '@touchline/ui/translator-context';
import { GameFacts } from '../parts/game-facts.tsx';
import { modeFigures } from './mode-figures.ts';
import { useSlot } from './slot-context.ts';

/** The price of a mode, its return, how often it pays, and the cap. */
export function SlotFacts({ mode }: { readonly mode: SlotMode }) {
  const t = useTranslator();
  const { maths } = useSlot();
  const { price, hitRate, returned } = modeFigures(t.language, maths.key, mode);
  return (
    <GameFacts
      items={[
        { name: t('slots.sheet.price'), value: t('slots.bets', { n: price }) },
        { name: t('slots.sheet.return'), value: returned },
        { name: t('slots.sheet.hit-rate'), value: hitRate },
        { name: t('slots.sheet.cap'), value: t('slots.bets', { n: formatNumber(t.language, maths.cap) }) },
      ]}
    />
  );
}
