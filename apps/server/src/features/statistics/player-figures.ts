import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { PlayerFigures } from '@touchline/contract/statistics/shapes';
import type { Fixture } from '@touchline/feed/feed-events';
import type { FinishedMatch } from '@touchline/feed/match-history';

export const ELEVEN = 11;
const REGULAR_MINUTES = 90;
const EXTRA_MINUTES = 120;

export interface PlayedPart extends PlayerFigures {
  readonly cameOn: number | null;
  readonly wentOff: number | null;
}

const NOTHING: PlayerFigures = {
  played: 0,
  started: 0,
  minutes: 0,
  goals: 0,
  penalties: 0,
  assists: 0,
  shots: 0,
  yellow: 0,
  red: 0,
};

export const noFigures = (): PlayerFigures => ({ ...NOTHING });

export const addFigures = (a: PlayerFigures, b: PlayerFigures): PlayerFigures => ({
  played: a.played + b.played,
  started: a.started + b.started,
  minutes: a.minutes + b.minutes,
  goals: a.goals + b.goals,
  penalties: a.penalties + b.penalties,
  assists: a.assists + b.assists,
  shots: a.shots + b.shots,
  yellow: a.yellow + b.yellow,
  red: a.red + b.red,
});

const minuteOf = (second: number): number => Math.floor(second / 60) + 1;

/** Minutes from the start of the match that have been played so far. */
export function minutesPlayed(facts: MatchState): number {
  const full = facts.period > 2 ? EXTRA_MINUTES : REGULAR_MINUTES;
  if (facts.period === 0) return 0;
  return facts.status === 'ended' ? full : Math.min(full, Math.floor((facts.clock?.seconds ?? 0) / 60));
}

/**
 * The figures of each player of a side, by index in the squad: the first eleven begin, substitutions name who came on (player) and who went off
 * (assist), a red card ends the match for its player.
 */
export function sideFigures(side: 1 | 2, { fixture, facts }: FinishedMatch): PlayedPart[] {
  const squad = squadOf(side, fixture);
  if (facts.period === 0 && facts.status !== 'ended') return squad.map(() => ({ ...NOTHING, cameOn: null, wentOff: null }));
  const end = minutesPlayed(facts);
  const parts = squad.map((_, i) => ({
    ...NOTHING,
    started: i < ELEVEN ? 1 : 0,
    cameOn: null as number | null,
    wentOff: null as number | null,
  }));
  for (const { kind, side: of, player, assist, second, detail } of facts.incidents) {
    if (of !== side) continue;
    const one = player === undefined ? undefined : parts[player];
    const other = assist === undefined ? undefined : parts[assist];
    if (kind === 'substitution') {
      if (one) one.cameOn = minuteOf(second);
      if (other) other.wentOff = minuteOf(second);
      continue;
    }
    if (kind === 'goal' && detail !== 'own') {
      if (one) {
        one.goals++;
        one.shots++;
        if (detail === 'penalty') one.penalties++;
      }
      if (other) other.assists++;
    }
    if (!one) continue;
    if (kind === 'shot' || kind === 'on-target') one.shots++;
    if (kind === 'yellow') one.yellow++;
    if (kind === 'red' || kind === 'second-yellow') {
      one.red++;
      one.wentOff = minuteOf(second);
    }
  }
  return parts.map((part) => {
    const on = part.started === 1 || part.cameOn !== null;
    const from = part.started === 1 ? 0 : (part.cameOn ?? end);
    return { ...part, played: on ? 1 : 0, minutes: on ? Math.max(0, Math.min(end, part.wentOff ?? end) - Math.min(from, end)) : 0 };
  });
}

export const squadOf = (side: 1 | 2, { home, away }: Fixture) => (side === 1 ? home : away)?.players ?? [];
