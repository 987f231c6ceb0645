import type { ChampView, CompetitorView, MarketView, MatchRow } from '@touchline/contract/line/shapes';
import type { FeedDelta, PriceChange } from '@touchline/contract/push/messages';
import { createRandom } from '@touchline/kernel/random';

export type Champ = ChampView & { readonly matches: readonly MatchRow[] };

const CHAMPS = 50;
const ROWS_EACH = 10;
/** How often the server sends a frame, and what a frame holds: 200 prices a second. */
const TICK_MS = 80;
const CHANGES_EACH = 16;
/** The feed is made before it is played, so that making it is not measured; it begins again behind its end. */
const TICKS = 500;
const FOOTBALL = 1;
const SEED = 'live-table';

/** Three and three prices, then two beside a line each: the twelve cells of a row. */
const COLUMNS = [
  { type: 'result', line: 0, labels: ['1', 'X', '2'] },
  { type: 'double-chance', line: 0, labels: ['1X', '12', '2X'] },
  { type: 'asian-handicap', line: -4, labels: ['1', '2'] },
  { type: 'total', line: 10, labels: ['O', 'U'] },
] as const;

const competitor = (id: number): CompetitorView => ({
  id,
  name: `Club ${id}`,
  country: 0,
  flag: '',
  crest: { pattern: 'stripes', a: '#1d4ed8', b: '#f8fafc' },
});

/** 500 running matches of football in championships of ten. */
export function makeChamps(now: number): readonly Champ[] {
  const random = createRandom(SEED, 'prices');
  const marketsOf = (match: number): MarketView[] =>
    COLUMNS.map(({ type, line, labels }, place) => ({
      id: match * 10 + place,
      type,
      group: 'main',
      name: type,
      period: 0,
      line,
      subject: 0,
      status: 'open',
      layout: labels.length === 3 ? 3 : 2,
      main: true,
      selections: labels.map((label, n) => ({ id: place * 3 + n, name: label, label, odds: 1200 + 10 * random.int(400) })),
    }));
  const matchOf = (champ: number, id: number): MatchRow => ({
    id,
    kind: 'live',
    sport: FOOTBALL,
    champ,
    champName: `League ${champ}`,
    home: competitor(2 * id),
    away: competitor(2 * id + 1),
    startsAt: Math.floor(now / 1000) - 1800,
    state: {
      status: 'live',
      period: 1,
      periodName: '1st half',
      clock: { seconds: 1800, running: true, at: now },
      score: [1, 0],
      periods: [[1, 0]],
      points: null,
      turn: 0,
      reds: [0, 0],
      lastScore: null,
    },
    marketCount: 40,
    markets: marketsOf(id),
    sections: [],
    virtual: false,
    weight: 0,
    live: true,
    tracker: false,
  });
  return Array.from({ length: CHAMPS }, (_, champ) => ({
    id: champ + 1,
    sport: FOOTBALL,
    name: `League ${champ + 1}`,
    country: 0,
    countryName: '',
    flag: '',
    top: 0,
    matches: Array.from({ length: ROWS_EACH }, (_row, n) => matchOf(champ + 1, champ * ROWS_EACH + n + 1)),
  }));
}

function makeDeltas(champs: readonly Champ[]): readonly FeedDelta[] {
  const random = createRandom(SEED, 'deltas');
  const prices = champs.flatMap((champ) =>
    champ.matches.flatMap((match) =>
      match.markets.flatMap((market) => market.selections.map(({ id, odds }) => ({ match: match.id, selection: id, odds }))),
    ),
  );
  const change = (): PriceChange => {
    const price = random.pick(prices);
    const step = 10 * (1 + random.int(12));
    price.odds += price.odds < 1200 || random.chance(0.5) ? step : -step;
    return [price.match, price.selection, price.odds, 0];
  };
  return Array.from({ length: TICKS }, () => ({ p: Array.from({ length: CHANGES_EACH }, change) }));
}

/** Hands over a delta of 16 prices every 80 ms until the returned function is called. The same prices in the same order each time. */
export function playFeed(champs: readonly Champ[], take: (delta: FeedDelta, seq: number) => void): () => void {
  const deltas = makeDeltas(champs);
  let seq = 0;
  const timer = setInterval(() => {
    const delta = deltas[seq++ % deltas.length];
    if (delta) take(delta, seq);
  }, TICK_MS);
  return () => clearInterval(timer);
}
