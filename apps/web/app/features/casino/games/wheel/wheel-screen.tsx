import type { WheelOptions } from '@touchline/casino/wheel/options';
import { WHEEL_RISKS, WHEEL_SEGMENTS, wheelPays } from '@touchline/casino/wheel/pays';
import type { WheelView } from '@touchline/casino/wheel/wheel';
import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { GameFrame } from '../../play/game-frame.tsx';
import { formatMultiplier } from '../../play/multiplier.ts';
import { PrizeTable } from '../parts/prize-table.tsx';
import { RiskControl } from '../parts/risk-control.tsx';
import { SegmentControl } from '../parts/segment-control.tsx';
import { useChoice } from '../parts/use-choice.ts';
import { useRound } from '../parts/use-round.ts';
import { SpinningWheel } from './spinning-wheel.tsx';
import { wheelPrizes } from './wheel-prizes.ts';

/** Wheel: pays what stands under the pointer. */
export default function WheelScreen() {
  const t = useTranslator();
  const [options, setOptions] = useChoice<WheelOptions>({ segments: 20, risk: 'medium' });
  const { ended } = useRound<WheelOptions, WheelView>();
  const { segments, risk } = options;
  const stopped = ended && (wheelPays(ended.options.segments, ended.options.risk)[ended.view.segment] ?? ratio(0n, 1n));
  return (
    <GameFrame
      options={options}
      verb={t('casino.wheel.verb')}
      autoplay
      outcome={stopped ? t('casino.wheel.stopped', { pay: formatMultiplier(t.language, stopped) }) : null}
      stage={<SpinningWheel segments={segments} risk={risk} />}
      controls={
        <>
          <RiskControl risks={WHEEL_RISKS} value={risk} onChange={(next) => setOptions({ segments, risk: next })} />
          <SegmentControl
            label={t('casino.wheel.segments')}
            value={String(segments)}
            items={WHEEL_SEGMENTS.map((count) => ({ key: String(count), label: String(count) }))}
            onChange={(key) => setOptions({ risk, segments: WHEEL_SEGMENTS.find((count) => String(count) === key) ?? segments })}
          />
        </>
      }
      rules={
        <>
          <p>{t('casino.wheel.rules')}</p>
          <PrizeTable
            corner={t('casino.wheel.segments')}
            prizes={wheelPrizes(segments, risk).map(({ pay, count }) => ({
              name: `${formatMultiplier(t.language, pay)} · ${count}`,
              pay,
              chance: ratio(BigInt(count), BigInt(segments)),
            }))}
          />
        </>
      }
    />
  );
}
