import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import type { z } from 'zod';
import { z as zod } from 'zod';

interface Json {
  readonly [key: string]: unknown;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
  readonly maxLength?: number;
  readonly maxItems?: number;
}

/** A selection that can be put into a coupon. */
interface KnownLeg {
  readonly gameId: number;
  readonly kind: 1 | 3;
  readonly selectionId: number;
  readonly coef: string;
}
/** Things that stand in the world of a server: ids to ask for. */
export interface KnownWorld {
  readonly matches: readonly number[];
  readonly champs: readonly number[];
  readonly teams: readonly number[];
  readonly sports: readonly number[];
  /** Of different matches. */
  readonly legs: readonly KnownLeg[];
  /** Of one match. */
  readonly sameMatch: readonly KnownLeg[];
  readonly duelPlayers: readonly { readonly gameId: number; readonly playerId: number }[];
}

interface Row {
  readonly id: number;
  readonly sport: number;
  readonly live: boolean;
  readonly home: { readonly id: number };
  readonly markets: readonly { readonly selections: readonly { readonly id: number; readonly odds: number }[] }[];
}

interface DuelMatch {
  readonly matchId: number;
  readonly players: readonly { readonly playerId: number }[];
}

export async function readKnownWorld(url: string): Promise<KnownWorld> {
  const read = async <T>(address: string): Promise<T> => (await fetch(url + address)).json() as Promise<T>;
  const { champs } = await read<{ readonly champs: readonly { readonly id: number; readonly matches: readonly Row[] }[] }>(
    '/service-api/LineFeed/Get1x2_VZip?count=1000',
  );
  const rows = champs.flatMap(({ matches }) => matches);
  const legOf = (gameId: number, selection: { readonly id: number; readonly odds: number }): KnownLeg => ({
    gameId,
    kind: 3,
    selectionId: selection.id,
    coef: (selection.odds / 1000).toFixed(3),
  });
  const football = rows.find(({ sport }) => sport === 1);
  const whole = await read<Pick<Row, 'id' | 'markets'>>(`/service-api/LineFeed/GetGameZip?gameId=${football?.id}`);
  const duel = await read<readonly DuelMatch[]>('/service-api/LineFeed/GetAvailablePlayersForDuel');
  return {
    matches: rows.map(({ id }) => id),
    champs: champs.map(({ id }) => id),
    teams: rows.map(({ home }) => home.id),
    sports: [...new Set(rows.map(({ sport }) => sport))],
    legs: rows.flatMap(({ id, markets }) => {
      const [selection] = markets[0]?.selections.filter(({ odds }) => odds > 1000) ?? [];
      return selection ? [legOf(id, selection)] : [];
    }),
    sameMatch: whole.markets.flatMap(({ selections }) =>
      selections
        .filter(({ odds }) => odds > 1000)
        .slice(0, 1)
        .map((selection) => legOf(whole.id, selection)),
    ),
    duelPlayers: duel.flatMap(({ matchId, players }) => players.map(({ playerId }) => ({ gameId: matchId, playerId }))),
  };
}

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };
/** An input in as many spellings as rounds, so that no cache knows it. */
type Variant = (round: number) => Parts;

const shape = (schema: z.ZodType | undefined): Json | undefined =>
  schema && (zod.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json);

/** Lists of ids by the fields that take them. */
const IDS_OF: Readonly<Record<string, 'matches' | 'champs' | 'teams' | 'sports'>> = {
  games: 'matches',
  gameIds: 'matches',
  pinnedGames: 'matches',
  champs: 'champs',
  teams: 'teams',
  opps: 'teams',
  sports: 'sports',
  visibleSports: 'sports',
};
const ID_OF: Readonly<Record<string, 'matches' | 'champs' | 'teams' | 'sports'>> = {
  gameId: 'matches',
  champId: 'champs',
  champIdResults: 'champs',
  tournamentId: 'champs',
  teamId: 'teams',
  team1Id: 'teams',
  team2Id: 'teams',
  sportId: 'sports',
};
/** Sizes at their most, whichever a call has. */
const SIZES: Readonly<Record<string, readonly number[]>> = {
  count: [1000, 200, 100, 50],
  limit: [2000, 500, 200, 100, 50, 20],
  page: [200, 50, 20, 1],
  eventsCount: [10_000],
  points: [2000, 500, 200],
};

