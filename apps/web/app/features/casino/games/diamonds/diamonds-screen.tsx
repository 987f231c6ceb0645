import './diamonds.css';
import type { DiamondsView } from '@touchline/casino/diamonds/diamonds';
import type { DiamondsOptions } from '@touchline/casino/diamonds/options';
import { GEMS, HANDS, type Hand, handChance, handPay } from '@touchline/casino/diamonds/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { GameFrame } from '../../play/game-frame.tsx';
import { useReveal } from '../../play/use-reveal.ts';
import { PrizeTable } from '../parts/prize-table.tsx';
import { useRound } from '../parts/use-round.ts';
import { GemIcon } from './gem-icon.tsx';

const GEM_MS = 220;
const OPTIONS: DiamondsOptions = {};

/** Diamonds: five of seven colours, paid as hands of cards are. */
export default function DiamondsScreen() {
  const t = useTranslator();
  const { play, round, ended } = useRound<DiamondsOptions, DiamondsView>();
  const [seen, setSeen] = useState(0);
  useReveal(play, GEMS * GEM_MS, (progress) => setSeen(Math.ceil(progress * GEMS)));
  const count = ended ? GEMS : play.phase === 'showing' ? seen : 0;
  const nameOf = (hand: Hand): string => t(`casino.diamonds.hand.${hand}`);
  return (
    <GameFrame
      options={OPTIONS}
      verb={t('casino.diamonds.verb')}
      autoplay
      outcome={ended ? nameOf(ended.view.hand) : null}
      stage={
        <div className="diamonds-stage">
          <div className="diamonds-row" dir="ltr">
            {Array.from({ length: GEMS }, (_, i) => {
              const colour = i < count ? round?.view.gems[i] : undefined;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a diamond is its place
                <span key={i} className="diamonds-place">
                  {colour === undefined ? null : <GemIcon colour={colour} />}
                </span>
              );
            })}
          </div>
          <p className="diamonds-hand">{ended ? nameOf(ended.view.hand) : ' '}</p>
        </div>
      }
      rules={
        <>
          <p>{t('casino.diamonds.rules')}</p>
          <PrizeTable
            corner={t('casino.diamonds.hand')}
            prizes={HANDS.toReversed().map((hand) => ({
              name: nameOf(hand),
              pay: handPay(hand),
              chance: handChance(hand),
            }))}
          />
        </>
      }
    />
  );
}
