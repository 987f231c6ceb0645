import type { Platform } from '#platform/platform';
import type { BetsDoors } from '../doors.ts';

/** What dealing with running bets needs. */
export interface SaleDeps {
  readonly platform: Pick<Platform, 'pool' | 'outbox' | 'log' | 'bus' | 'clock' | 'roles'>;
  readonly doors: BetsDoors;
}