const fits = (call: CallSpec, part: 'query' | 'body', value: unknown): boolean => call[part]?.safeParse(value).success ?? true;
const wire = (value: unknown): unknown => (Array.isArray(value) ? value.join(',') : String(value));

/** The first size that the call takes. */
function widen(call: CallSpec, query: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  let wide = query;
  for (const [name, sizes] of Object.entries(SIZES)) {
    if (!fields.includes(name)) continue;
    const size = sizes.find((n) => fits(call, 'query', { ...wide, [name]: String(n) }));
    if (size !== undefined) wide = { ...wide, [name]: String(size) };
  }
  return wide;
}

/** The same question in other words: something that changes nothing, and no cache has seen. */
function salted(call: CallSpec, query: Record<string, unknown>, fields: readonly string[], round: number): Record<string, unknown> {
  const stamp = 1 + ((process.pid * 7 + round) % 900);
  const text = (name: string): string => (typeof query[name] === 'string' ? `${query[name]},` : '');
  const spellings: Record<string, unknown>[] = [
    { antiSports: `${text('antiSports')}${900_000 + stamp}` },
    { tsTo: String(4_000_000_000 + stamp) },
    { fcountry: String(9_000 + stamp) },
    { visibleSports: `${text('visibleSports')}${900_000 + stamp}` },
    { eventsCount: String(9_999 - stamp) },
    { limit: String(Number(query.limit ?? 10) - round) },
    { count: String(Number(query.count ?? 10) - round) },
  ];
  const spelling = spellings.find((s) => Object.keys(s).every((name) => fields.includes(name)) && fits(call, 'query', { ...query, ...s }));
  return { ...query, ...spelling };
}

const TEXTS = ['a', 's', 'm', 'с', 'a b c d e f g h', 'fc a s m b r t p', '1 2 3 4 5 6 7 8'];

function queryVariants(call: CallSpec, world: KnownWorld): Variant[] {
  const schema = shape(call.query);
  if (!schema) return [() => ({})];
  const fields = Object.keys(schema.properties ?? {});
  const flags = fields.filter((name) => fits(call, 'query', { [name]: 'true' }) || name === 'withCountries');
  const base: Record<string, unknown> = {};
  for (const name of schema.required ?? []) {
    const ids = IDS_OF[name];
    const id = ID_OF[name];
    if (ids) base[name] = wire(world[ids].slice(0, 50));
    else if (id) base[name] = wire(world[id][0]);
    else if (name === 'selectionId') base[name] = String(world.sameMatch[0]?.selectionId);
    else if (name === 'text') base[name] = 'a';
    else if (name === 'globalChamp') base[name] = '1';
    else if (name === 'country_id') base[name] = '1';
    else if (name === 'region_id') base[name] = '1';
    else if (name === 'permanentId') base[name] = String(world.matches[0]);
    else base[name] = '1';
  }
  if (schema.required?.includes('selectionId')) base.gameId = String(world.sameMatch[0]?.gameId);
  if (fields.includes('gameId') && !fits(call, 'query', base)) base.gameId = String(world.matches[0]);
  const wide = widen(call, base, fields);
  const allIds = { ...wide };
  for (const name of fields) {
    const ids = IDS_OF[name];
    if (!ids) continue;
    for (const n of [200, 100, 50, 20]) {
      const list = wire([...new Set(world[ids])].slice(0, n));
      if (!fits(call, 'query', { ...allIds, [name]: list })) continue;
      allIds[name] = list;
      break;
    }
  }
  const candidates: Record<string, unknown>[] = [
    base,
    wide,
    { ...wide, ...Object.fromEntries(flags.map((name) => [name, 'true'])) },
    { ...wide, ...Object.fromEntries(flags.map((name) => [name, 'false'])) },
    allIds,
    { ...allIds, ...Object.fromEntries(flags.map((name) => [name, 'true'])) },
    ...['withCountries', 'sportCategoriesFlag', 'groupChamps', 'subGames', 'virtualSports']
      .filter((name) => fields.includes(name))
      .map((name) => ({ ...wide, [name]: 'true' })),
    ...(fields.includes('coefViewId') ? [{ ...wide, coefViewId: '2' }] : []),
    ...(fields.includes('filterMarketGroups') ? [{ ...wide, filterMarketGroups: '11' }] : []),
    ...(fields.includes('text')
      ? TEXTS.flatMap((text) => [
          { ...wide, text },
          { ...wide, text, strict: 'true' },
        ])
      : []),
    ...(fields.includes('tsFrom') ? [{ ...wide, tsFrom: '1', tsTo: '4102444800' }] : []),
    ...(fields.includes('globalChamp')
      ? [
          { ...wide, globalChamp: '2' },
          { ...wide, globalChamp: '3' },
        ]
      : []),
    ...(fields.includes('gameId') ? [40, 400, 900].map((i) => ({ ...wide, gameId: String(world.matches[i % world.matches.length]) })) : []),
  ];
  const good = candidates.filter((query) => fits(call, 'query', query));
  const unique = [...new Map(good.map((query) => [JSON.stringify(query), query])).values()];
  return unique.map((query) => (round) => ({ query: salted(call, query, fields, round) }));
}

