import type { PrizeLine } from '@touchline/casino/tournament/prize-table';
import type { PrizeUnit, TournamentStatus } from '@touchline/contract/casino-tournaments/enums';
import type { TournamentRules } from '@touchline/contract/casino-tournaments/shapes';

/** A tournament as it is kept. */
export interface Tournament {
  readonly id: bigint;
  readonly brandId: number;
  /** Of the house's own series; null of what an operator made. */
  readonly series: string | null;
  /** By language. */
  readonly names: Readonly<Record<string, string>>;
  readonly rules: TournamentRules;
  /** None: every game. */
  readonly games: readonly string[];
  /** By currency, minor units as text; rounds in other currencies do not count. */
  readonly minStakes: Readonly<Record<string, string>>;
  readonly prizeUnit: PrizeUnit;
  readonly prizes: readonly PrizeLine[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly setBy: string | null;
  /** A second operator is to approve its prizes. */
  readonly awaitsApproval: boolean;
  readonly approvedBy: string | null;
  readonly cancelledAt: Date | null;
  readonly closedAt: Date | null;
  readonly paidAt: Date | null;
}

/** The stage of a tournament at a moment (epoch ms). */
export function statusOf(
  {
    awaitsApproval,
    cancelledAt,
    paidAt,
    startsAt,
    endsAt,
  }: Pick<Tournament, 'awaitsApproval' | 'cancelledAt' | 'paidAt' | 'startsAt' | 'endsAt'>,
  now: number,
): TournamentStatus {
  if (cancelledAt !== null) return 'cancelled';
  if (paidAt !== null) return 'paid';
  if (awaitsApproval) return 'proposed';
  if (now < startsAt.getTime()) return 'announced';
  return now < endsAt.getTime() ? 'running' : 'ended';
}

/** The name in a language, or in the base language. */
export const nameIn = ({ names }: Pick<Tournament, 'names'>, language: string, base: string): string =>
  names[language] ?? names[base] ?? Object.values(names)[0] ?? '';
