import './bars.css';
import type { BarsView } from '@touchline/casino/bars/bars';
import type { BarsOptions } from '@touchline/casino/bars/options';
import { BAR_RISKS, BARS_TABLES } from '@touchline/casino/bars/pays';
import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { GameFrame } from '../../play/game-frame.tsx';
import { formatMultiplier } from '../../play/multiplier.ts';
import { useReveal } from '../../play/use-reveal.ts';
import { payTone } from '../parts/pay-tone.ts';
import { PrizeTable } from '../parts/prize-table.tsx';
import { RiskControl } from '../parts/risk-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { weightedPrizes } from '../parts/weighted-prizes.ts';

const RUN_MS = 1200;
const LAPS = 3;

/** Bars: a light runs over the bars and stays on one; the rarer, the higher it pays. */
export default function BarsScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<BarsOptions>({ risk: 'easy' });
  const { play, round, ended } = useRound<BarsOptions, BarsView>();
  const [lit, setLit] = useState<number | null>(null);
  const bars = BARS_TABLES[options.risk];
  useReveal(play, RUN_MS, (progress) => {
    const end = round?.view.bar ?? 0;
    const way = LAPS * bars.length + end;
    setLit(progress === 1 ? end : Math.floor((1 - (1 - progress) ** 2) * way) % bars.length);
  });
  const shown = play.phase === 'showing' ? lit : ended && ended.options.risk === options.risk ? ended.view.bar : null;
  const hit = ended && (BARS_TABLES[ended.options.risk][ended.view.bar]?.pay ?? ratio(0n, 1n));
  return (
    <GameFrame
      options={options}
      verb={t('casino.bars.verb')}
      autoplay
      outcome={hit ? t('casino.bars.hit', { pay: formatMultiplier(t.language, hit) }) : null}
      stage={
        <ol className="bars-stage figures" dir="ltr" aria-label={t('casino.bars.board')}>
          {bars.map(({ key, pay }, i) => (
            <li key={key} data-tone={payTone(pay)} data-lit={shown === i || undefined}>
              <span style={{ blockSize: `${100 - (i / bars.length) * 75}%` }} />
              <b>{formatMultiplier(t.language, pay)}</b>
            </li>
          ))}
        </ol>
      }
      controls={<RiskControl risks={BAR_RISKS} value={options.risk} onChange={(risk) => setOptions({ risk })} />}
      rules={
        <>
          <p>{t('casino.bars.rules')}</p>
          <PrizeTable corner={t('casino.bars.bar')} prizes={weightedPrizes(bars, (_, i) => String(i + 1))} />
        </>
      }
    />
  );
}
