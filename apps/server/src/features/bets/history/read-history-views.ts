import type { BetView } from '@touchline/contract/bets/calls';
import type { BetKind } from '@touchline/contract/bets/enums';
import type { Language } from '@touchline/i18n/languages';
import type { BetsDeps } from '../bets-deps.ts';
import { readLegs } from '../settlement/settle.store.ts';
import { readHistory } from './history.store.ts';
import { presentBets } from './present-bet.ts';
import { stakeBounds } from './stake-bounds.ts';

/** The filters of the history and its export, in the wire's words. */
export interface HistoryQuery {
  readonly status?: string | undefined;
  readonly kind?: BetKind | undefined;
  /** Seconds since 1970. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly betId?: bigint | undefined;
  readonly before?: bigint | undefined;
  readonly feed?: 'line' | 'live' | undefined;
  readonly sport?: number | undefined;
  /** Decimal text, in each bet's own currency. */
  readonly stakeFrom?: string | undefined;
  readonly stakeTo?: string | undefined;
  readonly hidden?: 'without' | 'with' | 'only' | undefined;
}

const dateOf = (seconds: number | undefined): Date | undefined => (seconds === undefined ? undefined : new Date(seconds * 1000));

/** A page of a player's bets with their legs and names: three statements, whatever the page. */
export async function readHistoryViews(
  { platform, ports }: Pick<BetsDeps, 'platform' | 'ports'>,
  playerId: bigint,
  wanted: HistoryQuery,
  max: number,
  language: Language,
): Promise<BetView[]> {
  const rows = await readHistory(
    platform.pool,
    playerId,
    {
      status: wanted.status,
      kind: wanted.kind,
      from: dateOf(wanted.from),
      to: dateOf(wanted.to),
      betId: wanted.betId,
      before: wanted.before,
      live: wanted.feed === undefined ? undefined : wanted.feed === 'live',
      stakes: stakeBounds(wanted.stakeFrom, wanted.stakeTo),
      hidden: wanted.hidden ?? 'with',
    },
    max,
  );
  const legs = await readLegs(
    platform.pool,
    rows.map((row) => row.id),
  );
  return presentBets(
    ports.line,
    rows.map((row) => ({ row, legs: legs.get(row.id) ?? [] })),
    language,
  );
}

/** How many bets one request looks through for those of a sport. */
const LOOKED_AT = 200;
const MAX_LOOKS = 10;

export interface HistoryPage {
  readonly bets: BetView[];
  /** The next page's `before`; null on the last. */
  readonly next: string | null;
}

/**
 * A page by keyset. Which sport a bet is on only its matches say: for that filter bets are looked through in order, and a page may end
 * before it is full, with a cursor that goes on where it stopped looking.
 */
export async function readHistoryPage(
  deps: Pick<BetsDeps, 'platform' | 'ports'>,
  playerId: bigint,
  wanted: HistoryQuery,
  count: number,
  language: Language,
): Promise<HistoryPage> {
  const { sport } = wanted;
  if (sport === undefined) {
    // One more than asked tells whether there is another page.
    const views = await readHistoryViews(deps, playerId, wanted, count + 1, language);
    const bets = views.slice(0, count);
    return { bets, next: views.length > count ? (bets.at(-1)?.betId ?? null) : null };
  }
  const bets: BetView[] = [];
  let before = wanted.before;
  for (let look = 0; look < MAX_LOOKS; look++) {
    const views = await readHistoryViews(deps, playerId, { ...wanted, before }, LOOKED_AT, language);
    for (const view of views) {
      before = BigInt(view.betId);
      if (view.legs.some((leg) => leg.sport === sport)) bets.push(view);
      if (bets.length === count) return { bets, next: view.betId };
    }
    if (views.length < LOOKED_AT) return { bets, next: null };
  }
  return { bets, next: before?.toString() ?? null };
}
