import fs from 'node:fs';
import { seededDraws } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { findGame } from '@touchline/casino/games/games';
import { compare, ratio } from '@touchline/kernel/ratio';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDb } from '../harness/fresh-db.ts';

/** Rounds of each game, spread over its lines. */
const ROUNDS = Number(process.env.ROUNDS ?? 20_000);
/** Rounds of an answer: a million at once would not fit. */
const AT_ONCE = 50_000;
const SERVER = '3d0f5a1c9e72b6840ad1c5e7f293b8460c7e1f5d92a4b3867150e9fd2c48ba63';
const CLIENT = 'second';

// Views of many games meet here; each line reads its own game's fields.
type View = Readonly<Record<string, unknown>>;

/** A line of the proof: a key, its options, how many steps are taken (null where there are none), the step, and how the draw is written. */
interface Line {
  readonly key: string;
  readonly options: object;
  readonly stop: number | null;
  readonly step: (height: number) => unknown;
  readonly shown: (view: View) => string;
}

/** Options of a game whose stake lies as chips on places. */
interface Layout {
  readonly bets: readonly { readonly on: unknown; readonly chips: number }[];
}

const drawn = (key: string, options: readonly object[], shown: (view: View) => string): Line[] =>
  options.map((of) => ({ key, options: of, stop: null, step: () => null, shown }));
const climbed = (
  key: string,
  options: readonly (readonly [object, number])[],
  step: (height: number) => unknown,
  shown: (view: View) => string,
): Line[] => options.map(([of, stop]) => ({ key, options: of, stop, step, shown }));

const RISKS = ['low', 'medium', 'high'] as const;
const picks = (count: number): number[] => Array.from({ length: count }, (_, i) => 40 - 3 * i);
const busts: readonly (readonly [object, number])[] = [
  [{ risk: 'easy' }, 9],
  [{ risk: 'medium' }, 3],
  [{ risk: 'hard' }, 2],
  [{ risk: 'expert' }, 1],
];
const onward = () => ({ step: {} });
/** Every place of a layout by itself, and chips of different weight on the first places of the last layout together. */
function layout(key: string, shown: (view: View) => string): Line[] {
  const alone = (findGame(key)?.variants() ?? []) as readonly Layout[];
  const last = alone.at(-1);
  const together = alone.filter((one) => JSON.stringify({ ...one, bets: [] }) === JSON.stringify({ ...last, bets: [] })).slice(0, 5);
  const mixed = { ...last, bets: together.flatMap(({ bets }, i) => bets.map((bet) => ({ ...bet, chips: 3 * i + 1 }))) };
  return drawn(key, [...alone, mixed], shown);
}
const hidden = ({ hidden: all }: View): string => String(all);

const LINES: readonly Line[] = [
  ...drawn('dice', [{ over: 5050 }, { under: 200 }, { under: 7000 }], ({ rolled }) => String(rolled)),
  ...drawn('limbo', [{ target: 101 }, { target: 200 }, { target: 1234 }, { target: 100_000 }], ({ result }) => String(result)),
  ...drawn(
    'drop',
    RISKS.flatMap((risk) => [8, 9, 10, 11, 12, 13, 14, 15, 16].map((rows) => ({ rows, risk }))),
    ({ path }) => String(path),
  ),
  ...drawn(
    'keno',
    ['classic', ...RISKS].flatMap((risk) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => ({ picks: picks(count), risk }))),
    (view) => String(view.drawn),
  ),
  ...drawn(
    'wheel',
    RISKS.flatMap((risk) => [10, 20, 30, 40, 50].map((segments) => ({ segments, risk }))),
    ({ segment }) => String(segment),
  ),
  ...drawn('diamonds', [{}], ({ gems }) => String(gems)),
  ...drawn(
    'bars',
    ['easy', 'medium', 'hard', 'expert'].map((difficulty) => ({ difficulty })),
    (view) => String(view.drawn),
  ),
  ...drawn('coin', [{ side: 'heads' }, { side: 'tails' }], ({ side }) => String(side)),
  ...drawn(
    'cases',
    ['street', 'club', 'stadium', 'final'].map((one) => ({ case: one })),
    ({ rarity }) => String(rarity),
  ),
  ...drawn(
    'scratch-cards',
    ['kick-off', 'night-sky', 'orchard'].map((design) => ({ design })),
    ({ fields }) => String(fields),
  ),
  ...layout('roulette', ({ pocket }) => String(pocket)),
  ...layout('sic-bo', ({ dice }) => String(dice)),
  ...layout('dragon-tiger', ({ dragon, tiger }) => String([dragon, tiger])),
  ...layout('baccarat', ({ player, banker }) => [player, banker].map(String).join('|')),
  ...layout('andar-bahar', ({ joker, dealt }) => String([joker, dealt])),
  ...climbed(
    'mines',
    [
      [{ mines: 1 }, 12],
      [{ mines: 3 }, 4],
      [{ mines: 24 }, 1],
    ],
    (height) => ({ open: height }),
    ({ mines }) => String(mines),
  ),
  ...climbed('chicken-road', busts, onward, hidden),
  ...climbed('pump', busts, onward, hidden),
  ...climbed(
    'tower',
    ['easy', 'medium', 'hard', 'expert', 'master'].map((level, i) => [{ level }, [4, 9, 2, 1, 2][i] as number] as const),
    () => ({ step: { tile: 0 } }),
    ({ hidden: rows }) => (rows as readonly (readonly number[])[]).map(String).join('|'),
  ),
  ...climbed(
    'flip',
    [
      [{}, 1],
      [{}, 4],
    ],
    () => ({ step: { side: 'heads' } }),
    ({ hidden: sides }) => (sides as readonly string[]).map((side) => (side === 'heads' ? 0 : 1)).join(''),
  ),
  ...climbed(
    'rock-paper-scissors',
    [
      [{}, 1],
      [{}, 3],
    ],
    () => ({ step: { hand: 'rock' } }),
    ({ steps }) => (steps as readonly { shown: string }[]).map(({ shown }) => ['rock', 'paper', 'scissors'].indexOf(shown)).join(''),
  ),
];

