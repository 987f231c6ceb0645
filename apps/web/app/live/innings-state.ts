import { SPORT } from '@touchline/catalogue/sport/sports';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { Translator } from '@touchline/i18n/translator';

/** The state of a cricket match, of one side's innings. */
export interface InningsState {
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
}

const NOTHING = { home: 0, away: 0 };

/** Runs, wickets and balls of a side over the match. */
export function inningsState({ state, statistics }: Pick<MatchDetail, 'state' | 'statistics'>, side: 1 | 2): InningsState {
  const of = (key: string): number => (statistics.find((one) => one.key === key) ?? NOTHING)[side === 1 ? 'home' : 'away'];
  return { runs: state.score[side - 1] ?? 0, wickets: of('wicket'), balls: of('ball') };
}

/** "17.3": whole overs and balls. */
export const oversText = (balls: number): string => (balls % 6 === 0 ? String(balls / 6) : `${Math.floor(balls / 6)}.${balls % 6}`);

/** Runs an over, one decimal; empty before the first ball. */
export const runRate = ({ runs, balls }: InningsState): string => (balls === 0 ? '' : ((6 * runs) / balls).toFixed(1));

/** Runs that the side batting second still needs; null while there is no chase. */
export function runsToWin(match: Pick<MatchDetail, 'state'>): number | null {
  const { period, turn, score, status } = match.state;
  if (period !== 2 || (turn !== 1 && turn !== 2) || status === 'ended') return null;
  const [mine, theirs] = turn === 1 ? score : [score[1], score[0]];
  return Math.max(0, theirs + 1 - mine);
}

/** A side's score as its sport writes it: "171/5" of a side that has batted, the bare number of every other. */
export function scoreText(t: Translator, match: Pick<MatchDetail, 'sport' | 'state' | 'statistics'>, side: 1 | 2): string {
  const { runs, wickets, balls } = inningsState(match, side);
  return match.sport === SPORT.cricket && balls > 0 ? t('cricket.runs-wickets', { runs, wickets }) : String(runs);
}
