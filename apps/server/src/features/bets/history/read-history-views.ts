import type { BetView } from '@touchline/contract/bets';
import type { BetKind } from '@touchline/contract/words';
import type { Language } from '@touchline/i18n/languages';
import type { BetsDeps } from '../bets-deps.ts';
import { readLegs } from '../settlement/settle.store.ts';
import { readHistory } from './history.store.ts';
import { presentBets } from './present-bet.ts';

/** The filters of the history and its export, in the wire's words. */
export interface WantedHistory {
  readonly status?: string | undefined;
  readonly kind?: BetKind | undefined;
  /** Seconds since 1970. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly betId?: bigint | undefined;
  readonly before?: bigint | undefined;
}

const dateOf = (seconds: number | undefined): Date | undefined => (seconds === undefined ? undefined : new Date(seconds * 1000));

/** A page of a player's bets with their legs and names: three statements, whatever the page. */
export async function readHistoryViews(
  { platform, doors }: Pick<BetsDeps, 'platform' | 'doors'>,
  playerId: bigint,
  wanted: WantedHistory,
  most: number,
  language: Language,
): Promise<BetView[]> {
  const rows = await readHistory(
    platform.pool,
    playerId,
    {
      status: wanted.status,
      kind: wanted.kind === 'multi' ? 'multi-bet' : wanted.kind,
      from: dateOf(wanted.from),
      to: dateOf(wanted.to),
      betId: wanted.betId,
      before: wanted.before,
    },
    most,
  );
  const legs = await readLegs(
    platform.pool,
    rows.map((row) => row.id),
  );
  return presentBets(
    doors.line,
    rows.map((row) => ({ row, legs: legs.get(row.id) ?? [] })),
    language,
  );
}