function play(game: AnyGame, line: Line, nonce: number): unknown {
  const draws = seededDraws({ serverSeed: SERVER, clientSeed: CLIENT, nonce });
  let state = game.begin(line.options, draws, game.edge?.usual ?? 0);
  for (let won = 0; !game.isOver(state); ) {
    const next = game.act(state, won === line.stop ? { cashOut: true } : line.step(won), draws);
    if (!next.ok) throw new Error(`${line.key}: ${next.error.message}`);
    state = next.value;
    // A draw of hands leaves the level as it is; mines count their tiles.
    won = state.level ?? won + 1;
  }
  return state;
}

describe('a second implementation, in SQL', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: await freshDb() });
    await client.connect();
    for (const file of ['draws', 'tables', 'one-draw-games', 'prize-games', 'layout-games', 'climbed-games'])
      await client.query(fs.readFileSync(new URL(`${file}.sql`, import.meta.url), 'utf8'));
  });
  afterAll(() => client.end());

  /** Rounds `from` to `to` of a line, played both ways. */
  async function compareRounds(game: AnyGame, line: Line, from: number, to: number): Promise<void> {
    const kept = 1_000_000 - (game.edge?.usual ?? 0);
    const answers = await client.query<{ nonce: number; shown: string; num: string; den: string }>(
      `select nonce, shown, trim_scale(num * 100)::text num, trim_scale(den * 100)::text den
       from generate_series($1::int, $2::int) nonce,
       second.${line.key.replaceAll('-', '_')}($3, $4, nonce, $5::jsonb${line.stop === null ? '' : `, ${line.stop}`}, $6::numeric) round
       order by nonce`,
      [from, to, SERVER, CLIENT, JSON.stringify(line.options), kept],
    );
    expect(answers.rows).toHaveLength(to - from + 1);
    for (const { nonce, shown, num, den } of answers.rows) {
      const state = play(game, line, nonce);
      const agrees = line.shown(game.view(state) as View) === shown && compare(game.returned(state), ratio(BigInt(num), BigInt(den))) === 0;
      if (!agrees)
        expect({ nonce, view: game.view(state), returned: game.returned(state) }, JSON.stringify(line)).toEqual({ shown, num, den });
    }
  }

  const keys = [...new Set(LINES.map(({ key }) => key))];
  it.each(keys)(`agrees on the draws and pays of ${ROUNDS} rounds of %s (server seed ${SERVER})`, async (key) => {
    const game = findGame(key);
    if (!game) throw new Error(`there is no game ${key}`);
    const lines = LINES.filter((line) => line.key === key);
    const each = Math.ceil(ROUNDS / lines.length);
    for (const [i, line] of lines.entries())
      for (let done = 0; done < each; done += AT_ONCE)
        await compareRounds(game, line, i * each + done + 1, i * each + Math.min(each, done + AT_ONCE));
  });
});
