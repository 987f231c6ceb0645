import type { MarketView } from '@touchline/contract/line/shapes';
import { hasWords, wordsOf } from './word-search.ts';

/** One card of the match page: all lines of one kind of market in one period ("Total goals": 1.5, 2.5, 3.5). */
export interface MarketCard {
  readonly key: string;
  readonly title: string;
  readonly layout: MarketView['layout'];
  readonly markets: readonly MarketView[];
  /** Closed where no line of it can be bet on any more, suspended where none can be now. */
  readonly status: MarketView['status'];
}

/** Puts markets together by kind, period and name, in the order in which they come; lines of a card ascend. */
export function marketCards(markets: readonly MarketView[]): MarketCard[] {
  const cards = new Map<string, MarketView[]>();
  for (const market of markets) {
    const key = cardKey(market);
    const card = cards.get(key);
    if (card) card.push(market);
    else cards.set(key, [market]);
  }
  return [...cards].map(([key, list]) => {
    const sorted = list.toSorted((a, b) => a.subject - b.subject || a.line - b.line);
    const [first] = list as [MarketView];
    return {
      key,
      title: cardTitle(list),
      layout: first.layout,
      markets: sorted,
      status: statusOf(list),
    };
  });
}

function statusOf(markets: readonly MarketView[]): MarketView['status'] {
  if (markets.every(({ status }) => status === 'closed')) return 'closed';
  return markets.every(({ status }) => status !== 'open') ? 'suspended' : 'open';
}

/** Markets over a whole field of runners, whose subject says how many places they pay: each is a card of its own. */
const FIELD_TYPES: ReadonlySet<string> = new Set(['race-winner', 'race-place']);

/** Stable between visits: it is what pins and collapsed cards are remembered by. */
export const cardKey = ({ type, period, subject }: Pick<MarketView, 'type' | 'period' | 'subject'>): string =>
  FIELD_TYPES.has(type) ? `${type}/${period}/${subject}` : `${type}/${period}`;

/** Their outcomes are orders of runners. */
const NAMES_SEVERAL: ReadonlySet<string> = new Set(['race-forecast', 'race-tricast']);

/** A long list of runners or players stands in two columns. */
const LONG_LIST = 8;

/**
 * Columns in which a market's selections stand; correct scores have their own three. Where nobody can be neither, two are left of three, and
 * a forecast names two runners and a tricast three, for which a third of a card is too narrow.
 */
export function columnsOf({ type, layout, selections }: Pick<MarketView, 'type' | 'layout' | 'selections'>): 1 | 2 | 3 {
  if (layout === 'score') return 3;
  if (layout === 1) return selections.length >= LONG_LIST ? 2 : 1;
  return layout === 3 && (selections.length === 2 || NAMES_SEVERAL.has(type)) ? 2 : layout;
}

/**
 * Letters of the longer line when the name is broken into two as evenly as its words allow: a button needs room for so many.
 * Breaks at spaces and after hyphens.
 */
export function twoLineLength(name: string): number {
  const words = name.split(/(?<=-)|\s+/u);
  let min = name.length;
  for (let first = 1; first < words.length; first++) {
    const lines = [words.slice(0, first).join(' ').length, words.slice(first).join(' ').length];
    min = Math.min(min, Math.max(...lines));
  }
  return min;
}

/** How many words of a list all the others begin with. */
const sharedWords = (first: readonly string[], others: readonly (readonly string[])[]): number => {
  const differs = first.findIndex((word, place) => others.some((words) => words[place] !== word));
  return differs === -1 ? first.length : differs;
};

/**
 * The name that the card's markets share; where they carry a line or a player each, what stands before it ("Race to 3 corners" and 5: "Race to"),
 * and where they begin with a number each, what stands after it ("3rd goal" and 4th: "Goal").
 */
function cardTitle(markets: readonly MarketView[]): string {
  const [first = [], ...others] = markets.map((market) => market.name.split(' '));
  const name = first.join(' ');
  const before = first
    .slice(0, sharedWords(first, others))
    .join(' ')
    .replace(/[\s,:(+−-]+$/u, '');
  if (before !== '') return before;
  const ends = others.map((words) => words.toReversed());
  const shared = sharedWords(first.toReversed(), ends);
  const after = shared === 0 ? '' : first.slice(-shared).join(' ');
  return after === '' ? name : after.charAt(0).toLocaleUpperCase() + after.slice(1);
}

export interface CardFilter {
  readonly search: string;
  readonly pinned: ReadonlySet<string>;
}

export const ALL_GROUPS = 'all';

/** The cards that a search finds, in names of markets and selections: pinned ones first, then in order. */
export function shownCards(cards: readonly MarketCard[], { search, pinned }: CardFilter): MarketCard[] {
  const words = wordsOf(search);
  const textOf = (card: MarketCard): string =>
    [card.title, ...card.markets.flatMap((m) => [m.name, ...m.selections.map((s) => s.name)])].join(' ');
  const shown = words ? cards.filter((card) => hasWords(textOf(card), words)) : cards;
  return [...shown.filter((card) => pinned.has(card.key)), ...shown.filter((card) => !pinned.has(card.key))];
}

/** Deals cards into columns so that the columns stay about level, by the number of rows that each card draws. Reading order stays row by row. */
export function distributeColumns(
  cards: readonly MarketCard[],
  columns: number,
  shut: ReadonlySet<string>,
  shownOf: (card: MarketCard) => readonly MarketView[] = ({ markets }) => markets,
): MarketCard[][] {
  const dealt: MarketCard[][] = Array.from({ length: columns }, () => []);
  const heights = new Array<number>(columns).fill(0);
  for (const card of cards) {
    const column = heights.indexOf(Math.min(...heights));
    dealt[column]?.push(card);
    heights[column] = (heights[column] ?? 0) + 1.3 + (shut.has(card.key) ? 0 : rowCount(shownOf(card)));
  }
  return dealt;
}

const rowCount = (markets: readonly MarketView[]): number => markets.reduce((sum, market) => sum + marketRows(market), 0);

function marketRows(market: MarketView): number {
  if (market.layout !== 'score') return Math.ceil(market.selections.length / columnsOf(market));
  const { columns, rest } = scoreColumns(market);
  return Math.max(...columns.map(({ length }) => length)) + rest.length;
}

/** Correct scores in three columns: home wins, draws, away wins; "any other" stands below. */
export function scoreColumns(market: MarketView): {
  readonly columns: MarketView['selections'][];
  readonly rest: MarketView['selections'];
} {
  const columns: MarketView['selections'][] = [[], [], []];
  const rest: MarketView['selections'] = [];
  const offered = market.selections.filter(({ odds }) => odds > 0);
  // Scores that cannot be any more are not drawn; where nothing has a price the market only rests.
  for (const selection of offered.length > 0 ? offered : market.selections) {
    const score = /(\d+)\s*[:–-]\s*(\d+)/.exec(selection.name);
    if (!score) rest.push(selection);
    else columns[Math.sign(Number(score[2]) - Number(score[1])) + 1]?.push(selection);
  }
  return { columns, rest };
}
