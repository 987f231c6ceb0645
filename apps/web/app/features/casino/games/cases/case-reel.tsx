import './cases.css';
import type { CasesView } from '@touchline/casino/cases/cases';
import type { CasesOptions } from '@touchline/casino/cases/options';
import { CASES_TABLES, type CaseKey, RARITIES } from '@touchline/casino/cases/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRef } from 'react';
import { formatMultiplier } from '../../play/multiplier.ts';
import { easeOut, useReveal } from '../../play/use-reveal.ts';
import { useRound } from '../parts/use-round.ts';
import { REEL, reelPlaces } from './reel-places.ts';

const RUN_MS = 2200;
/** Width of a place with the gap after it, in pixels. */
const PLACE = 112;
const START = 2;

const shiftOf = (place: number): string => `translateX(${(-(place + 0.5) * PLACE).toFixed(1)}px)`;

/** The reel that runs past the mark until the drawn rarity stands under it. */
export function CaseReel({ opened }: { readonly opened: CaseKey }) {
  const t = useTranslator();
  const { play, round, ended } = useRound<CasesOptions, CasesView>();
  const reel = useRef<HTMLOListElement>(null);
  useReveal(play, RUN_MS, (progress) => {
    if (reel.current) reel.current.style.transform = shiftOf(START + (REEL.stop - START) * easeOut(progress));
  });
  const of = round?.options.case === opened ? round : null;
  return (
    <div className="case-reel" dir="ltr" role="img" aria-label={t('casino.cases.reel')}>
      <ol ref={reel} style={{ transform: shiftOf(ended && of ? REEL.stop : START) }}>
        {reelPlaces(of?.view.rarity ?? 0, RARITIES.length).map((rarity, place) => {
          const name = RARITIES[rarity] ?? 'common';
          const pay = CASES_TABLES[opened][rarity]?.pay;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <li key={place} data-rarity={name} data-found={(ended !== null && of !== null && place === REEL.stop) || undefined}>
              <svg viewBox="0 0 40 40" aria-hidden="true">
                <path d="M20 3 36 16 20 37 4 16z" fill="currentColor" />
                <path d="M20 3 27 16 20 37 13 16z" fill="#fff" opacity=".35" />
              </svg>
              <b className="figures">{pay ? formatMultiplier(t.language, pay) : ''}</b>
              <small>{t(`casino.cases.rarity.${name}`)}</small>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
