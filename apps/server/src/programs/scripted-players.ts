import { BET_KINDS, type BetKind } from '@touchline/contract/bets/enums';
import type { MatchRow } from '@touchline/contract/line/shapes';
import { formatOdds } from '@touchline/kernel/odds';
import { createRandom, type Random } from '@touchline/kernel/random';
import { Failure } from '#platform/http/failure';
import type { Caller } from '#platform/http/handler';
import type { App } from '../app.ts';

/** The players' acts: counts by kind of bet, and the refusals by code. */
export interface PlayersReport {
  readonly placed: Record<BetKind, number>;
  readonly accepted: number;
  readonly waiting: number;
  readonly refused: Record<string, number>;
}

interface Choice {
  readonly row: MatchRow;
  readonly selectionId: number;
  readonly odds: number;
}

const ROWS = 50;
const LEGS: Readonly<Record<BetKind, readonly [min: number, max: number]>> = {
  single: [1, 1],
  express: [2, 4],
  system: [3, 5],
  chain: [2, 4],
  multi: [4, 5],
  conditional: [2, 3],
  'anti-express': [2, 3],
  'full-cover': [3, 3],
  'each-way': [1, 1],
};
/** Most people bet singles and accumulators. */
const TASTE: readonly BetKind[] = [
  'single',
  'single',
  'single',
  'single',
  'express',
  'express',
  'express',
  'system',
  'chain',
  'anti-express',
  'conditional',
];
const STAKES = ['2.00', '5.00', '10.00', '12.50', '25.00'] as const;

/** Players who look at the feed and bet on it through the same calls as everybody, all choices drawn from a seed. */
export function createScriptedPlayers(app: App, callers: readonly Caller[], seed: string) {
  const random = createRandom(seed);
  const report = {
    placed: Object.fromEntries(BET_KINDS.map((kind) => [kind, 0])) as Record<BetKind, number>,
    accepted: 0,
    waiting: 0,
    refused: {} as Record<string, number>,
  };
  let guid = 0;

  async function readRows(kind: 'line' | 'live', caller: Caller): Promise<MatchRow[]> {
    const list = await app.call('get1x2', { query: { count: ROWS }, bind: { kind } }, caller);
    return list.champs.flatMap((champ) => champ.matches);
  }

  async function bet(caller: Caller): Promise<void> {
    const live = random.chance(0.4);
    const rows = await readRows(live ? 'live' : 'line', caller);
    const kind = random.pick(TASTE);
    const legs = choose(rows, LEGS[kind], random);
    if (legs.length === 0) return;
    report.placed[kind]++;
    try {
      const answer = await app.call(
        'makeBetWeb',
        {
          body: {
            couponEvents: legs.map(({ row, selectionId, odds }) => ({
              gameId: row.id,
              kind: row.kind === 'live' ? (1 as const) : (3 as const),
              selectionId,
              coef: formatOdds(odds),
            })),
            vid: BET_KINDS.indexOf(kind),
            ...(kind === 'system' ? { expressNum: 2 } : {}),
            summ: random.pick(STAKES),
            checkCf: random.int(3),
            notWait: true,
            betGuid: `${seed.replace(/\W/g, '')}-${String(++guid).padStart(8, '0')}`,
          },
        },
        caller,
      );
      report[answer.status === 'accepted' ? 'accepted' : 'waiting']++;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      report.refused[error.code] = (report.refused[error.code] ?? 0) + 1;
    }
  }

  return {
    report: report as PlayersReport,
    /** Every player bets once, one after the other. */
    async round(): Promise<void> {
      for (const caller of callers) await bet(caller);
    },
  };
}

/** Open selections of different matches; fewer than the kind needs gives none. */
function choose(rows: readonly MatchRow[], [min, max]: readonly [number, number], random: Random): Choice[] {
  const wanted = min + random.int(max - min + 1);
  const left = [...rows];
  const legs: Choice[] = [];
  while (legs.length < wanted && left.length > 0) {
    const [row] = left.splice(random.int(left.length), 1);
    const open =
      row?.markets.filter((market) => market.status === 'open').flatMap((market) => market.selections.filter((s) => s.odds > 0)) ?? [];
    if (!row || open.length === 0) continue;
    const selection = random.pick(open);
    legs.push({ row, selectionId: selection.id, odds: selection.odds });
  }
  return legs.length >= min ? legs : [];
}
