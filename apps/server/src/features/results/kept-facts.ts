import type { Incident, MatchState } from '@touchline/betting/match-state/match-state';

/** Facts that keep their place in the archive besides scores: cards, people coming and going, ends of periods. */
const KEPT_INCIDENTS = new Set([
  'goal',
  'penalty',
  'penalty-missed',
  'yellow',
  'red',
  'second-yellow',
  'substitution',
  'shot',
  'on-target',
  'two-minutes',
  'period-end',
  'half-time',
  'full-time',
  'match-end',
  'set-start',
  'var',
  'wicket',
  'innings',
  'over',
  'batter',
  'bowler',
  'home-run',
  'touchdown',
  'one-eighty',
  'checkout',
  'century',
  'commitment',
  'seed',
]);
/** The points of a player, one for all his baskets: what his markets are settled by, and a box score. */
const BASKETS = new Set(['two-pointer', 'three-pointer', 'free-throw']);

function boxScore(incidents: readonly Incident[]): readonly Incident[] {
  const byPlayer = new Map<string, Incident>();
  for (const one of incidents) {
    if (one.player === undefined || !BASKETS.has(one.kind)) continue;
    const key = `${one.side} ${one.player}`;
    byPlayer.set(key, { ...one, kind: 'points', value: (byPlayer.get(key)?.value ?? 0) + (one.value ?? 0) });
  }
  return [...byPlayer.values()];
}

/** Sports that score all the time (basketball, volleyball) keep their scores by period, not every point. */
const MAX_INCIDENTS = 300;

/** The facts as the archive keeps them. */
export function keptFacts(facts: MatchState): MatchState {
  const incidents = facts.incidents.filter(({ kind }) => KEPT_INCIDENTS.has(kind));
  const few = incidents.length <= MAX_INCIDENTS ? incidents : incidents.filter(({ kind }) => kind.endsWith('-end'));
  return { ...facts, clock: null, incidents: [...few, ...boxScore(facts.incidents)].map(plain) };
}

/** Without the place on the field. */
const plain = ({ x: _x, y: _y, ...incident }: Incident): Incident => incident;
