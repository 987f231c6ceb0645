import './limbo.css';
import type { LimboView } from '@touchline/casino/limbo/limbo';
import type { LimboOptions } from '@touchline/casino/limbo/options';
import { limboChance } from '@touchline/casino/limbo/pays';
import { formatPercent } from '@touchline/i18n/format-money';
import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRef } from 'react';
import { GameFrame } from '../../play/game-frame.tsx';
import { chancePercent, formatMultiplier } from '../../play/multiplier.ts';
import { easeOut, useReveal } from '../../play/use-reveal.ts';
import { GameFacts } from '../parts/game-facts.tsx';
import { PrizeTable } from '../parts/prize-table.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { TargetControl } from './target-control.tsx';

const RISE_MS = 700;
const MIN = 100;
/** Targets of the table of pays, in hundredths. */
const TARGETS = [101, 150, 200, 500, 1000, 10_000, 100_000, 100_000_000];

const times = (hundredths: number) => ratio(BigInt(hundredths), 100n);

/** Limbo: a multiplier that has to reach the target. */
export default function LimboScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<LimboOptions>({ target: 200 });
  const { play, round, ended } = useRound<LimboOptions, LimboView>();
  const face = useRef<HTMLElement>(null);
  const { edgePpm } = play.table;
  const text = (hundredths: number): string => formatMultiplier(t.language, times(hundredths));
  useReveal(play, RISE_MS, (progress) => {
    const end = round?.view.result ?? MIN;
    if (face.current) face.current.textContent = text(progress === 1 ? end : Math.round(MIN + (end - MIN) * easeOut(progress)));
  });
  const chance = chancePercent(limboChance(options, edgePpm));
  const won = ended !== null && ended.view.result >= ended.options.target;
  return (
    <GameFrame
      options={options}
      verb={t('casino.limbo.verb')}
      autoplay
      outcome={ended ? t('casino.limbo.reached', { multiplier: text(ended.view.result) }) : null}
      stage={
        <p className={`limbo-number figures${won ? ' limbo-number-won' : ''}`}>
          <b ref={face}>{text(ended?.view.result ?? MIN)}</b>
          <span>{t('casino.limbo.needs', { target: text(options.target) })}</span>
        </p>
      }
      controls={<TargetControl value={options.target} onChange={(target) => setOptions({ target })} />}
      facts={
        <GameFacts
          items={[
            { name: t('casino.fact.pays'), value: text(options.target) },
            { name: t('casino.fact.chance'), value: formatPercent(t.language, chance.percent, chance.decimals) },
          ]}
        />
      }
      rules={
        <>
          <p>{t('casino.limbo.rules')}</p>
          <PrizeTable
            corner={t('casino.limbo.target')}
            prizes={TARGETS.map((target) => ({ name: text(target), pay: times(target), chance: limboChance({ target }, edgePpm) }))}
          />
        </>
      }
    />
  );
}
