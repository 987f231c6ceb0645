import type { MatchRow } from '@touchline/contract/line/shapes';

/** The match of the day starts within a day. */
const DAY_SECONDS = 86_400;
/** A match that is played already is worth this much more attention than one that comes in the evening. */
const LIVE_WEIGHT = 10;

type Candidate = Pick<MatchRow, 'away' | 'kind' | 'markets' | 'startsAt' | 'state' | 'weight'>;

const hasEnded = ({ state }: Candidate): boolean => !['planned', 'live', 'break', 'interrupted'].includes(state.status);

/** The match that deserves most attention of those in play and of those to come; only one of two sides that can be bet on. */
export function pickMatchOfTheDay<M extends Candidate>(live: readonly M[], line: readonly M[], nowMs: number): M | undefined {
  const possible = [...live, ...line].filter((match) => match.away !== null && match.markets.length > 0 && !hasEnded(match));
  const until = nowMs / 1000 + DAY_SECONDS;
  const today = possible.filter((match) => match.startsAt < until);
  const rank = ({ kind, weight }: M): number => weight + (kind === 'live' ? LIVE_WEIGHT : 0);
  return (today.length > 0 ? today : possible).reduce<M | undefined>(
    (best, match) => (best === undefined || rank(match) > rank(best) ? match : best),
    undefined,
  );
}
