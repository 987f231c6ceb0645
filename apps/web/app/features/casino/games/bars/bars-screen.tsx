import './bars.css';
import type { BarsView } from '@touchline/casino/bars/bars';
import type { BarsOptions } from '@touchline/casino/bars/options';
import { BARS_DIFFICULTIES, type BarsDifficulty, barChance, barPay, barsOf } from '@touchline/casino/bars/pays';
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

const RUN_MS = 1200;
const LAPS = 3;

const barAt = (difficulty: BarsDifficulty, drawn: number): number => barsOf(difficulty).findIndex(({ from }) => drawn >= from);

/** Bars: a light runs over the bars and stays on one; the rarer, the higher it pays. */
export default function BarsScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<BarsOptions>({ difficulty: 'easy' });
  const { play, round, ended } = useRound<BarsOptions, BarsView>();
  const [lit, setLit] = useState<number | null>(null);
  const bars = barsOf(options.difficulty);
  useReveal(play, RUN_MS, (progress) => {
    const end = round ? barAt(round.options.difficulty, round.view.drawn) : 0;
    const way = LAPS * bars.length + end;
    setLit(progress === 1 ? end : Math.floor((1 - (1 - progress) ** 2) * way) % bars.length);
  });
  const shown =
    play.phase === 'showing'
      ? lit
      : ended && ended.options.difficulty === options.difficulty
        ? barAt(options.difficulty, ended.view.drawn)
        : null;
  const hit = ended && barPay(ended.options.difficulty, ended.view.drawn);
  return (
    <GameFrame
      options={options}
      verb={t('casino.bars.verb')}
      autoplay
      outcome={hit ? t('casino.bars.hit', { pay: formatMultiplier(t.language, hit) }) : null}
      stage={
        <ol className="bars-stage figures" dir="ltr" aria-label={t('casino.bars.board')}>
          {bars.map(({ from, pay }, i) => (
            <li key={from} data-tone={payTone(pay)} data-lit={shown === i || undefined}>
              <span style={{ blockSize: `${100 - (i / bars.length) * 75}%` }} />
              <b>{formatMultiplier(t.language, pay)}</b>
            </li>
          ))}
        </ol>
      }
      controls={<RiskControl risks={BARS_DIFFICULTIES} value={options.difficulty} onChange={(difficulty) => setOptions({ difficulty })} />}
      rules={
        <>
          <p>{t('casino.bars.rules')}</p>
          <PrizeTable
            corner={t('casino.bars.bar')}
            prizes={bars.map((bar, i) => ({ name: String(i + 1), pay: bar.pay, chance: barChance(bar) }))}
          />
        </>
      }
    />
  );
}
