import type { StateView } from '@touchline/contract/line/shapes';
import type { Translator } from '@touchline/i18n/translator';

/** The state of a cricket match, of one side's innings. */
export interface InningsState {
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
}

/** Runs, wickets and balls of a side over the match. */
export function inningsState({ score, innings }: Pick<StateView, 'score' | 'innings'>, side: 1 | 2): InningsState {
  const { wickets, balls } = innings?.[side - 1] ?? { wickets: 0, balls: 0 };
  return { runs: score[side - 1] ?? 0, wickets, balls };
}

/** "17.3": whole overs and balls. */
export const oversText = (balls: number): string => (balls % 6 === 0 ? String(balls / 6) : `${Math.floor(balls / 6)}.${balls % 6}`);

/** Runs an over, one decimal; empty before the first ball. */
export const runRate = ({ runs, balls }: InningsState): string => (balls === 0 ? '' : ((6 * runs) / balls).toFixed(1));

/** Runs that the side batting second still needs; null while there is no chase. */
export function runsToWin({ period, turn, score, status }: Pick<StateView, 'period' | 'turn' | 'score' | 'status'>): number | null {
  if (period !== 2 || (turn !== 1 && turn !== 2) || status === 'ended') return null;
  const [mine, theirs] = turn === 1 ? score : [score[1], score[0]];
  return Math.max(0, theirs + 1 - mine);
}

/** A side's score as its sport writes it: "171/5" of a side that has batted in cricket, the bare number of every other. */
export function scoreText(t: Translator, state: Pick<StateView, 'score' | 'innings'>, side: 1 | 2): string {
  const { runs, wickets, balls } = inningsState(state, side);
  return balls > 0 ? t('cricket.runs-wickets', { runs, wickets }) : String(runs);
}

/** Both sides' scores in a line: "2–1", "171/5–191/8". */
export const scorePair = (t: Translator, state: Pick<StateView, 'score' | 'innings'>): string =>
  t('score.pair', { home: scoreText(t, state, 1), away: scoreText(t, state, 2) });
