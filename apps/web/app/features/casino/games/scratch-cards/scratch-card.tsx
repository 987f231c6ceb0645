import './scratch-cards.css';
import type { ScratchCardsOptions } from '@touchline/casino/scratch-cards/options';
import { SCRATCH_FIELDS, SCRATCH_TABLES, type ScratchDesign } from '@touchline/casino/scratch-cards/pays';
import type { ScratchCardsView } from '@touchline/casino/scratch-cards/scratch-cards';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { formatMultiplier } from '../../play/multiplier.ts';
import { useReveal } from '../../play/use-reveal.ts';
import { useRound } from '../parts/use-round.ts';
import { ScratchSymbol } from './scratch-symbol.tsx';

const FIELD_MS = 160;

/** The card: each field is scratched in turn, each symbol stands over what three of it pay. */
export function ScratchCard({ design }: { readonly design: ScratchDesign }) {
  const t = useTranslator();
  const { play, round, ended } = useRound<ScratchCardsOptions, ScratchCardsView>();
  const [seen, setSeen] = useState(0);
  useReveal(play, SCRATCH_FIELDS * FIELD_MS, (progress) => setSeen(Math.ceil(progress * SCRATCH_FIELDS)));
  const own = round?.options.design === design ? round : null;
  const count = own && ended ? SCRATCH_FIELDS : own && play.phase === 'showing' ? seen : 0;
  return (
    <div className="scratch-card" data-design={design}>
      <p className="scratch-title">{t(`casino.scratch.design.${design}`)}</p>
      <ol dir="ltr" aria-label={t('casino.scratch.fields')}>
        {Array.from({ length: SCRATCH_FIELDS }, (_, field) => {
          const symbol = field < count ? own?.view.fields[field] : undefined;
          const pay = symbol === undefined ? undefined : SCRATCH_TABLES[design][symbol]?.pay;
          const isWon = ended !== null && own !== null && symbol !== undefined && symbol === own.view.won;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
            <li key={field} className="scratch-field" data-open={symbol !== undefined || undefined} data-won={isWon || undefined}>
              {symbol === undefined ? null : (
                <>
                  <ScratchSymbol symbol={symbol} />
                  <small className="figures">{pay ? formatMultiplier(t.language, pay) : ''}</small>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
