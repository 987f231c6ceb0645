import { decodeMarketId, marketOf, outcomeOf, type SelectionId } from '@touchline/kernel/selection';
import type { MatchState } from '../match-state/match-state.ts';
import { type BuilderMatch, builderScores, sportOfMatch } from './builder-match.ts';
import { type BuilderSport, builderSport } from './builder-models.ts';
import { builderMarket, needsPeriodScores } from './builder-sports.ts';
import { matchScenarios } from './match-scenarios.ts';
import { NOTHING } from './price-builder-leg.ts';
import type { ScoreState } from './score-model.ts';

/** The relation of an outcome to those chosen: it can join them, it cannot win with them, or it always wins when they do. */
export type Relation = 'open' | 'impossible' | 'implied';

export interface RelatedOutcome {
  readonly selection: SelectionId;
  readonly relation: Relation;
  /** The chosen one that alone makes it so; null where only several together do. */
  readonly by: SelectionId | null;
}

export interface ChosenRelations {
  /** False where those chosen cannot win together. */
  readonly possible: boolean;
  /** Chosen ones that the others already contain. */
  readonly included: readonly SelectionId[];
  /** The outcomes that can be part of a combination at all. */
  readonly outcomes: readonly RelatedOutcome[];
}

/** Goals of a side beyond which scores are left out, so that every match of a sport has the same table of ends. */
const GRID = { few: 15, many: 60, byPeriod: 9 } as const;
/** Rows kept by table: the markets of a sport are some hundreds. */
const MAX_ROWS = 6_000;

/** The ends that a match of a format can have, and which outcomes win at which of them. */
interface EndTable {
  readonly ends: readonly { readonly facts: MatchState; readonly share: number; readonly score: string }[];
  /** A 1 where the outcome wins; null where it can end otherwise than won or lost. */
  readonly rows: Map<SelectionId, Uint8Array | null>;
}

const scoreKey = (home: number, away: number): string => `${home}:${away}`;

function createTable(match: BuilderMatch, goals: number, shares: readonly number[] | null): EndTable {
  const counts = Array.from({ length: goals + 1 }, (_, n) => n);
  const scores = counts.flatMap((home) => counts.map((away): ScoreState => ({ home, away, probability: 1 })));
  const ends = matchScenarios(scores, match.format, shares).map(({ facts, probability }) => {
    const sum = (side: 0 | 1): number => (facts.counts.score ?? []).reduce((n, period) => n + period[side], 0);
    return { facts, share: probability, score: scoreKey(sum(0), sum(1)) };
  });
  return { ends, rows: new Map() };
}

function rowOf(table: EndTable, selection: SelectionId, match: BuilderMatch, sport: BuilderSport): Uint8Array | null {
  const known = table.rows.get(selection);
  if (known !== undefined) return known;
  if (table.rows.size >= MAX_ROWS) table.rows.clear();
  const type = builderMarket(selection, sport);
  let row: Uint8Array | null = null;
  if (type) {
    const ref = decodeMarketId(marketOf(selection));
    const outcome = outcomeOf(selection);
    const kinds = table.ends.map(({ facts }) => type.settle(ref, outcome, facts, match)?.kind);
    if (kinds.every((kind) => kind === 'win' || kind === 'lose')) row = Uint8Array.from(kinds, (kind) => (kind === 'win' ? 1 : 0));
  }
  table.rows.set(selection, row);
  return row;
}

/** An end that has a chance, and how likely it is. */
interface LikelyEnd {
  readonly end: number;
  readonly weight: number;
}

/** The ends at which all rows win, the likeliest first as before. */
const restrict = (ends: readonly LikelyEnd[], rows: readonly Uint8Array[]): readonly LikelyEnd[] =>
  ends.filter(({ end }) => rows.every((row) => row[end] === 1));

const sumOf = (ends: readonly LikelyEnd[]): number => ends.reduce((sum, { weight }) => sum + weight, 0);

/** Most outcomes are open, and the likeliest ends say so at once; only what is not looks at every end. */
function relationIn(within: readonly LikelyEnd[], row: Uint8Array): Relation {
  let [won, lost] = [0, 0];
  for (const { end, weight } of within) {
    if (row[end] === 1) won += weight;
    else lost += weight;
    if (won >= NOTHING && lost >= NOTHING) return 'open';
  }
  return won < NOTHING ? 'impossible' : 'implied';
}

interface Question {
  readonly match: BuilderMatch;
  readonly sport: BuilderSport;
  readonly likelihood: ReadonlyMap<string, number>;
  readonly chosen: readonly SelectionId[];
}

/** Those chosen on a table: the ends that have a chance, the likeliest first, and the rows of the chosen. */
function chosenOn(table: EndTable, { match, sport, likelihood, chosen }: Question) {
  const whole: LikelyEnd[] = [];
  for (const [end, { share, score }] of table.ends.entries()) {
    const weight = share * (likelihood.get(score) ?? 0);
    if (weight > 0) whole.push({ end, weight });
  }
  whole.sort((a, b) => b.weight - a.weight);
  const rows = chosen.flatMap((selection) => {
    const row = rowOf(table, selection, match, sport);
    return row ? [{ selection, row }] : [];
  });
  return { whole, rows };
}

