import { LIVE_WHEEL, LIVE_WHEEL_SEGMENTS } from '@touchline/casino/shared/live-wheel';
import { WHEEL_RISKS, type WheelRisk, wheelPays } from '@touchline/casino/wheel/pays';
import { compare, ONE, ZERO } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { LiveFrame } from '../../live/live-frame.tsx';
import { NumberStatistics } from '../../live/number-statistics.tsx';
import { useLiveBoard } from '../../live/use-live-board.ts';
import { useSharedTable } from '../../shared/use-shared-table.ts';
import { placeFigures } from '../chips/place-figures.ts';
import { PlaceLayout } from '../chips/place-layout.tsx';
import { RiskWheel } from './risk-wheel.tsx';
import { segmentResult } from './segment-result.ts';

const payAt = (on: WheelRisk, segment: number) => wheelPays(LIVE_WHEEL_SEGMENTS, on)[segment] ?? ZERO;
const RESULTS = Array.from({ length: LIVE_WHEEL_SEGMENTS }, (_, result) => ({ result, ways: 1n }));
const FIGURES = placeFigures(WHEEL_RISKS, RESULTS, payAt);

/** Live wheel (S226): one wheel for everybody, with three rings of pays. */
export default function LiveWheelScreen() {
  const t = useTranslator();
  const table = useSharedTable('live-wheel', LIVE_WHEEL.layout);
  const laid = useLiveBoard<WheelRisk>(table);
  const segment = table.phase === 'over' ? (table.round?.result ?? null) : null;
  const places = FIGURES.map((figure) => ({ ...figure, name: t(`casino.live.ring.${figure.on}`) }));
  return (
    <LiveFrame<WheelRisk>
      table={table}
      bettingMs={LIVE_WHEEL.bettingMs}
      laid={laid}
      drawn={<RiskWheel table={table} />}
      layout={<PlaceLayout board={laid.board} places={places} isHit={(on) => segment !== null && compare(payAt(on, segment), ONE) > 0} />}
      statistics={<NumberStatistics table={table} outcomes={LIVE_WHEEL_SEGMENTS} resultOf={segmentResult} />}
      resultOf={segmentResult}
      placeName={(on) => t(`casino.live.ring.${on}`)}
      rules={t('casino.live.rules.wheel')}
      prizes={places}
    />
  );
}
