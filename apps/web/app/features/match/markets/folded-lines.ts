import type { MarketView } from '@touchline/contract/line/shapes';

/** The lines that a folded card shows: the main one and its neighbours. */
const LINES = 3;
/** Of markets that differ in something else than a line (minutes, players): the first. */
const OTHERS = 4;

/**
 * The markets that a folded card shows, in the card's order; all of them where there are too few to fold. Of lines the most balanced one stands
 * in the middle; of goals, corners, points the next one alone, because the one after it is another question.
 */
export function foldedLines(markets: readonly MarketView[]): readonly MarketView[] {
  const standing = markets.filter(({ status }) => status !== 'closed');
  const offered = standing.length > 0 ? standing : markets;
  const [first] = offered;
  if (!first || markets.length < 2) return markets;
  if (/(^|-)nth$/.test(first.type)) return offered.slice(0, 1);
  // Of an over, a window of minutes, a player with lines of their own: those of the first.
  const own = offered.filter(({ subject }) => subject === first.subject);
  if (own.length > 1 && own.length < offered.length) return own.length > OTHERS ? around(own) : own;
  const isLines = own.length === offered.length && first.line !== (offered.at(-1)?.line ?? 0);
  const shown = isLines ? LINES : OTHERS;
  // One line less is not worth a button.
  if (markets.length <= shown + 1) return markets;
  if (!isLines) return offered.slice(0, shown);
  return around(offered);
}

/** The main line with its neighbours. */
function around(lines: readonly MarketView[]): readonly MarketView[] {
  const from = Math.max(0, Math.min(mainOf(lines) - 1, lines.length - LINES));
  return lines.slice(from, from + LINES);
}

/** The place of the line nearest to even; the one that the feed calls main where prices do not say. */
function mainOf(markets: readonly MarketView[]): number {
  const gaps = markets.map(({ selections: [a, b] }) => (a && b && a.odds > 0 && b.odds > 0 ? Math.abs(a.odds - b.odds) : Infinity));
  const min = Math.min(...gaps);
  return min === Infinity
    ? Math.max(
        0,
        markets.findIndex(({ main }) => main),
      )
    : gaps.indexOf(min);
}

/** Says whether the same lines are on offer as before: only then a folded card chooses again, so that no line goes from under a finger. */
export const lineIds = (markets: readonly MarketView[]): string => markets.map(({ id, status }) => (status === 'closed' ? '' : id)).join();
