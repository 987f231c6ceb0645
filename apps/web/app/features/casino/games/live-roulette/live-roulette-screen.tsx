import { pocketsOf } from '@touchline/casino/roulette/layout';
import type { RouletteBet } from '@touchline/casino/roulette/pays';
import { LIVE_ROULETTE, LIVE_ROULETTE_WHEEL } from '@touchline/casino/shared/live-roulette';
import { useTranslator } from '@touchline/ui/translator-context';
import { LiveFrame } from '../../live/live-frame.tsx';
import { NumberStatistics } from '../../live/number-statistics.tsx';
import { useLiveBoard } from '../../live/use-live-board.ts';
import { useSharedTable } from '../../shared/use-shared-table.ts';
import { numbersText } from '../roulette/numbers-text.ts';
import { RouletteLayout } from '../roulette/roulette-layout.tsx';
import { roulettePrizes } from '../roulette/roulette-prizes.ts';
import { LiveRouletteWheel } from './live-roulette-wheel.tsx';
import { pocketResult } from './pocket-result.ts';

/** Live roulette (S226): one ball for everybody. */
export default function LiveRouletteScreen() {
  const t = useTranslator();
  const table = useSharedTable('live-roulette', LIVE_ROULETTE.layout);
  const laid = useLiveBoard<RouletteBet>(table);
  const drawn = table.phase === 'over' ? (table.round?.result ?? null) : null;
  return (
    <LiveFrame<RouletteBet>
      table={table}
      bettingMs={LIVE_ROULETTE.bettingMs}
      laid={laid}
      drawn={<LiveRouletteWheel table={table} />}
      layout={<RouletteLayout board={laid.board} wheel={LIVE_ROULETTE_WHEEL} drawn={drawn} />}
      statistics={<NumberStatistics table={table} outcomes={pocketsOf(LIVE_ROULETTE_WHEEL)} resultOf={pocketResult} />}
      resultOf={pocketResult}
      placeName={(on) => ('numbers' in on ? numbersText(on) : t(`casino.roulette.${on.outside}`))}
      rules={t('casino.live.rules.roulette')}
      prizes={roulettePrizes(LIVE_ROULETTE_WHEEL).map(({ key, count, pay, chance }) => ({
        name: t(`casino.roulette.prize.${key}`, { n: count }),
        pay,
        chance,
      }))}
    />
  );
}