function relateOn(table: EndTable, question: Question, outcomes: readonly SelectionId[]): readonly RelatedOutcome[] {
  const { whole, rows } = chosenOn(table, question);
  const own = new Set(question.chosen);
  const together = restrict(
    whole,
    rows.map(({ row }) => row),
  );
  const alone = rows.map(({ selection, row }) => ({ selection, within: restrict(whole, [row]) }));
  return outcomes.flatMap((selection): readonly RelatedOutcome[] => {
    const row = rowOf(table, selection, question.match, question.sport);
    if (!row) return [];
    const relation = rows.length === 0 || own.has(selection) ? 'open' : relationIn(together, row);
    const by = relation === 'open' ? undefined : alone.find(({ within }) => relationIn(within, row) === relation);
    return [{ selection, relation, by: by?.selection ?? null }];
  });
}

/** Chosen ones that the rest contain, the earliest first; each is taken away before the next is judged. */
function includedOf(table: EndTable, question: Question): Pick<ChosenRelations, 'possible' | 'included'> {
  const { whole, rows } = chosenOn(table, question);
  let left = rows;
  const included: SelectionId[] = [];
  const likelihoodOf = (some: typeof rows): number =>
    sumOf(
      restrict(
        whole,
        some.map(({ row }) => row),
      ),
    );
  const possible = likelihoodOf(rows) >= NOTHING;
  for (const one of possible ? rows : []) {
    const others = left.filter((other) => other !== one);
    if (others.length === 0 || likelihoodOf(others) - likelihoodOf(left) >= NOTHING) continue;
    included.push(one.selection);
    left = others;
  }
  return { possible, included };
}

/** The tables that a question is answered from: of the whole match, and of its periods where a sport has two. */
interface Tables {
  readonly sport: BuilderSport;
  readonly chosen: EndTable;
  readonly periods: EndTable | null;
}

/**
 * Tells how outcomes of a match stand to those chosen, by the very ends that priceBuilderLeg settles them on. Which outcome wins at which
 * end is reckoned once for all matches of a format; a question costs a sum over the ends that those chosen leave.
 */
export function createOutcomeRelations() {
  const tables = new Map<string, EndTable>();
  const tableOf = (match: BuilderMatch, sport: BuilderSport, byPeriod: boolean): EndTable => {
    const key = `${match.sport} ${byPeriod} ${JSON.stringify(match.format)}`;
    const goals = byPeriod ? GRID.byPeriod : sport.isLowScoring ? GRID.few : GRID.many;
    const table = tables.get(key) ?? createTable(match, goals, byPeriod ? sport.periodShares : null);
    tables.set(key, table);
    return table;
  };
  function findTables(match: BuilderMatch, chosen: readonly SelectionId[]): Tables | undefined {
    const known = builderSport(match.sport);
    if (!known) return undefined;
    const sport = sportOfMatch(match, known);
    // More than two periods divide a score in too many ways to ask about every market of a match.
    const hasPeriods = sport.periodShares?.length === 2;
    return {
      sport,
      chosen: tableOf(match, sport, hasPeriods && chosen.some(needsPeriodScores)),
      periods: hasPeriods ? tableOf(match, sport, true) : null,
    };
  }
  return {
    /**
     * Computes the tables that a question needs and that are not cached yet. Yields after each outcome, so that the caller can do other work in
     * between: a new format takes some hundred milliseconds.
     */
    *prepare(match: BuilderMatch, chosen: readonly SelectionId[], outcomes: readonly SelectionId[]): Generator<void> {
      const found = findTables(match, chosen);
      if (!found) return;
      for (const outcome of [...chosen, ...outcomes]) {
        const table = needsPeriodScores(outcome) ? found.periods : found.chosen;
        if (table?.rows.has(outcome) === false) {
          rowOf(table, outcome, match, found.sport);
          yield;
        }
      }
    },
    /** Undefined for a sport without a model. */
    relate(match: BuilderMatch, chosen: readonly SelectionId[], outcomes: readonly SelectionId[]): ChosenRelations | undefined {
      const found = findTables(match, chosen);
      if (!found) return undefined;
      const { sport, periods } = found;
      const likelihood = new Map(builderScores(match, sport).map(({ home, away, probability }) => [scoreKey(home, away), probability]));
      const question: Question = { match, sport, likelihood, chosen };
      const [inPeriods, ofWhole] = [outcomes.filter(needsPeriodScores), outcomes.filter((one) => !needsPeriodScores(one))];
      return {
        ...includedOf(found.chosen, question),
        outcomes: [
          ...relateOn(found.chosen, question, ofWhole),
          ...(periods && inPeriods.length > 0 ? relateOn(periods, question, inPeriods) : []),
        ],
      };
    },
  };
}
