import './diamonds.css';
import type { DiamondsView } from '@touchline/casino/diamonds/diamonds';
import type { DiamondsOptions } from '@touchline/casino/diamonds/options';
import { DIAMOND_COLOURS, DIAMOND_HANDS, DIAMOND_PAYS, DIAMOND_WAYS, DIAMONDS_DRAWN } from '@touchline/casino/diamonds/pays';
import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { GameFrame } from '../../play/game-frame.tsx';
import { useReveal } from '../../play/use-reveal.ts';
import { PrizeTable } from '../parts/prize-table.tsx';
import { useRound } from '../parts/use-round.ts';
import { GemIcon } from './gem-icon.tsx';

const GEM_MS = 220;
const OPTIONS: DiamondsOptions = {};
const WAYS = BigInt(DIAMOND_COLOURS ** DIAMONDS_DRAWN);

/** Diamonds: five of seven colours, paid as hands of cards are. */
export default function DiamondsScreen() {
  const t = useTranslator();
  const { play, round, ended } = useRound<DiamondsOptions, DiamondsView>();
  const [seen, setSeen] = useState(0);
  useReveal(play, DIAMONDS_DRAWN * GEM_MS, (progress) => setSeen(Math.ceil(progress * DIAMONDS_DRAWN)));
  const count = ended ? DIAMONDS_DRAWN : play.phase === 'showing' ? seen : 0;
  const handOf = (hand: (typeof DIAMOND_HANDS)[number]): string =>
    t(`casino.diamonds.hand.${hand.replace(' ', '-')}` as 'casino.diamonds.hand.pair');
  return (
    <GameFrame
      options={OPTIONS}
      verb={t('casino.diamonds.verb')}
      autoplay
      outcome={ended ? handOf(ended.view.hand) : null}
      stage={
        <div className="diamonds-stage">
          <div className="diamonds-row" dir="ltr">
            {Array.from({ length: DIAMONDS_DRAWN }, (_, i) => {
              const colour = i < count ? round?.view.colours[i] : undefined;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a diamond is its place
                <span key={i} className="diamonds-place">
                  {colour === undefined ? null : <GemIcon colour={colour} />}
                </span>
              );
            })}
          </div>
          <p className="diamonds-hand">{ended ? handOf(ended.view.hand) : ' '}</p>
        </div>
      }
      rules={
        <>
          <p>{t('casino.diamonds.rules')}</p>
          <PrizeTable
            corner={t('casino.diamonds.hand')}
            prizes={DIAMOND_HANDS.toReversed().map((hand) => ({
              name: handOf(hand),
              pay: DIAMOND_PAYS[hand],
              chance: ratio(BigInt(DIAMOND_WAYS[hand]), WAYS),
            }))}
          />
        </>
      }
    />
  );
}
