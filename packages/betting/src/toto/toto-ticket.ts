import { err, ok, type Result } from '@touchline/kernel/result';
import { ANY_OTHER, scoreOutcome } from '../markets/score/correct-score.ts';
import { TOTO_SCORE_GRID, type TotoKind, type TotoRules } from './toto-rules.ts';

/** For each match the outcomes marked: one or several. Outcome numbers are those of the market of the kind. */
export type TotoMarks = readonly (readonly number[])[];

export type TotoTicketRejection =
  | { readonly code: 'toto-matches'; readonly count: number; readonly needed: number }
  /** These matches have no mark, the same one twice, or one that is no outcome of theirs. */
  | { readonly code: 'toto-marks'; readonly matches: readonly number[] }
  | { readonly code: 'toto-lines'; readonly lines: number; readonly max: number };

const SCORES = Array.from({ length: (TOTO_SCORE_GRID + 1) ** 2 }, (_, i) =>
  scoreOutcome(Math.floor(i / (TOTO_SCORE_GRID + 1)), i % (TOTO_SCORE_GRID + 1)),
);

const OUTCOMES: Readonly<Record<TotoKind, readonly number[]>> = {
  result: [1, 0, 2],
  'correct-score': [...SCORES, ANY_OTHER],
  // Over and under, as the market of totals has them.
  total: [1, 2],
};

/** Every outcome that can be marked, in the order in which sheets show them. */
export const totoOutcomes = (kind: TotoKind): readonly number[] => OUTCOMES[kind];

/** How many lines the marks make: the product of the marks of the matches. */
export const countLines = (marks: TotoMarks): number => marks.reduce((product, own) => product * own.length, 1);

/** Checks a ticket; gives its number of lines. */
export function checkTicket(marks: TotoMarks, rules: TotoRules): Result<number, TotoTicketRejection> {
  if (marks.length !== rules.matches) return err({ code: 'toto-matches', count: marks.length, needed: rules.matches });
  const possible = new Set(totoOutcomes(rules.kind));
  const wrong = marks.flatMap((own, match) =>
    own.length === 0 || new Set(own).size < own.length || own.some((mark) => !possible.has(mark)) ? [match] : [],
  );
  if (wrong.length > 0) return err({ code: 'toto-marks', matches: wrong });
  const lines = countLines(marks);
  return lines > rules.maxLines ? err({ code: 'toto-lines', lines, max: rules.maxLines }) : ok(lines);
}

/** The result of a match of a pool: an outcome, or void. */
export type TotoResult = number | 'void';

/**
 * How many lines of a ticket have exactly 0, 1, 2... correct guesses, without writing them out: a match with m marks has one line
 * right and m - 1 wrong when the outcome is among them, m wrong when not, and m right when it is void.
 */
export function linesByCorrect(marks: TotoMarks, results: readonly TotoResult[]): readonly number[] {
  let counts: number[] = [1];
  marks.forEach((own, match) => {
    const result = results[match];
    const right = result === 'void' ? own.length : own.some((mark) => mark === result) ? 1 : 0;
    const wrong = own.length - right;
    const next = new Array<number>(counts.length + 1).fill(0);
    counts.forEach((ways, correct) => {
      next[correct] = (next[correct] ?? 0) + ways * wrong;
      next[correct + 1] = (next[correct + 1] ?? 0) + ways * right;
    });
    counts = next;
  });
  return counts;
}
