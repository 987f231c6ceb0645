import { AGENT_HOURS } from '@touchline/contract/support/enums';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When consultants are back, epoch ms; null while they are there. */
export function awayUntil(now: number): number | null {
  const { from, until } = AGENT_HOURS;
  const day = Math.floor(now / DAY_MS) * DAY_MS;
  if (now < day + from * HOUR_MS) return day + from * HOUR_MS;
  return now < day + until * HOUR_MS ? null : day + DAY_MS + from * HOUR_MS;
}
