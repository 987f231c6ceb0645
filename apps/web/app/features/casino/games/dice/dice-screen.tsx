import './dice.css';
import type { DiceView } from '@touchline/casino/dice/dice';
import type { DiceOptions } from '@touchline/casino/dice/options';
import { dicePay, OUTCOMES, winningOutcomes } from '@touchline/casino/dice/pays';
import { formatNumber, formatPercent } from '@touchline/i18n/format-money';
import { useTranslator } from '@touchline/ui/translator-context';
import { GameFrame } from '../../play/game-frame.tsx';
import { formatMultiplier } from '../../play/multiplier.ts';
import { GameFacts } from '../parts/game-facts.tsx';
import { PayTable } from '../parts/pay-table.tsx';
import { RangeControl } from '../parts/range-control.tsx';
import { SegmentControl } from '../parts/segment-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { DiceStage } from './dice-stage.tsx';

const MIN = 200;
const MAX = 9800;
/** Targets worth a column of the table. */
const TARGETS = [200, 1000, 2500, 5000, 7500, 9000, 9800];

const targetOf = (options: DiceOptions): number => ('over' in options ? options.over : options.under);

/** Dice: a number on one side of a target. */
export default function DiceScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<DiceOptions>({ over: 5000 });
  const { play, ended } = useRound<DiceOptions, DiceView>();
  const target = targetOf(options);
  const side = 'over' in options ? 'over' : 'under';
  const choose = (next: number, on: string = side): void => setOptions(on === 'over' ? { over: next } : { under: next });
  const number = (hundredths: number): string => (hundredths / 100).toFixed(2);
  const pay = dicePay(options, play.table.edgePpm);
  const percent = (winning: number): string => formatPercent(t.language, (winning / OUTCOMES) * 100, 2, 2);
  return (
    <GameFrame
      options={options}
      verb={t('casino.dice.verb')}
      autoplay
      outcome={ended ? t('casino.dice.rolled', { number: number(ended.view.rolled) }) : null}
      stage={<DiceStage options={options} pay={pay} />}
      controls={
        <>
          <SegmentControl
            label={t('casino.dice.side')}
            value={side}
            items={[
              { key: 'over', label: t('casino.dice.over') },
              { key: 'under', label: t('casino.dice.under') },
            ]}
            onChange={(on) => choose(OUTCOMES - target, on)}
          />
          <RangeControl
            label={t('casino.dice.target')}
            min={MIN}
            max={MAX}
            step={50}
            value={target}
            text={number(target)}
            onChange={choose}
          />
        </>
      }
      facts={
        <GameFacts
          items={[
            { name: t('casino.fact.pays'), value: formatMultiplier(t.language, pay) },
            { name: t('casino.fact.chance'), value: percent(winningOutcomes(options)) },
          ]}
        />
      }
      rules={
        <>
          <p>{t('casino.dice.rules')}</p>
          <PayTable
            label={t('casino.rules.pays')}
            corner={t('casino.dice.winning')}
            heads={[t('casino.fact.chance'), t('casino.fact.pays')]}
            lines={TARGETS.map((under) => ({
              key: String(under),
              name: formatNumber(t.language, under),
              cells: [percent(under), formatMultiplier(t.language, dicePay({ under }, play.table.edgePpm))],
              isChosen: winningOutcomes(options) === under,
            }))}
          />
        </>
      }
    />
  );
}
