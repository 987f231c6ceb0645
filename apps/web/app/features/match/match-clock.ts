import type { MatchDetail } from '@touchline/contract/line/shapes';

/** The minute that a bettor would say: 0:30 is the 1st, 67:12 the 68th. */
export const matchMinute = (second: number): number => Math.floor(second / 60) + 1;

/** Seconds of regular time; 0 where the sport has no clock. */
export const regularTimeSeconds = ({ format }: Pick<MatchDetail, 'format'>): number => format.periods * format.periodSeconds;

/** Whether incident seconds count through the match (football) or start again in each period (basketball): second of the whole match. */
export function toMatchSecond(
  incident: { readonly period: number; readonly second: number },
  { format }: Pick<MatchDetail, 'format'>,
): number {
  if (format.periodSeconds === 0 || incident.period <= 1) return incident.second;
  const before = (incident.period - 1) * format.periodSeconds;
  return incident.second >= before ? incident.second : before + incident.second;
}
