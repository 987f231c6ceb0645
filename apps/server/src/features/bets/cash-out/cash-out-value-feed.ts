import type { PlayerEvent } from '@touchline/contract/push/messages';
import { formatMoney } from '@touchline/kernel/money';
import type { FeedFeature } from '#features/feed';
import { hearPlayers } from '#platform/player-news';
import { readLegs } from '../settlement/settle.store.ts';
import { readBetsById, readOpenBets } from './cash-out.store.ts';
import { scaleOf } from './cash-out.ts';
import type { OpenBet } from './open-bet.ts';
import { cashOutValue } from './open-bet.ts';
import type { OpenBetContext } from './open-bet-context.ts';

type CashOutNews = Extract<PlayerEvent, { kind: 'sale' }>;

/** Sale values of the running bets of players who look at them. */
export interface CashOutValueFeed {
  /** Tells the values of a player's running bets as they change, from all of them on; the function ends it. */
  follow(playerId: bigint, tell: (news: CashOutNews) => void): () => void;
  /** One turn; for tests too. */
  look(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

interface Followed {
  readonly tells: Set<(news: CashOutNews) => void>;
  readonly bets: Map<bigint, OpenBet>;
  /** The last value sent, by bet. */
  readonly announced: Map<bigint, string>;
  /** When the newest of them was placed; null before they have been read. */
  newest: Date | null;
  /** Its bets have changed otherwise than by prices. */
  stale: boolean;
}

/** At most one frame a player in this time, however often the prices move. */
const POLL_INTERVAL_MS = 1_500;
/** The bets whose values are sent to one player, newest first. */
const BETS_A_PLAYER = 500;
const REREAD_EVERY = 8;

export function createValueFeed({ platform, ports }: OpenBetContext, feed: Pick<FeedFeature, 'observe'>): CashOutValueFeed {
  const { pool, bus, log } = platform;
  const players = new Map<bigint, Followed>();
  const moved = new Set<number>();
  const ends: (() => void)[] = [];
  let turns = 0;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function lookOnce(): Promise<void> {
    turns += 1;
    const matches = new Set(moved);
    moved.clear();
    for (const [playerId, followed] of players) {
      const reads = followed.stale || turns % REREAD_EVERY === 0;
      if (reads) await readBets(pool, playerId, followed);
      const values = changedValues(ports.line, followed, reads ? undefined : matches);
      if (values.length > 0) for (const tell of followed.tells) tell({ kind: 'sale', values });
    }
  }
  const look = (): Promise<void> => {
    const turn = looking.then(lookOnce);
    looking = turn.catch((err: unknown) => log.warn({ err }, 'failed to read cash-out values; retrying'));
    return turn;
  };
  return {
    follow(playerId, tell) {
      const followed = players.get(playerId) ?? { tells: new Set(), bets: new Map(), announced: new Map(), newest: null, stale: true };
      followed.tells.add(tell);
      // A new subscriber gets all values again: earlier frames went to the others only.
      followed.announced.clear();
      followed.stale = true;
      players.set(playerId, followed);
      return () => {
        followed.tells.delete(tell);
        if (followed.tells.size === 0 && players.get(playerId) === followed) players.delete(playerId);
      };
    },
    look,
    start() {
      ends.push(
        feed.observe({
          changed({ match }) {
            if (players.size > 0) moved.add(match);
          },
          silence() {
            for (const followed of players.values()) followed.stale = true;
          },
        }),
        hearPlayers(bus, (playerId) => {
          const followed = players.get(playerId);
          if (followed) followed.stale = true;
        }),
      );
      timer = setInterval(() => {
        if (players.size > 0) void look().catch(() => {});
      }, POLL_INTERVAL_MS);
    },
    async stop() {
      clearInterval(timer);
      for (const end of ends) end();
      await looking;
    },
  };
}

/** Brings a player's running bets up to date: those that are new, and where something else than a price has changed, all of them. */
async function readBets(pool: OpenBetContext['platform']['pool'], playerId: bigint, followed: Followed): Promise<void> {
  const fresh = await readOpenBets(pool, playerId, followed.newest, BETS_A_PLAYER);
  const known = followed.stale ? await readBetsById(pool, [...followed.bets.keys()]) : [];
  followed.stale = false;
  const rows = [...fresh, ...known];
  const legs = await readLegs(
    pool,
    rows.map((row) => row.id),
  );
  for (const row of rows) {
    if (row.status === 'open') followed.bets.set(row.id, { row, legs: legs.get(row.id) ?? [] });
    else {
      followed.bets.delete(row.id);
      followed.announced.delete(row.id);
    }
  }
  followed.newest = fresh[0]?.placedAt ?? followed.newest;
}

/** Values that are not what was told last, of bets with a leg on one of `matches`; of all bets where none are named. */
function changedValues(
  line: OpenBetContext['ports']['line'],
  followed: Followed,
  matches: ReadonlySet<number> | undefined,
): CashOutNews['values'] {
  const values: CashOutNews['values'] = [];
  for (const [betId, bet] of followed.bets) {
    if (matches && !bet.legs.some((leg) => matches.has(Number(leg.matchId)))) continue;
    const value = cashOutValue(line, bet);
    const money = (minor: bigint): string => formatMoney(minor, scaleOf(bet.row));
    const one = value.ok
      ? { betId: betId.toString(), fair: money(value.value.fairMinor), offer: money(value.value.offerMinor), refusal: null }
      : { betId: betId.toString(), fair: null, offer: null, refusal: value.error.code };
    const text = JSON.stringify(one);
    if (followed.announced.get(betId) === text) continue;
    followed.announced.set(betId, text);
    values.push(one);
  }
  return values;
}
