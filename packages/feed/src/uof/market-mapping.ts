import { type FamilyKey, familyTypeId, STANDALONE_MARKET_IDS, type StandaloneMarketKey } from '@touchline/betting/markets/market-ids';
import { ANY_OTHER, scoreOutcome } from '@touchline/betting/markets/score/correct-score';
import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import { FIRST_HALF, SECOND_HALF } from '@touchline/betting/match-state/period-span';
import { encodeMarketId, type MarketId } from '@touchline/kernel/selection';
import type { UofDescription } from './market-descriptions.ts';
import { europeanHandicapQuarters, parseQuarters, parseSpecifiers } from './specifiers.ts';
import { UOF_MARKETS, type UofMarketRow, type UofPeriod } from './uof-markets.ts';

/** A market of the provider in our words. */
export interface MappedMarket {
  readonly market: MarketId;
  /** Our outcome by the provider's id. */
  readonly outcomes: ReadonlyMap<string, number>;
}

/** Why a market is not ours: nothing maps its id, its specifiers do not fit, or the provider now describes it otherwise. */
export type Unmapped = 'unknown' | 'specifiers' | 'described-otherwise' | 'outcomes';

/** The room of a selection's id (kernel/selection). */
const MAX_LINE = 8191;
const MAX_SPECIFIER = 1023;

const isSingle = (family: UofMarketRow['family']): family is UofMarketRow['family'] & StandaloneMarketKey =>
  family in STANDALONE_MARKET_IDS;

const typeOf = ({ family, count = 'score' }: UofMarketRow): number =>
  isSingle(family) ? STANDALONE_MARKET_IDS[family] : familyTypeId(family satisfies FamilyKey, count);

const specifierOf = (period: UofPeriod | undefined): string | undefined =>
  typeof period === 'string' && !period.endsWith('-half') ? period : undefined;

/** Which specifiers a row reads; `variant` names the list of outcomes. */
const specifiersOf = (row: UofMarketRow): string[] =>
  [row.line === 'start' ? 'hcp' : row.line, row.specifier, specifierOf(row.period)].filter((name) => name !== undefined);

/** Halves are periods where there are two, spans of periods otherwise. */
function periodOf(period: UofPeriod | undefined, specifiers: ReadonlyMap<string, string>, format: MatchFormat): number | undefined {
  if (period === undefined) return 0;
  if (typeof period === 'number') return period;
  if (period === 'first-half') return format.periods === 2 ? 1 : FIRST_HALF;
  if (period === 'second-half') return format.periods === 2 ? 2 : SECOND_HALF;
  const number = Number(specifiers.get(period));
  return Number.isInteger(number) && number >= 1 && number <= 28 ? number : undefined;
}

/** Outcomes that stand for counts ("0", "6+") or scores ("2:1", "other"), by the names of the provider's description. */
function namedOutcomes(
  kind: 'exact' | 'score',
  names: ReadonlyMap<string, string>,
): { outcomes: Map<string, number>; specifier: number } | undefined {
  const outcomes = new Map<string, number>();
  let specifier = 0;
  for (const [id, name] of names) {
    const exact = /^(\d{1,2})\+?$/.exec(name);
    const score = /^(\d{1,2}):(\d{1,2})$/.exec(name);
    if (kind === 'exact' && exact) {
      outcomes.set(id, Number(exact[1]));
      specifier = Math.max(specifier, Number(exact[1]));
    } else if (kind === 'score' && score && Number(score[1]) <= 30 && Number(score[2]) <= 30) {
      outcomes.set(id, scoreOutcome(Number(score[1]), Number(score[2])));
      specifier = Math.max(specifier, Number(score[1]), Number(score[2]));
    } else if (kind === 'score' && /^other$/i.test(name)) outcomes.set(id, ANY_OTHER);
    else return undefined;
  }
  return outcomes.size > 0 ? { outcomes, specifier } : undefined;
}

const sameNames = (a: Iterable<string>, b: ReadonlySet<string>): boolean => {
  const list = [...a];
  return list.length === b.size && list.every((name) => b.has(name));
};

/**
 * Maps the provider's markets to ours. Where its descriptions are known they must agree with our table in outcomes and specifiers: a
 * market that has come to mean something else is left out rather than settled wrongly.
 */
export class MarketMapping {
  readonly #rows = new Map(UOF_MARKETS.map((row) => [row.id, row]));
  readonly #descriptions: ReadonlyMap<number, UofDescription>;
  readonly #mismatched: ReadonlySet<number>;

  constructor(descriptions: ReadonlyMap<number, UofDescription>) {
    this.#descriptions = descriptions;
    this.#mismatched = new Set(UOF_MARKETS.filter((row) => !this.#agrees(row)).map((row) => row.id));
  }

  /** Markets of our table that the provider describes otherwise. */
  get mismatched(): readonly number[] {
    return [...this.#mismatched];
  }

  /** Whether a bet stop of these groups stops the market. One that is not described is stopped by all of them: too much rather than too little. */
  isInBetStop(id: number, groups: readonly string[]): boolean {
    const own = this.#descriptions.get(id)?.groups;
    return groups.includes('all') || own === undefined || groups.some((group) => own.has(group));
  }

  map(id: number, specifierText: string, format: MatchFormat): MappedMarket | Unmapped {
    const row = this.#rows.get(id);
    if (!row) return 'unknown';
    if (this.#mismatched.has(id)) return 'described-otherwise';
    const specifiers = parseSpecifiers(specifierText);
    const variant = specifiers?.get('variant');
    const others = [...(specifiers?.keys() ?? [])].filter((name) => name !== 'variant');
    const named = typeof row.outcomes === 'string';
    if (!specifiers || !sameNames(others, new Set(specifiersOf(row))) || (variant !== undefined && !named)) return 'specifiers';

    const period = periodOf(row.period, specifiers, format);
    const lineText = specifiers.get(row.line === 'start' ? 'hcp' : (row.line ?? '')) ?? '';
    const line = row.line === undefined ? 0 : row.line === 'start' ? europeanHandicapQuarters(lineText) : parseQuarters(lineText);
    const specifier = row.specifier === undefined ? 0 : Number(specifiers.get(row.specifier));
    const fits = Number.isInteger(specifier) && specifier >= 0 && specifier <= MAX_SPECIFIER;
    if (period === undefined || line === undefined || Math.abs(line) > MAX_LINE || !fits) return 'specifiers';

    const type = typeOf(row);
    if (typeof row.outcomes !== 'string')
      return { market: encodeMarketId({ type, period, line, specifier }), outcomes: new Map(Object.entries(row.outcomes)) };
    const description = this.#descriptions.get(id);
    const names = variant === undefined ? description?.outcomes : description?.variants.get(variant);
    const read = names && namedOutcomes(row.outcomes, names);
    return read ? { market: encodeMarketId({ type, period, line, specifier: read.specifier }), outcomes: read.outcomes } : 'outcomes';
  }

  #agrees(row: UofMarketRow): boolean {
    const description = this.#descriptions.get(row.id);
    if (!description || typeof row.outcomes === 'string') return true;
    return (
      sameNames(Object.keys(row.outcomes), new Set(description.outcomes.keys())) && sameNames(specifiersOf(row), description.specifiers)
    );
  }
}
