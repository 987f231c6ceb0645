import type { MatchFormat } from '@touchline/betting/match-state/match-format';
import type { HomeAway, MatchState, MatchStatus } from '@touchline/betting/match-state/match-state';
import type { StatKey } from '@touchline/catalogue/count-keys';
import { attribute, child, childrenOf, integer, type XmlElement } from './xml.ts';

/** By the provider's `status`; 2 (suspended) and 6 (delayed) stop a match that has begun. */
const STATUSES: Readonly<Record<number, MatchStatus>> = {
  0: 'planned',
  1: 'live',
  2: 'interrupted',
  3: 'ended',
  4: 'ended',
  5: 'cancelled',
  6: 'postponed',
  7: 'interrupted',
  8: 'postponed',
  9: 'abandoned',
};

/** Codes of `match_status` that mean a break between periods. */
const BREAKS: ReadonlySet<number> = new Set([30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 301, 302, 303, 304, 305, 306, 445]);
/** Ended after extra time, after penalties, by retirement, by default. */
const ENDINGS: Readonly<Record<number, string>> = {
  110: 'overtime',
  120: 'shoot-out',
  95: 'retired',
  96: 'retired',
  97: 'walkover',
  98: 'walkover',
};

const STATISTICS: readonly (readonly [name: string, stat: StatKey])[] = [
  ['corners', 'corner'],
  ['yellow_cards', 'yellow'],
  ['red_cards', 'red'],
];

const pair = (element: XmlElement | undefined, home: string, away: string): HomeAway | undefined => {
  const h = element && integer(element, home);
  const a = element && integer(element, away);
  return h === undefined || a === undefined ? undefined : [h, a];
};

/** "75:02" in seconds. */
function seconds(text: string | undefined): number | undefined {
  const match = /^(\d{1,3}):(\d{2})$/.exec(text ?? '');
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/**
 * Splits a statistic of the whole match by period: an increase since the last message belongs to the running period, a decrease is taken
 * from the latest periods.
 */
function byPeriod(before: readonly HomeAway[], period: number, total: HomeAway): HomeAway[] {
  const counts: [number, number][] = Array.from({ length: Math.max(period, before.length, 1) }, (_, i) => [
    before[i]?.[0] ?? 0,
    before[i]?.[1] ?? 0,
  ]);
  for (const side of [0, 1] as const) {
    let difference = total[side] - counts.reduce((sum, c) => sum + c[side], 0);
    for (let i = counts.length - 1; i >= 0 && difference !== 0; i--) {
      const entry = counts[i] as [number, number];
      const next = Math.max(0, entry[side] + difference);
      difference -= next - entry[side];
      entry[side] = next;
    }
  }
  return counts;
}

/** The facts after a `sport_event_status`, from those before it. Scores by period come as the provider gives them. */
export function applyStatus(status: XmlElement, before: MatchState, format: MatchFormat, at: number): MatchState {
  const code = integer(status, 'match_status') ?? 0;
  const mapped = STATUSES[integer(status, 'status') ?? 0] ?? before.status;
  const running = mapped === 'live' && BREAKS.has(code) ? 'break' : mapped;
  const periods = childrenOf(child(status, 'period_scores'), 'period_score');
  const scores: HomeAway[] = [];
  for (const [i, period] of periods.entries()) {
    const number = integer(period, 'number') ?? i + 1;
    if (number >= 1 && number <= 28) scores[number - 1] = pair(period, 'home_score', 'away_score') ?? [0, 0];
  }
  const total = pair(status, 'home_score', 'away_score');
  if (scores.length === 0 && total && format.scoring === 'sum') scores[0] = total;
  for (let i = 0; i < scores.length; i++) scores[i] ??= [0, 0];
  const hasEnded = running === 'ended';
  const period = running === 'planned' ? 0 : Math.max(1, scores.length);
  const statistics = child(status, 'statistics');
  const counts: Partial<Record<StatKey, readonly HomeAway[]>> = { ...before.counts, ...(scores.length > 0 ? { score: scores } : {}) };
  for (const [name, stat] of STATISTICS) {
    let total = pair(statistics && child(statistics, name), 'home', 'away');
    // A second yellow card sends off as a red one does.
    const second = stat === 'red' ? pair(statistics && child(statistics, 'yellow_red_cards'), 'home', 'away') : undefined;
    if (total && second) total = [total[0] + second[0], total[1] + second[1]];
    if (total) counts[stat] = byPeriod(before.counts[stat] ?? [], period, total);
  }
  const clock = seconds(attribute(child(status, 'clock'), 'match_time'));
  const winnerOf = (): MatchState['winner'] => {
    const [home, away] = total ?? [0, 0];
    return home === away ? 0 : home > away ? 1 : 2;
  };
  const serving = integer(status, 'current_server');
  return {
    ...before,
    status: running,
    period,
    periodsDone: hasEnded
      ? Math.max(period, format.scoring === 'sum' ? format.periods : period)
      : running === 'break'
        ? period
        : Math.max(0, period - 1),
    counts,
    clock:
      clock === undefined
        ? before.clock && { ...before.clock, running: running === 'live' && before.clock.running }
        : { seconds: clock, running: running === 'live' && attribute(child(status, 'clock'), 'stopped') !== 'true', at },
    turn: serving === 1 || serving === 2 ? serving : before.turn,
    winner: hasEnded ? winnerOf() : null,
    ending: hasEnded ? (ENDINGS[code] ?? null) : null,
  };
}
