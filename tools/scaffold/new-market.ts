import { encodeMarketId, selectionId } from '@touchline/kernel/selection';
import { addTexts } from './add-texts.ts';
import type { Changes } from './changes.ts';
import { constant, kebab, member } from './names.ts';

const MARKETS = 'packages/betting/src/markets';
const OLD_SELECTIONS = `${MARKETS}/old-selections.jsonl`;
/** A match that has ended, of which the settlement table and the bet kept for ever begin. */
const FORMAT = { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 2700, draw: true, overtime: false };
const FACTS = {
  status: 'ended',
  period: 2,
  periodsDone: 2,
  counts: {
    score: [
      [1, 0],
      [1, 1],
    ],
  },
};

/**
 * A market of its own with the next permanent number, names in every language, a settlement table, and a selection as bets keep it for ever. Returns
 * what is left to do.
 */
export function newMarket(changes: Changes, name: string): string[] {
  const key = kebab(name);
  const numbers = JSON.parse(changes.read(`${MARKETS}/market-numbers.json`)) as Record<string, string>;
  if (Object.values(numbers).includes(key)) throw new Error(`there is a market ${key} already`);
  const ids = `${MARKETS}/market-ids.ts`;
  const [, from = '', to = ''] = /SINGLES = \{ from: (\d+), to: (\d+) \}/.exec(changes.read(ids)) ?? [];
  const number =
    Math.max(
      ...Object.keys(numbers)
        .map(Number)
        .filter((n) => n >= Number(from) && n <= Number(to)),
    ) + 1;
  if (!(number <= Number(to))) throw new Error('no room for a single type is left');

  changes.insertBefore(ids, '});\nexport type StandaloneMarketKey', `  ${number}: '${key}',\n`);
  changes.replace(`${MARKETS}/market-numbers.json`, `${JSON.stringify({ ...numbers, [number]: key }, null, 2)}\n`);
  changes.create(`${MARKETS}/${key}.ts`, definitionOf(key));
  changes.create(`${MARKETS}/${key}.test.ts`, testOf(key));
  changes.replace(OLD_SELECTIONS, `${changes.read(OLD_SELECTIONS).trimEnd()}\n${oldSelectionOf(key, number)}\n`);
  changes.insertBefore(`${MARKETS}/registry.ts`, /^import /m, `import { ${constant(key)} } from './${key}.ts';\n`);
  changes.insertAfter(`${MARKETS}/registry.ts`, 'const SINGLES: readonly MarketType[] = [', `\n  ${constant(key)},`);
  addTexts(changes, 'markets', [`market.${key}`]);
  return [
    `${MARKETS}/${key}.ts: outcomes, group and settlement; ${key}.test.ts has the table`,
    `the text market.${key} in every language, and outcome.* where an outcome has a name of its own`,
    `${OLD_SELECTIONS}: its last line is the second row of the table as a bet keeps it; what the market means on the day of its first bet is never changed after`,
    'a price: the specials of a sport in packages/feed, else nobody offers it',
    `npx vitest run --project unit ${MARKETS} packages/i18n/src`,
  ];
}

const definitionOf = (key: string): string => `import { defineMarket } from './define-market.ts';
import { STANDALONE_MARKET_IDS } from './market-ids.ts';
import type { MarketType } from './market-type.ts';
import { yesNoName } from './outcome-name.ts';

/** Not implemented yet: nothing is ever decided, and what is open at the end is void. */
export const ${constant(key)}: MarketType = defineMarket({
  id: STANDALONE_MARKET_IDS${member(key)},
  key: '${key}',
  group: 'specials',
  layout: 2,
  outcomes: [1, 2],
  outcomeName: yesNoName,
  settle: () => undefined,
});
`;

const testOf = (key: string): string => `import { decodeMarketId } from '@touchline/kernel/selection';
import { describe, expect, it } from 'vitest';
import { type MatchState, INITIAL_MATCH_STATE } from '../match-state/match-state.ts';
import type { MatchFormat } from '../match-state/match-format.ts';
import { formatLegResult } from '../settlement/leg-result.ts';
import { marketIdByKey } from './market-id-by-key.ts';
import { ${constant(key)} } from './${key}.ts';

const FORMAT: MatchFormat = ${JSON.stringify(FORMAT)};
const ENDED: MatchState = { ...INITIAL_MATCH_STATE, ${JSON.stringify(FACTS).slice(1, -1)} };

/** Facts, outcome, result ("open" while undecided). */
const ROWS: readonly (readonly [facts: MatchState, outcome: number, result: string])[] = [
  [INITIAL_MATCH_STATE, 1, 'open'],
  [ENDED, 1, 'win'],
  [ENDED, 2, 'lose'],
];

describe('${key}', () => {
  it.each(ROWS.map(([facts, outcome, result], i) => ({ row: i + 1, facts, outcome, result })))('row $row', ({ facts, outcome, result }) => {
    const settled = ${constant(key)}.settle(decodeMarketId(marketIdByKey('${key}')), outcome, facts, { sport: 1, format: FORMAT });
    expect(settled ? formatLegResult(settled) : 'open', '${key} is not implemented yet').toBe(result);
  });
});
`;

/** A bet on the first outcome, with the facts and the result of the table's second row. */
const oldSelectionOf = (key: string, type: number): string =>
  JSON.stringify({
    selection: selectionId(encodeMarketId({ type, period: 0, line: 0, specifier: 0 }), 1),
    market: key,
    period: 0,
    line: 0,
    subject: 0,
    outcome: 1,
    name: { key: 'yes' },
    result: 'win',
    match: { sport: 1, format: FORMAT, facts: FACTS },
  });
