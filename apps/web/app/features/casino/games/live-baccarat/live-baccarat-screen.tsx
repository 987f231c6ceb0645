import { baccaratChances } from '@touchline/casino/baccarat/chances';
import { BACCARAT_PLACES, type BaccaratBet, baccaratPay } from '@touchline/casino/baccarat/pays';
import { LIVE_BACCARAT, pointsOfResult } from '@touchline/casino/shared/live-baccarat';
import { winnerOf } from '@touchline/casino/statistics/big-road';
import { useTranslator } from '@touchline/ui/translator-context';
import { LiveFrame } from '../../live/live-frame.tsx';
import { RoadMap } from '../../live/road-map.tsx';
import { useLiveBoard } from '../../live/use-live-board.ts';
import { useSharedTable } from '../../shared/use-shared-table.ts';
import { placeFigures } from '../chips/place-figures.ts';
import { PlaceLayout } from '../chips/place-layout.tsx';
import { LiveBaccaratHands } from './live-baccarat-hands.tsx';
import { pointsResult, WINNER_TONES } from './points-result.ts';

const FIGURES = placeFigures(BACCARAT_PLACES, baccaratChances(), (on, result) => baccaratPay(on, result, 'commission'));

/** Live baccarat (S226): two hands for everybody. */
export default function LiveBaccaratScreen() {
  const t = useTranslator();
  const table = useSharedTable('live-baccarat', LIVE_BACCARAT.layout);
  const laid = useLiveBoard<BaccaratBet>(table);
  const { phase, round } = table;
  const winner = phase === 'over' && round?.result != null ? winnerOf(pointsOfResult(round.result)) : null;
  const places = FIGURES.map((figure) => ({ ...figure, name: t(`casino.baccarat.${figure.on}`) }));
  return (
    <LiveFrame<BaccaratBet>
      table={table}
      bettingMs={LIVE_BACCARAT.bettingMs}
      laid={laid}
      drawn={<LiveBaccaratHands table={table} />}
      layout={<PlaceLayout board={laid.board} places={places} toneOf={(on) => WINNER_TONES[on]} isHit={(on) => on === winner} />}
      statistics={<RoadMap table={table} />}
      resultOf={(result) => pointsResult(t, result)}
      placeName={(on) => t(`casino.baccarat.${on}`)}
      rules={t('casino.live.rules.baccarat')}
      prizes={places}
    />
  );
}
