import type { FamilyKey } from '@touchline/betting/markets/market-ids';
import type { CountKey } from '@touchline/catalogue/count-keys';

/** Outcomes of ours by the provider's outcome ids; `exact` and `score` are read from the names that its description gives them. */
export type UofOutcomes = Readonly<Record<string, number>> | 'exact' | 'score';

/** Period of ours: a number, a half by name (its number depends on how the sport is played), or the specifier that holds it. */
export type UofPeriod = number | 'first-half' | 'second-half' | 'setnr' | 'gamenr' | 'quarternr' | 'periodnr';

/** One market of the provider in our words. */
export interface UofMarketRow {
  readonly id: number;
  readonly family: FamilyKey | 'winner' | 'half-time-full-time' | `${'home' | 'away'}-win-${'both-halves' | 'either-half'}`;
  readonly count?: CountKey;
  readonly period?: UofPeriod;
  /** Specifier that holds the line: `total` and `hcp` decimals, `start` a score ("0:1" in `hcp`). */
  readonly line?: 'total' | 'hcp' | 'start';
  /** Specifier that becomes the specifier (the number of the goal). */
  readonly specifier?: string;
  readonly outcomes: UofOutcomes;
}

const RESULT: UofOutcomes = { 1: 1, 2: 0, 3: 2 };
const SIDES: UofOutcomes = { 4: 1, 5: 2 };
const DOUBLE: UofOutcomes = { 9: 1, 10: 2, 11: 3 };
const NEXT: UofOutcomes = { 6: 1, 7: 0, 8: 2 };
const TWO_WAY: UofOutcomes = { 1714: 1, 1715: 2 };
const THREE_WAY: UofOutcomes = { 1711: 1, 1712: 0, 1713: 2 };
const TOTAL: UofOutcomes = { 12: 1, 13: 2 };
const PARITY: UofOutcomes = { 70: 1, 72: 2 };
const YES_NO: UofOutcomes = { 74: 1, 76: 2 };
const RESULT_BOTH: UofOutcomes = { 78: 5, 80: 6, 82: 1, 84: 2, 86: 9, 88: 10 };
const TOTAL_BOTH: UofOutcomes = { 90: 5, 92: 9, 94: 6, 96: 10 };
const RESULT_TOTAL: UofOutcomes = { 794: 6, 796: 5, 798: 2, 800: 1, 802: 10, 804: 9 };
const HALF_FULL: UofOutcomes = { 418: 4, 420: 3, 422: 5, 424: 1, 426: 0, 428: 2, 430: 7, 432: 6, 434: 8 };

type Part = Omit<UofMarketRow, 'id' | 'family' | 'outcomes'>;
const row = (id: number, family: UofMarketRow['family'], outcomes: UofOutcomes, part: Part = {}): UofMarketRow => ({
  id,
  family,
  outcomes,
  ...part,
});

/**
 * The provider's markets that are ours too. Its ids are permanent. Everything else it sends is counted and not offered: markets on
 * players in particular, because a player's number in our selections is his place in a line-up, which this provider does not promise to keep.
 */
