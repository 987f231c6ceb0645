import './keno.css';
import type { KenoView } from '@touchline/casino/keno/keno';
import type { KenoOptions } from '@touchline/casino/keno/options';
import { NUMBERS } from '@touchline/casino/keno/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useReveal } from '../../play/use-reveal.ts';
import { useRound } from '../parts/use-round.ts';

const NUMBER_MS = 140;

interface KenoBoardProps {
  readonly picks: readonly number[];
  readonly onToggle: (number: number) => void;
}

/** Forty numbers: one's picks, and the drawn ones as they come. */
export function KenoBoard({ picks, onToggle }: KenoBoardProps) {
  const t = useTranslator();
  const { play, round, ended } = useRound<KenoOptions, KenoView>();
  const drawn = round?.view.drawn ?? [];
  const [seen, setSeen] = useState(0);
  useReveal(play, drawn.length * NUMBER_MS, (progress) => setSeen(Math.ceil(progress * drawn.length)));
  const shown = ended ? drawn : play.phase === 'showing' ? drawn.slice(0, seen) : [];
  return (
    <fieldset className="keno-board" dir="ltr" aria-label={t('casino.keno.board')}>
      {Array.from({ length: NUMBERS }, (_, i) => i + 1).map((number) => {
        const isPicked = picks.includes(number);
        const state = shown.includes(number) ? (isPicked ? 'hit' : 'drawn') : isPicked ? 'picked' : 'free';
        return (
          <button
            key={number}
            type="button"
            className="keno-number figures"
            data-state={state}
            aria-pressed={isPicked}
            aria-disabled={play.phase !== 'ready'}
            aria-label={t(`casino.keno.number.${state}`, { number })}
            onClick={() => onToggle(number)}
          >
            {number}
          </button>
        );
      })}
    </fieldset>
  );
}
