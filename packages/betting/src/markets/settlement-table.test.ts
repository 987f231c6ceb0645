import { decodeMarketId, encodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import type { MatchFormat } from '../match-state/match-format.ts';
import { INITIAL_MATCH_STATE, type Incident, type MatchState, type Side } from '../match-state/match-state.ts';
import { formatLegResult } from '../settlement/leg-result.ts';
import { FAMILY_IDS, type FamilyKey, familyTypeId, SINGLES } from './market-ids.ts';
import { MARKET_TYPES, marketTypeByKey } from './registry.ts';
import { ANY_OTHER, scoreOutcome } from './score/correct-score.ts';
import { intervalSpecifier } from './score/interval-total.ts';
import { marginOutcome } from './score/winning-margin.ts';
import { methodOutcome } from './sport/method-of-victory.ts';
import { NO_GOALSCORER, playerOutcome } from './sport/player-markets.ts';
import { forecastOutcome, tricastOutcome } from './sport/race-markets.ts';

const FOOTBALL: MatchFormat = { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: true };
const TENNIS: MatchFormat = { scoring: 'periods', periods: 3, toWin: 2, periodSeconds: 0, draw: false, overtime: false };
const RACE: MatchFormat = { scoring: 'places', periods: 1, toWin: 0, periodSeconds: 0, draw: false, overtime: false };
const HOCKEY: MatchFormat = { scoring: 'sum', periods: 3, toWin: 0, periodSeconds: 1200, draw: true, overtime: true };

type Pairs = readonly (readonly [number, number])[];

/** Facts at the end of a match with these scores by period, over the given statistic besides. */
const ended = (score: Pairs, more: Partial<MatchState> = {}): MatchState => ({
  ...INITIAL_MATCH_STATE,
  status: 'ended',
  period: score.length,
  periodsDone: score.length,
  counts: { score },
  ...more,
});
/** The same while the last period given is still running. */
const running = (score: Pairs, more: Partial<MatchState> = {}): MatchState =>
  ended(score, { status: 'live', periodsDone: score.length - 1, ...more });

/** Goals as "side@minute" in order, with the facts that follow from them: two halves, complete or running. */
function goals(list: string, over: boolean, more: Partial<MatchState> = {}): MatchState {
  const score: [number, number][] = [[0, 0]];
  let [home, away] = [0, 0];
  const incidents = list
    .split(' ')
    .filter(Boolean)
    .map((entry, i): Incident => {
      const [, who = '1', minute = '0', player] = /^(\d)@(\d+)(?:#(\d+))?$/.exec(entry) ?? [];
      const side = Number(who) as Side;
      const period = Number(minute) > 45 ? 2 : 1;
      if (period === 2 && score.length === 1) score.push([0, 0]);
      if (side === 1) home++;
      else away++;
      const half = score.at(-1);
      if (half) half[side === 1 ? 0 : 1]++;
      return {
        id: i + 1,
        kind: 'goal',
        side,
        period,
        second: Number(minute) * 60 - 30,
        score: [home, away],
        ...(player ? { player: Number(player) } : {}),
      };
    });
  if (over && score.length === 1) score.push([0, 0]);
  return { ...(over ? ended(score) : running(score)), incidents, ...more };
}

interface Case {
  readonly market: string;
  readonly format?: MatchFormat;
  readonly period?: number;
  readonly line?: number;
  readonly specifier?: number;
  /** Facts, outcome, result ("open" while undecided). */
  readonly rows: readonly (readonly [facts: MatchState, outcome: number, result: string])[];
}

const E21 = ended([
  [1, 1],
  [1, 0],
]);
const E00 = ended([
  [0, 0],
  [0, 0],
]);
const R10 = running([[1, 0]]);
const ABANDONED = running([[1, 0]], { status: 'abandoned' });
const corners = (home: number, away: number, over = true): MatchState =>
  (over ? ended : running)(
    [
      [0, 0],
      [0, 0],
    ],
    {
      counts: {
        score: [
          [0, 0],
          [0, 0],
        ],
        corner: [
          [home, away],
          [0, 0],
        ],
      },
    },
  );
const places = (list: readonly number[]): MatchState => ended([], { places: list });
const fight = (winner: Side, ending: string, round: number): MatchState =>
  ended(
    Array.from({ length: round }, () => [0, 0]),
    { winner, ending },
  );

const CASES: readonly Case[] = [
  {
    market: 'result',
    rows: [
      [E21, 1, 'win'],
      [E21, 0, 'lose'],
      [E00, 0, 'win'],
      [R10, 1, 'open'],
      [ABANDONED, 1, 'void'],
    ],
  },
  {
    market: 'result',
    period: 1,
    rows: [
      [E21, 0, 'win'],
      [R10, 1, 'open'],
      [
        running([
          [1, 0],
          [0, 0],
        ]),
        1,
        'win',
      ],
    ],
  },
  {
    market: 'result',
    rows: [
      [
        ended(
          [
            [0, 0],
            [0, 0],
            [1, 0],
            [0, 0],
          ],
          { winner: 1, ending: 'overtime' },
        ),
        0,
        'win',
      ],
      [
        ended([
          [0, 0],
          [0, 0],
          [1, 0],
          [0, 0],
        ]),
        1,
        'lose',
      ],
      [
        running([
          [0, 0],
          [1, 1],
          [0, 0],
        ]),
        0,
        'win',
      ],
    ],
  },
  {
    market: 'double-chance',
    rows: [
      [E21, 1, 'win'],
      [E21, 2, 'win'],
      [E21, 3, 'lose'],
      [E00, 2, 'lose'],
    ],
  },
  {
    market: 'draw-no-bet',
    rows: [
      [E21, 1, 'win'],
      [E21, 2, 'lose'],
      [E00, 1, 'void'],
      [E00, 2, 'void'],
    ],
  },
  {
    market: 'handicap',
    line: -4,
    rows: [
      [E21, 0, 'win'],
      [E21, 1, 'lose'],
      [
        ended([
          [2, 0],
          [0, 0],
        ]),
        1,
        'win',
      ],
      [E00, 2, 'win'],
    ],
  },
  {
    market: 'asian-handicap',
    line: -4,
    rows: [
      [E21, 1, 'void'],
      [
        ended([
          [2, 0],
          [0, 0],
        ]),
        1,
        'win',
      ],
      [E00, 1, 'lose'],
      [E00, 2, 'win'],
    ],
  },
  {
    market: 'asian-handicap',
    line: -3,
    rows: [
      [E21, 1, 'half-win'],
      [E21, 2, 'half-lose'],
      [E00, 1, 'lose'],
    ],
  },
  {
    market: 'asian-handicap',
    line: -5,
    rows: [
      [E21, 1, 'half-lose'],
      [E21, 2, 'half-win'],
      [
        ended([
          [2, 0],
          [0, 0],
        ]),
        1,
        'win',
      ],
    ],
  },
  {
    market: 'asian-handicap',
    line: -1,
    rows: [
      [E00, 1, 'half-lose'],
      [E00, 2, 'half-win'],
      [E21, 1, 'win'],
      [ABANDONED, 1, 'void'],
    ],
  },
  {
    market: 'total',
    line: 10,
    rows: [
      [E21, 1, 'win'],
      [E21, 2, 'lose'],
      [E00, 2, 'win'],
      [running([[2, 1]]), 1, 'win'],
      [running([[2, 1]]), 2, 'lose'],
      [R10, 2, 'open'],
    ],
  },
  {
    market: 'total',
    line: 11,
    rows: [
      [E21, 1, 'half-win'],
      [E21, 2, 'half-lose'],
      [running([[2, 1]]), 1, 'open'],
      [running([[2, 2]]), 1, 'win'],
    ],
  },
  {
    market: 'total',
    line: 9,
    rows: [
      [
        ended([
          [1, 1],
          [0, 0],
        ]),
        1,
        'half-lose',
      ],
      [
        ended([
          [1, 1],
          [0, 0],
        ]),
        2,
        'half-win',
      ],
      [E21, 1, 'win'],
    ],
  },
  {
    market: 'total',
    line: 12,
    rows: [
      [E21, 1, 'void'],
      [E21, 2, 'void'],
      [E00, 1, 'lose'],
    ],
  },
  {
    market: 'home-total',
    line: 6,
    rows: [
      [E21, 1, 'win'],
      [E00, 2, 'win'],
      [R10, 1, 'open'],
    ],
  },
  {
    market: 'away-total',
    line: 4,
    rows: [
      [E21, 1, 'void'],
      [E00, 1, 'lose'],
      [running([[0, 2]]), 1, 'win'],
    ],
  },
  {
    market: 'odd-even',
    rows: [
      [E21, 1, 'win'],
      [E00, 2, 'win'],
      [E00, 1, 'lose'],
      [R10, 1, 'open'],
    ],
  },
  {
    market: 'home-odd-even',
    rows: [
      [E21, 2, 'win'],
      [E00, 2, 'win'],
      [
        ended([
          [1, 0],
          [0, 0],
        ]),
        1,
        'win',
      ],
    ],
  },
  {
    market: 'away-odd-even',
    rows: [
      [E21, 1, 'win'],
      [E00, 1, 'lose'],
      [R10, 2, 'open'],
    ],
  },
  {
    market: 'both-score',
    rows: [
      [E21, 1, 'win'],
      [running([[1, 1]]), 1, 'win'],
      [running([[1, 1]]), 2, 'lose'],
      [R10, 2, 'open'],
      [E00, 2, 'win'],
    ],
  },
  {
    market: 'exact-total',
    specifier: 4,
    rows: [
      [E21, 3, 'win'],
      [E21, 2, 'lose'],
      [
        ended([
          [4, 1],
          [0, 0],
        ]),
        4,
        'win',
      ],
      [running([[2, 0]]), 1, 'lose'],
      [running([[4, 0]]), 4, 'win'],
      [R10, 1, 'open'],
    ],
  },
  {
    market: 'home-exact',
    specifier: 3,
    rows: [
      [E21, 2, 'win'],
      [E00, 0, 'win'],
      [running([[3, 0]]), 3, 'win'],
    ],
  },
  {
    market: 'away-exact',
    specifier: 3,
    rows: [
      [E21, 1, 'win'],
      [E21, 0, 'lose'],
      [running([[0, 1]]), 0, 'lose'],
    ],
  },
  {
    market: 'correct-score',
    specifier: 4,
    rows: [
      [E21, scoreOutcome(2, 1), 'win'],
      [E21, ANY_OTHER, 'lose'],
      [running([[2, 0]]), scoreOutcome(1, 0), 'lose'],
      [running([[5, 0]]), ANY_OTHER, 'win'],
      [R10, scoreOutcome(2, 1), 'open'],
    ],
  },
  {
    market: 'set-correct-score',
    format: TENNIS,
    specifier: 2,
    rows: [
      [
        ended([
          [6, 4],
          [3, 6],
          [6, 2],
        ]),
        scoreOutcome(2, 1),
        'win',
      ],
      [
        ended([
          [6, 4],
          [6, 2],
        ]),
        scoreOutcome(2, 0),
        'win',
      ],
      [
        running([
          [6, 4],
          [3, 6],
          [1, 0],
        ]),
        scoreOutcome(2, 0),
        'lose',
      ],
      [
        running([
          [6, 4],
          [2, 1],
        ]),
        scoreOutcome(2, 0),
        'open',
      ],
    ],
  },
  {
    market: 'winning-margin',
    specifier: 32 + 3,
    rows: [
      [E21, marginOutcome(1, 1), 'win'],
      [E00, 0, 'win'],
      [
        ended([
          [5, 0],
          [0, 0],
        ]),
        marginOutcome(1, 3),
        'win',
      ],
      [
        ended([
          [0, 2],
          [0, 0],
        ]),
        marginOutcome(2, 2),
        'win',
      ],
      [R10, 0, 'open'],
    ],
  },
  {
    market: 'race-to',
    specifier: 2,
    rows: [
      [goals('2@5 1@20 2@30', false), 2, 'win'],
      [goals('2@5 1@20 2@30', false), 1, 'lose'],
      [goals('1@5 2@20', true), 0, 'win'],
      [goals('1@5', false), 1, 'open'],
    ],
  },
  {
    market: 'nth',
    specifier: 2,
    rows: [
      [goals('1@5 2@50', false), 2, 'win'],
      [goals('1@5', true), 0, 'win'],
      [goals('1@5', false), 2, 'open'],
      [goals('', true), 1, 'lose'],
    ],
  },
  {
    market: 'last',
    rows: [
      [goals('1@5 2@50', true), 2, 'win'],
      [goals('', true), 0, 'win'],
      [goals('1@5', false), 0, 'lose'],
      [goals('1@5', false), 1, 'open'],
    ],
  },
  {
    market: 'result-and-total',
    line: 10,
    rows: [
      [E21, 5, 'win'],
      [E21, 6, 'lose'],
      [E00, 2, 'win'],
      [running([[2, 1]]), 6, 'lose'],
      [R10, 5, 'open'],
    ],
  },
  {
    market: 'result-and-both',
    rows: [
      [E21, 5, 'win'],
      [E00, 2, 'win'],
      [running([[1, 1]]), 6, 'lose'],
      [R10, 6, 'open'],
    ],
  },
  {
    market: 'total-and-both',
    line: 10,
    rows: [
      [E21, 5, 'win'],
      [E00, 10, 'win'],
      [running([[3, 0]]), 9, 'lose'],
      [running([[2, 1]]), 5, 'win'],
      [R10, 6, 'open'],
    ],
  },
  {
    market: 'home-clean-sheet',
    rows: [
      [E21, 1, 'lose'],
      [E00, 1, 'win'],
      [running([[0, 1]]), 2, 'win'],
      [R10, 1, 'open'],
    ],
  },
  {
    market: 'away-clean-sheet',
    rows: [
      [R10, 1, 'lose'],
      [E00, 1, 'win'],
      [running([[0, 1]]), 1, 'open'],
    ],
  },
  {
    market: 'home-win-to-nil',
    rows: [
      [
        ended([
          [1, 0],
          [0, 0],
        ]),
        1,
        'win',
      ],
      [E00, 1, 'lose'],
      [running([[3, 1]]), 1, 'lose'],
      [R10, 1, 'open'],
    ],
  },
  {
    market: 'away-win-to-nil',
    rows: [
      [
        ended([
          [0, 1],
          [0, 0],
        ]),
        1,
        'win',
      ],
      [E21, 2, 'win'],
      [R10, 2, 'win'],
    ],
  },
  {
    market: 'corner-total',
    line: 38,
    rows: [
      [corners(6, 4), 1, 'win'],
      [corners(4, 4), 2, 'win'],
      [corners(6, 4, false), 1, 'win'],
      [corners(1, 0, false), 2, 'open'],
    ],
  },
  {
    market: 'corner-asian-handicap',
    line: -6,
    rows: [
      [corners(6, 4), 1, 'win'],
      [corners(5, 4), 1, 'lose'],
      [corners(6, 4, false), 1, 'open'],
    ],
  },
  {
    market: 'red-any',
    rows: [
      [ended([[0, 0]], { counts: { red: [[1, 0]] } }), 1, 'win'],
      [E00, 2, 'win'],
      [running([[0, 0]], { counts: { red: [[0, 1]] } }), 2, 'lose'],
      [R10, 2, 'open'],
    ],
  },
  {
    market: 'winner',
    rows: [
      [
        ended(
          [
            [1, 1],
            [0, 0],
            [0, 1],
            [0, 0],
          ],
          { winner: 2, ending: 'overtime' },
        ),
        2,
        'win',
      ],
      [
        ended(
          [
            [0, 0],
            [0, 0],
          ],
          { winner: 1, ending: 'shoot-out' },
        ),
        1,
        'win',
      ],
      [R10, 1, 'open'],
    ],
  },
  {
    market: 'winner',
    format: TENNIS,
    rows: [
      [
        ended([
          [6, 4],
          [6, 2],
        ]),
        1,
        'win',
      ],
      [
        ended(
          [
            [6, 4],
            [1, 0],
          ],
          { periodsDone: 1, winner: 2, ending: 'retired' },
        ),
        2,
        'win',
      ],
      [ended([[1, 0]], { periodsDone: 0, winner: 2, ending: 'retired' }), 2, 'void'],
    ],
  },
  {
    market: 'winner',
    format: TENNIS,
    period: 2,
    rows: [
      [
        ended([
          [6, 4],
          [3, 6],
          [6, 2],
        ]),
        2,
        'win',
      ],
      [
        running([
          [6, 4],
          [3, 2],
        ]),
        1,
        'open',
      ],
      [
        running([
          [6, 4],
          [3, 6],
          [0, 0],
        ]),
        1,
        'lose',
      ],
    ],
  },
  {
    market: 'result',
    format: TENNIS,
    period: 3,
    rows: [
      [
        ended([
          [6, 4],
          [6, 2],
        ]),
        1,
        'void',
      ],
      [
        running([
          [6, 4],
          [1, 0],
        ]),
        1,
        'open',
      ],
      [
        ended([
          [6, 4],
          [3, 6],
          [6, 2],
        ]),
        1,
        'win',
      ],
    ],
  },
  {
    market: 'full-score-total',
    format: HOCKEY,
    line: 22,
    rows: [
      [
        ended([
          [1, 1],
          [1, 1],
          [0, 0],
          [1, 0],
        ]),
        2,
        'win',
      ],
      [
        ended([
          [2, 2],
          [1, 1],
          [0, 0],
          [1, 0],
        ]),
        1,
        'win',
      ],
      [
        running([
          [1, 1],
          [1, 1],
          [0, 0],
        ]),
        2,
        'open',
      ],
    ],
  },
  {
    market: 'half-time-full-time',
    rows: [
      [E21, 1, 'win'],
      [E00, 0, 'win'],
      [
        running([
          [1, 0],
          [0, 0],
        ]),
        0,
        'lose',
      ],
      [
        running([
          [1, 0],
          [0, 0],
        ]),
        4,
        'open',
      ],
    ],
  },
  {
    market: 'highest-scoring-period',
    rows: [
      [E21, 1, 'win'],
      [E00, 0, 'win'],
      [
        ended([
          [0, 1],
          [2, 0],
        ]),
        2,
        'win',
      ],
      [R10, 1, 'open'],
    ],
  },
  {
    market: 'home-win-both-halves',
    rows: [
      [
        ended([
          [1, 0],
          [1, 0],
        ]),
        1,
        'win',
      ],
      [E21, 1, 'lose'],
      [
        running([
          [0, 0],
          [0, 0],
        ]),
        1,
        'lose',
      ],
      [R10, 1, 'open'],
    ],
  },
  {
    market: 'away-win-both-halves',
    rows: [
      [
        ended([
          [0, 1],
          [0, 1],
        ]),
        1,
        'win',
      ],
      [E21, 2, 'win'],
      [
        running([
          [0, 1],
          [0, 0],
        ]),
        1,
        'open',
      ],
    ],
  },
  {
    market: 'home-win-either-half',
    rows: [
      [E21, 1, 'win'],
      [
        running([
          [1, 0],
          [0, 0],
        ]),
        1,
        'win',
      ],
      [E00, 2, 'win'],
    ],
  },
  {
    market: 'away-win-either-half',
    rows: [
      [E21, 1, 'lose'],
      [
        running([
          [0, 1],
          [0, 0],
        ]),
        2,
        'lose',
      ],
      [R10, 1, 'open'],
    ],
  },
  {
    market: 'home-score-both-halves',
    rows: [
      [E21, 1, 'win'],
      [
        running([
          [1, 0],
          [1, 0],
        ]),
        1,
        'win',
      ],
      [
        running([
          [0, 0],
          [0, 0],
        ]),
        2,
        'win',
      ],
    ],
  },
  {
    market: 'away-score-both-halves',
    rows: [
      [E21, 1, 'lose'],
      [R10, 1, 'open'],
      [
        ended([
          [0, 1],
          [0, 1],
        ]),
        1,
        'win',
      ],
    ],
  },
  {
    market: 'interval-total',
    specifier: intervalSpecifier(15, 2),
    line: 2,
    rows: [
      [goals('1@20', false), 1, 'win'],
      [goals('1@5 2@50', true), 2, 'win'],
      [goals('1@5', false, { clock: { seconds: 31 * 60, running: true, at: 0 } }), 2, 'win'],
      [goals('1@5', false, { clock: { seconds: 29 * 60, running: true, at: 0 } }), 2, 'open'],
    ],
  },
  {
    market: 'first-goalscorer',
    rows: [
      [goals('1@5#9 2@50#7', true), playerOutcome(1, 9), 'win'],
      [goals('1@5#9', false), playerOutcome(1, 3), 'lose'],
      [goals('1@5#9', true), playerOutcome(1, 15), 'void'],
      [goals('', true), NO_GOALSCORER, 'win'],
      [goals('', false), NO_GOALSCORER, 'open'],
    ],
  },
  {
    market: 'anytime-goalscorer',
    rows: [
      [goals('1@5#9', false), playerOutcome(1, 9), 'win'],
      [goals('1@5#9', true), playerOutcome(2, 9), 'lose'],
      [goals('', true), playerOutcome(1, 12), 'void'],
      [goals('', false), playerOutcome(1, 9), 'open'],
    ],
  },
  {
    market: 'last-goalscorer',
    rows: [
      [goals('1@5#9 2@50#7', true), playerOutcome(2, 7), 'win'],
      [goals('1@5#9', false), playerOutcome(1, 9), 'open'],
      [goals('1@5#9', false), NO_GOALSCORER, 'lose'],
      [goals('', true), NO_GOALSCORER, 'win'],
    ],
  },
  {
    market: 'player-two-goals',
    rows: [
      [goals('1@5#9 1@6#9', false), playerOutcome(1, 9), 'win'],
      [goals('1@5#9', true), playerOutcome(1, 9), 'lose'],
      [goals('1@5#9', false), playerOutcome(1, 9), 'open'],
    ],
  },
  {
    market: 'player-three-goals',
    rows: [
      [goals('1@5#9 1@6#9 1@70#9', false), playerOutcome(1, 9), 'win'],
      [goals('1@5#9 1@6#9', false), playerOutcome(1, 9), 'open'],
      [goals('1@5#9 1@6#9', true), playerOutcome(1, 9), 'lose'],
      [goals('1@5#9', true), playerOutcome(2, 14), 'void'],
    ],
  },
  {
    market: 'player-carded',
    rows: [
      [
        ended(
          [
            [0, 0],
            [0, 0],
          ],
          { incidents: [{ id: 1, kind: 'yellow', side: 1, player: 4, period: 1, second: 60, score: [0, 0] }] },
        ),
        playerOutcome(1, 4),
        'win',
      ],
      [E00, playerOutcome(1, 4), 'lose'],
      [R10, playerOutcome(1, 4), 'open'],
      [E00, playerOutcome(2, 13), 'void'],
    ],
  },
  {
    market: 'overtime',
    rows: [
      [
        running([
          [0, 0],
          [0, 0],
          [0, 0],
        ]),
        1,
        'win',
      ],
      [E21, 2, 'win'],
      [E21, 1, 'lose'],
      [R10, 1, 'open'],
    ],
  },
  {
    market: 'method-of-victory',
    rows: [
      [fight(1, 'ko', 2), methodOutcome(1, 'ko'), 'win'],
      [fight(2, 'decision', 3), methodOutcome(2, 'ko'), 'lose'],
      [R10, methodOutcome(1, 'ko'), 'open'],
      [ABANDONED, methodOutcome(1, 'ko'), 'void'],
    ],
  },
  {
    market: 'ending-period',
    rows: [
      [fight(1, 'ko', 2), 2, 'win'],
      [fight(1, 'decision', 3), 0, 'win'],
      [
        running([
          [0, 0],
          [0, 0],
        ]),
        1,
        'lose',
      ],
      [
        running([
          [0, 0],
          [0, 0],
        ]),
        2,
        'open',
      ],
    ],
  },
  {
    market: 'race-winner',
    format: RACE,
    rows: [
      [places([1, 2, 3]), 0, 'win'],
      [places([1, 1, 3]), 1, 'dead-heat 1/2'],
      [places([1, -1, 2]), 1, 'void'],
      [places([1, 2, 0]), 2, 'lose'],
    ],
  },
  {
    market: 'race-place',
    format: RACE,
    specifier: 2,
    rows: [
      [places([1, 2, 3]), 1, 'win'],
      [places([1, 2, 2]), 2, 'dead-heat 1/2'],
      [places([1, 2, 3]), 2, 'lose'],
    ],
  },
  {
    market: 'race-forecast',
    format: RACE,
    rows: [
      [places([1, 2, 3]), forecastOutcome(0, 1), 'win'],
      [places([1, 2, 2]), forecastOutcome(0, 2), 'dead-heat 1/2'],
      [places([1, 1, 3]), forecastOutcome(1, 0), 'dead-heat 1/2'],
      [places([1, -1, 2]), forecastOutcome(0, 1), 'void'],
      [places([2, 1, 3]), forecastOutcome(0, 1), 'lose'],
      [places([1, 1, 1, 4]), forecastOutcome(2, 0), 'dead-heat 1/6'],
      [places([1, 1, 3]), forecastOutcome(0, 0), 'lose'],
      // One finisher: who named it first is right as far as places were taken.
      [places([1, 0, 0]), forecastOutcome(0, 1), 'void'],
      [places([1, 0, 0]), forecastOutcome(1, 0), 'lose'],
      [places([0, 0, 0]), forecastOutcome(1, 0), 'void'],
      [{ ...INITIAL_MATCH_STATE, status: 'live', places: [0, -1, 0] }, forecastOutcome(0, 1), 'open'],
    ],
  },
  {
    market: 'race-tricast',
    format: RACE,
    rows: [
      [places([1, 2, 3, 4]), tricastOutcome(0, 1, 2), 'win'],
      [places([3, 1, 2, 4]), tricastOutcome(1, 2, 0), 'win'],
      [places([1, 2, 3, 4]), tricastOutcome(0, 2, 1), 'lose'],
      [places([1, 2, 3, 4]), tricastOutcome(0, 1, 3), 'lose'],
      [places([1, 1, 3, 4]), tricastOutcome(1, 0, 2), 'dead-heat 1/2'],
      [places([1, 2, 2, 4]), tricastOutcome(0, 2, 1), 'dead-heat 1/2'],
      [places([1, 2, 3, 3]), tricastOutcome(0, 1, 3), 'dead-heat 1/2'],
      [places([1, 2, 2, 2]), tricastOutcome(0, 3, 1), 'dead-heat 1/6'],
      [places([1, 1, 1, 4]), tricastOutcome(2, 0, 1), 'dead-heat 1/6'],
      [places([1, 1, 3, 3]), tricastOutcome(0, 1, 3), 'dead-heat 1/4'],
      [places([1, 1, 1, 1]), tricastOutcome(3, 0, 1), 'dead-heat 1/24'],
      [places([1, 2, -1, 3]), tricastOutcome(0, 1, 2), 'void'],
      [places([2, 1, -1, 3]), tricastOutcome(0, 1, 2), 'void'],
      [places([1, 2, -1, 3]), tricastOutcome(0, 1, 3), 'win'],
      // Two finishers: the first two in this order are right as far as places were taken.
      [places([1, 2, 0, 0]), tricastOutcome(0, 1, 2), 'void'],
      [places([1, 2, 0, 0]), tricastOutcome(0, 2, 1), 'lose'],
      [places([1, 2, 0, 0]), tricastOutcome(1, 0, 3), 'lose'],
      [places([1, 2, 3]), tricastOutcome(0, 1, 3), 'void'],
      [places([1, 2, 3]), 1023, 'void'],
      [{ ...INITIAL_MATCH_STATE, status: 'live', places: [0, 0, -1, 0] }, tricastOutcome(0, 1, 2), 'open'],
      [{ ...INITIAL_MATCH_STATE, status: 'abandoned' }, tricastOutcome(0, 1, 2), 'void'],
    ],
  },
  {
    market: 'outright',
    format: RACE,
    rows: [
      [places([2, 1]), 1, 'win'],
      [places([2, 1]), 0, 'lose'],
      [{ ...INITIAL_MATCH_STATE }, 0, 'open'],
    ],
  },
  {
    market: 'relegation',
    format: RACE,
    specifier: 2,
    rows: [
      [places([1, 2, 3, 4]), 3, 'win'],
      [places([1, 2, 3, 4]), 2, 'win'],
      [places([1, 2, 3, 4]), 1, 'lose'],
      [places([1, 2, 2, 4]), 1, 'dead-heat 1/2'],
      [places([1, 2, 3, 3]), 2, 'win'],
      [{ ...INITIAL_MATCH_STATE }, 0, 'open'],
    ],
  },
  {
    market: 'race-match',
    format: RACE,
    specifier: 1,
    rows: [
      [places([1, 2]), 1, 'win'],
      [places([2, 1]), 1, 'lose'],
      [places([1, -1]), 1, 'void'],
    ],
  },
  {
    market: 'race-parity',
    format: RACE,
    rows: [
      [places([1, 2, 3]), 1, 'win'],
      [places([2, 1, 3]), 1, 'lose'],
      [places([1, 1, 3]), 1, 'dead-heat 1/2'],
    ],
  },
];

describe.each(CASES)(
  '$market (period $period, line $line, specifier $subject)',
  ({ market, format = FOOTBALL, period = 0, line = 0, specifier = 0, rows }) => {
    it.each(rows.map(([facts, outcome, result], i) => ({ row: i + 1, facts, outcome, result })))(
      'row $row: outcome $outcome is $result',
      ({ facts, outcome, result }) => {
        const type = marketTypeByKey(market);
        expect(type, `no market type ${market}`).toBeDefined();
        const ref = decodeMarketId(encodeMarketId({ type: type?.id ?? 0, period, line, specifier }));
        const settled = type?.settle(ref, outcome, facts, { sport: 1, format });
        expect(settled ? formatLegResult(settled) : 'open').toBe(result);
      },
    );
  },
);

/** Types that one sport alone has stand from here up and are tested with that sport. */
const ONE_SPORT = 1330;

describe('the table', () => {
  it('has at least three rows for every family and every single type', () => {
    const rows = new Map<string, number>();
    for (const { market, rows: list } of CASES) rows.set(market, (rows.get(market) ?? 0) + list.length);
    const onScore = new Set(Object.keys(FAMILY_IDS).map((family) => familyTypeId(family as FamilyKey, 'score')));
    const wanted = MARKET_TYPES.filter(({ id }) => onScore.has(id) || (id >= SINGLES.from && id < ONE_SPORT));
    const short = wanted.filter(({ key }) => (rows.get(key) ?? (key === 'any' ? rows.get('red-any') : 0) ?? 0) < 3).map(({ key }) => key);
    expect(short).toEqual([]);
  });
});
