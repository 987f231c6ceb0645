import type { PairTally } from '@touchline/casino/poker/signals/pair-signals';
import type { Queryable } from '#platform/db/queryable';

/** The word of one hand on two players; the first has the lower number. */
export interface PairHand {
  readonly playerA: bigint;
  readonly playerB: bigint;
  /** From the first to the second, thousandths of a big blind. */
  readonly flow: number;
  readonly streets: number;
  readonly betStreets: number;
}

/** Adds a hand to the sums of its pairs, in the order of their numbers: two tables never wait for each other. */
export async function writePairHands(on: Queryable, brandId: number, pairs: readonly PairHand[]): Promise<void> {
  if (pairs.length === 0) return;
  await on.query(
    `insert into poker_pair as p (player_a, player_b, brand_id, hands, flow, flow_squares, streets, bet_streets)
     select n.a, n.b, $6, (n.flow <> 0)::int, n.flow, n.flow::numeric * n.flow, n.streets, n.bets
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::int[], $5::int[]) n (a, b, flow, streets, bets) order by n.a, n.b
     on conflict (player_a, player_b) do update set hands = p.hands + excluded.hands, flow = p.flow + excluded.flow,
       flow_squares = p.flow_squares + excluded.flow_squares, streets = p.streets + excluded.streets,
       bet_streets = p.bet_streets + excluded.bet_streets, last_at = clock_timestamp()`,
    [
      pairs.map(({ playerA }) => playerA),
      pairs.map(({ playerB }) => playerB),
      pairs.map(({ flow }) => flow),
      pairs.map(({ streets }) => streets),
      pairs.map(({ betStreets }) => betStreets),
      brandId,
    ],
  );
}

/** Sums of two players, and those of each against everybody else. */
export interface KnownPair extends PairTally {
  readonly playerA: bigint;
  readonly playerB: bigint;
  readonly lastAt: Date;
  readonly othersA: { readonly streets: number; readonly betStreets: number };
  readonly othersB: { readonly streets: number; readonly betStreets: number };
}

interface Row extends Omit<KnownPair, 'othersA' | 'othersB'> {
  readonly streetsA: number;
  readonly betsA: number;
  readonly streetsB: number;
  readonly betsB: number;
}

/** Pairs of a brand that have met in so many hands or on so many streets since an instant, the last that met first. */
export async function readPairs(on: Queryable, brandId: number, since: Date, minMeetings: number): Promise<KnownPair[]> {
  const { rows } = await on.query<Row>(
    `select p.player_a as "playerA", p.player_b as "playerB", p.hands, p.flow::float8 as flow, p.flow_squares::float8 as "flowSquares", p.streets,
       p.bet_streets as "betStreets", p.last_at as "lastAt", a.streets as "streetsA", a.bets as "betsA", b.streets as "streetsB", b.bets as "betsB"
     from poker_pair p
     cross join lateral (
       select coalesce(sum(o.streets), 0)::int as streets, coalesce(sum(o.bet_streets), 0)::int as bets from poker_pair o
       where (o.player_a = p.player_a or o.player_b = p.player_a) and (o.player_a, o.player_b) <> (p.player_a, p.player_b)
     ) a
     cross join lateral (
       select coalesce(sum(o.streets), 0)::int as streets, coalesce(sum(o.bet_streets), 0)::int as bets from poker_pair o
       where (o.player_a = p.player_b or o.player_b = p.player_b) and (o.player_a, o.player_b) <> (p.player_a, p.player_b)
     ) b
     where p.brand_id = $3 and p.last_at >= $1 and (p.hands >= $2 or p.streets >= $2) order by p.last_at desc`,
    [since, minMeetings, brandId],
  );
  return rows.map(({ streetsA, betsA, streetsB, betsB, ...pair }) => ({
    ...pair,
    othersA: { streets: streetsA, betStreets: betsA },
    othersB: { streets: streetsB, betStreets: betsB },
  }));
}
