import type { Random } from '@touchline/kernel/random';
import type { TotoRules } from './toto-rules.ts';
import { type TotoMarks, totoOutcomes } from './toto-ticket.ts';

/** A ready ticket: so many matches get two marks, so many three, the rest one. */
export interface TotoPreset {
  readonly key: string;
  readonly doubles: number;
  readonly triples: number;
}

/** Packages for pools of home, draw or away, by their price in lines: 8, 32, 96, 288, 1,728. */
export const TOTO_PRESETS: readonly TotoPreset[] = [
  { key: 'start', doubles: 3, triples: 0 },
  { key: 'five', doubles: 5, triples: 0 },
  { key: 'broad', doubles: 5, triples: 1 },
  { key: 'wide', doubles: 5, triples: 2 },
  { key: 'full', doubles: 6, triples: 3 },
];

/** Those that a pool can have: no more marked matches than it has, no third mark where there are two outcomes. */
export const presetsFor = ({ kind, matches }: Pick<TotoRules, 'kind' | 'matches'>): readonly TotoPreset[] =>
  TOTO_PRESETS.filter(({ doubles, triples }) => doubles + triples <= matches && (triples === 0 || totoOutcomes(kind).length > 2));

export const presetLines = ({ doubles, triples }: TotoPreset): number => 2 ** doubles * 3 ** triples;

/** Outcomes of a match with how likely they are held to be (or how many players chose them): any unit, higher is likelier. */
export type TotoShares = readonly { readonly outcome: number; readonly weight: number }[];

/**
 * Marks a package: the matches whose favourite is least sure get three marks, the next two, the surest one; always the likeliest
 * outcomes. Ties go to the match that stands first.
 */
export function pickFavourites({ doubles, triples }: TotoPreset, matches: readonly TotoShares[]): TotoMarks {
  const sureness = (shares: TotoShares): number =>
    Math.max(...shares.map((s) => s.weight)) /
    Math.max(
      shares.reduce((sum, s) => sum + s.weight, 0),
      Number.MIN_VALUE,
    );
  const order = matches
    .map((shares, match) => ({ match, sure: sureness(shares) }))
    .sort((a, b) => a.sure - b.sure || a.match - b.match)
    .map(({ match }) => match);
  const marksOf = new Map(order.map((match, place) => [match, place < triples ? 3 : place < triples + doubles ? 2 : 1]));
  return matches.map((shares, match) =>
    [...shares]
      .sort((a, b) => b.weight - a.weight)
      .slice(0, marksOf.get(match) ?? 1)
      .map((s) => s.outcome),
  );
}

/**
 * Marks a package by lot: which matches get more marks is even, which outcomes are marked goes by their weights, so that a longshot comes
 * as seldom as it does on the pitch.
 */
export function pickLuckyDip({ doubles, triples }: TotoPreset, matches: readonly TotoShares[], random: Random): TotoMarks {
  const places = matches.map((_, place) => ({ place, lot: random.next() })).sort((a, b) => a.lot - b.lot);
  const marksOf = new Map(places.map(({ place }, i) => [place, i < triples ? 3 : i < triples + doubles ? 2 : 1]));
  return matches.map((shares, place) => sampleMarks(shares, marksOf.get(place) ?? 1, random));
}

/** So many different outcomes, each drawn by weight from those that are left. */
function sampleMarks(shares: TotoShares, count: number, random: Random): number[] {
  const left = [...shares];
  const marks: number[] = [];
  while (marks.length < count && left.length > 0) {
    let at = random.next() * left.reduce((sum, { weight }) => sum + weight, 0);
    const found = left.findIndex(({ weight }) => {
      at -= weight;
      return at < 0;
    });
    const [drawn] = left.splice(Math.max(found, 0), 1);
    if (drawn) marks.push(drawn.outcome);
  }
  return marks;
}
