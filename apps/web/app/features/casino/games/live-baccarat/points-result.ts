import { pointsOfResult } from '@touchline/casino/shared/live-baccarat';
import { winnerOf } from '@touchline/casino/statistics/big-road';
import type { useTranslator } from '@touchline/ui/translator-context';
import type { ShownResult } from '../../shared/result-strip.tsx';

export const WINNER_TONES = { player: 'blue', banker: 'red', tie: 'green' } as const;

/** A round of baccarat by its winner, with the points of both hands. */
export function pointsResult(t: ReturnType<typeof useTranslator>, result: number): ShownResult {
  const points = pointsOfResult(result);
  const winner = winnerOf(points);
  return { text: t('casino.live.points', { winner: t(`casino.baccarat.${winner}`), ...points }), tone: WINNER_TONES[winner] };
}