export const UOF_MARKETS: readonly UofMarketRow[] = [
  row(1, 'result', RESULT),
  row(8, 'nth', NEXT, { specifier: 'goalnr' }),
  row(10, 'double-chance', DOUBLE),
  row(11, 'draw-no-bet', SIDES),
  row(14, 'handicap', THREE_WAY, { line: 'start' }),
  row(16, 'asian-handicap', TWO_WAY, { line: 'hcp' }),
  row(18, 'total', TOTAL, { line: 'total' }),
  row(19, 'home-total', TOTAL, { line: 'total' }),
  row(20, 'away-total', TOTAL, { line: 'total' }),
  row(21, 'exact-total', 'exact'),
  row(23, 'home-exact', 'exact'),
  row(24, 'away-exact', 'exact'),
  row(26, 'odd-even', PARITY),
  row(29, 'both-score', YES_NO),
  row(31, 'home-clean-sheet', YES_NO),
  row(32, 'away-clean-sheet', YES_NO),
  row(33, 'home-win-to-nil', YES_NO),
  row(34, 'away-win-to-nil', YES_NO),
  row(35, 'result-and-both', RESULT_BOTH),
  row(36, 'total-and-both', TOTAL_BOTH, { line: 'total' }),
  row(37, 'result-and-total', RESULT_TOTAL, { line: 'total' }),
  row(45, 'correct-score', 'score'),
  row(47, 'half-time-full-time', HALF_FULL),
  row(48, 'home-win-both-halves', YES_NO),
  row(49, 'away-win-both-halves', YES_NO),
  row(50, 'home-win-either-half', YES_NO),
  row(51, 'away-win-either-half', YES_NO),
  row(60, 'result', RESULT, { period: 'first-half' }),
  row(62, 'nth', NEXT, { period: 'first-half', specifier: 'goalnr' }),
  row(63, 'double-chance', DOUBLE, { period: 'first-half' }),
  row(64, 'draw-no-bet', SIDES, { period: 'first-half' }),
  row(65, 'handicap', THREE_WAY, { period: 'first-half', line: 'start' }),
  row(66, 'asian-handicap', TWO_WAY, { period: 'first-half', line: 'hcp' }),
  row(68, 'total', TOTAL, { period: 'first-half', line: 'total' }),
  row(69, 'home-total', TOTAL, { period: 'first-half', line: 'total' }),
  row(70, 'away-total', TOTAL, { period: 'first-half', line: 'total' }),
  row(74, 'odd-even', PARITY, { period: 'first-half' }),
  row(75, 'both-score', YES_NO, { period: 'first-half' }),
  row(83, 'result', RESULT, { period: 'second-half' }),
  row(84, 'nth', NEXT, { period: 'second-half', specifier: 'goalnr' }),
  row(85, 'double-chance', DOUBLE, { period: 'second-half' }),
  row(86, 'draw-no-bet', SIDES, { period: 'second-half' }),
  row(88, 'asian-handicap', TWO_WAY, { period: 'second-half', line: 'hcp' }),
  row(90, 'total', TOTAL, { period: 'second-half', line: 'total' }),
  row(94, 'odd-even', PARITY, { period: 'second-half' }),
  row(95, 'both-score', YES_NO, { period: 'second-half' }),
  row(162, 'result', RESULT, { count: 'corner' }),
  row(165, 'asian-handicap', TWO_WAY, { count: 'corner', line: 'hcp' }),
  row(166, 'total', TOTAL, { count: 'corner', line: 'total' }),
  row(167, 'home-total', TOTAL, { count: 'corner', line: 'total' }),
  row(168, 'away-total', TOTAL, { count: 'corner', line: 'total' }),
  row(172, 'odd-even', PARITY, { count: 'corner' }),
  row(173, 'result', RESULT, { count: 'corner', period: 'first-half' }),
  row(176, 'asian-handicap', TWO_WAY, { count: 'corner', period: 'first-half', line: 'hcp' }),
  row(177, 'total', TOTAL, { count: 'corner', period: 'first-half', line: 'total' }),
  row(186, 'winner', SIDES),
  row(187, 'asian-handicap', TWO_WAY, { line: 'hcp' }),
  row(188, 'asian-handicap', TWO_WAY, { count: 'set', line: 'hcp' }),
  row(189, 'total', TOTAL, { line: 'total' }),
  row(190, 'home-total', TOTAL, { line: 'total' }),
  row(191, 'away-total', TOTAL, { line: 'total' }),
  row(199, 'correct-score', 'score', { count: 'set' }),
  row(202, 'winner', SIDES, { period: 'setnr' }),
  row(203, 'asian-handicap', TWO_WAY, { period: 'setnr', line: 'hcp' }),
  row(204, 'total', TOTAL, { period: 'setnr', line: 'total' }),
  row(219, 'winner', SIDES),
  row(223, 'asian-handicap', TWO_WAY, { count: 'full-score', line: 'hcp' }),
  row(225, 'total', TOTAL, { count: 'full-score', line: 'total' }),
  row(227, 'home-total', TOTAL, { count: 'full-score', line: 'total' }),
  row(228, 'away-total', TOTAL, { count: 'full-score', line: 'total' }),
  row(229, 'odd-even', PARITY, { count: 'full-score' }),
  row(235, 'result', RESULT, { period: 'quarternr' }),
  row(236, 'total', TOTAL, { period: 'quarternr', line: 'total' }),
  row(237, 'asian-handicap', TWO_WAY, { line: 'hcp' }),
  row(238, 'total', TOTAL, { line: 'total' }),
  row(245, 'winner', SIDES, { period: 'gamenr' }),
  row(246, 'asian-handicap', TWO_WAY, { period: 'gamenr', line: 'hcp' }),
  row(247, 'total', TOTAL, { period: 'gamenr', line: 'total' }),
  row(251, 'winner', SIDES),
  row(256, 'asian-handicap', TWO_WAY, { count: 'full-score', line: 'hcp' }),
  row(258, 'total', TOTAL, { count: 'full-score', line: 'total' }),
  row(302, 'draw-no-bet', SIDES, { period: 'quarternr' }),
  row(303, 'asian-handicap', TWO_WAY, { period: 'quarternr', line: 'hcp' }),
  row(304, 'odd-even', PARITY, { period: 'quarternr' }),
  row(309, 'asian-handicap', TWO_WAY, { period: 'setnr', line: 'hcp' }),
  row(310, 'total', TOTAL, { period: 'setnr', line: 'total' }),
  row(340, 'winner', SIDES),
  row(406, 'winner', SIDES),
  row(410, 'asian-handicap', TWO_WAY, { count: 'full-score', line: 'hcp' }),
  row(412, 'total', TOTAL, { count: 'full-score', line: 'total' }),
  row(443, 'result', RESULT, { period: 'periodnr' }),
  row(446, 'total', TOTAL, { period: 'periodnr', line: 'total' }),
  row(460, 'asian-handicap', TWO_WAY, { period: 'periodnr', line: 'hcp' }),
];