/** Bodies of the calls that guests may send, written by hand: no schema says which legs belong together. */
const BODIES: Partial<Record<CallKey, (world: KnownWorld) => unknown[]>> = {
  updateCoupon: coupons,
  updateCouponMulti: coupons,
  saveCoupon: (world) => coupons(world).map((coupon) => ({ coupon })),
  getGamesPreviewByIds: ({ matches }) => [{ gameIds: matches.slice(0, 20) }, { gameIds: matches.slice(-20) }],
  buildDuel: ({ duelPlayers }) => {
    const [first, ...others] = duelPlayers;
    const second = others.find(({ playerId }) => playerId !== first?.playerId);
    const apart = duelPlayers.filter((player, i) => duelPlayers.findIndex(({ gameId }) => gameId === player.gameId) === i);
    return [
      { team1Ids: [first], team2Ids: [second] },
      { team1Ids: apart.slice(0, 5), team2Ids: apart.slice(5, 10) },
      { team1Ids: duelPlayers.slice(0, 5), team2Ids: duelPlayers.slice(15, 20) },
    ];
  },
};

function coupons({ legs, sameMatch }: KnownWorld): unknown[] {
  const system = (n: number, k: number) => ({
    couponEvents: legs.slice(0, n),
    vid: 2,
    expressNum: k,
    summ: '100000.00',
    calcSystemsMin: true,
  });
  const of = (n: number) => legs.slice(0, n);
  return [
    system(20, 10),
    system(15, 7),
    { couponEvents: of(50), vid: 1, summ: '10.00', isExpressBoost: true },
    { couponEvents: of(50), vid: 3, summ: '10.00' },
    { couponEvents: of(50), vid: 6, summ: '10.00' },
    {
      couponEvents: of(16),
      vid: 4,
      expressNum: 4,
      eventsIndexes: of(8).map((_, i) => [2 * i, 2 * i + 1]),
      groupsSumms: of(8).map(() => '5.00'),
      summ: '10.00',
    },
    {
      couponEvents: of(20),
      vid: 5,
      eventsIndexes: of(10).map((_, i) => [2 * i, 2 * i + 1]),
      groupsSumms: of(10).map(() => '5.00'),
      summ: '10.00',
    },
    ...[2, 3, 4, 6, 8].map((n) => ({
      couponEvents: sameMatch.slice(0, n),
      vid: 1,
      combinations: [sameMatch.slice(0, n).map((_, i) => i)],
      summ: '10.00',
    })),
    ...[5, 20].map((at) => ({
      couponEvents: sameMatch.slice(at, at + 8),
      vid: 1,
      combinations: [sameMatch.slice(at, at + 8).map((_, i) => i)],
      summ: '10.00',
    })),
  ];
}

/** The inputs by which a guest may make a call cost most; none for calls that change something or ask for a code. */
export function worstInputs(key: CallKey, world: KnownWorld): Variant[] {
  const call: CallSpec = CALLS[key];
  if (call.access !== 'any') return [];
  const bodies = BODIES[key]?.(world);
  if (bodies) return bodies.map((body) => () => ({ body }));
  if (call.method !== 'GET' || (call.rate && key !== 'getCoupon')) return [];
  return queryVariants(call, world);
}
