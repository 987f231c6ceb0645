import './coin.css';
import type { CoinView } from '@touchline/casino/coin/coin';
import type { CoinOptions } from '@touchline/casino/coin/options';
import { coinPay } from '@touchline/casino/coin/pays';
import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRef } from 'react';
import { GameFrame } from '../../play/game-frame.tsx';
import { formatMultiplier } from '../../play/multiplier.ts';
import { easeOut, useReveal } from '../../play/use-reveal.ts';
import { CoinFace } from '../parts/coin-face.tsx';
import { GameFacts } from '../parts/game-facts.tsx';
import { PrizeTable } from '../parts/prize-table.tsx';
import { SegmentControl } from '../parts/segment-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';

const TOSS_MS = 900;
const TURNS = 5;
const HALF = ratio(1n, 2n);

/** Coin: one toss. */
export default function CoinScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<CoinOptions>({ side: 'heads' });
  const { play, round, ended } = useRound<CoinOptions, CoinView>();
  const coin = useRef<HTMLDivElement>(null);
  useReveal(play, TOSS_MS, (progress) => {
    if (coin.current) coin.current.style.transform = progress === 1 ? '' : `rotateY(${(easeOut(progress) * TURNS * 360).toFixed(1)}deg)`;
  });
  const pay = coinPay(play.table.edgePpm);
  // While it turns, both sides are seen; it comes to rest with the drawn one up.
  const side = (ended ?? (play.phase === 'showing' ? round : null))?.view.side ?? options.side;
  return (
    <GameFrame
      options={options}
      verb={t('casino.coin.verb')}
      autoplay
      outcome={ended ? t('casino.coin.fell', { side: t(`casino.coin.${ended.view.side}`) }) : null}
      stage={
        <div className="coin-stage">
          <CoinFace ref={coin} side={side} />
          <p>{ended ? t('casino.coin.fell', { side: t(`casino.coin.${ended.view.side}`) }) : ' '}</p>
        </div>
      }
      controls={
        <SegmentControl
          label={t('casino.coin.call')}
          value={options.side}
          items={[
            { key: 'heads', label: t('casino.coin.heads') },
            { key: 'tails', label: t('casino.coin.tails') },
          ]}
          onChange={(next) => setOptions({ side: next })}
        />
      }
      facts={<GameFacts items={[{ name: t('casino.fact.pays'), value: formatMultiplier(t.language, pay) }]} />}
      rules={
        <>
          <p>{t('casino.coin.rules')}</p>
          <PrizeTable
            corner={t('casino.coin.call')}
            prizes={[
              { name: t('casino.coin.right'), pay, chance: HALF },
              { name: t('casino.coin.wrong'), pay: ratio(0n, 1n), chance: HALF },
            ]}
          />
        </>
      }
    />
  );
}
