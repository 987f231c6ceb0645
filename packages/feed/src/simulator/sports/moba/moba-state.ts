import type { HomeAway, MatchState } from '@touchline/betting/match-state/match-state';
import { periodsWon } from '@touchline/betting/match-state/period-count';
import type { Ratings } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { type MobaRules, pushChance } from './moba-rules.ts';
import { restOfPush } from './push-chances.ts';

export interface MobaState {
  readonly won: HomeAway;
  /** Map being played, or to be played next. */
  readonly map: number;
  readonly pushes: HomeAway;
  readonly kills: HomeAway;
  /** Seconds since the last push. */
  readonly secondsSincePush: number;
  readonly seconds: number;
  /** Share of the fighting before the next push that is still to come. */
  readonly rest: number;
  /** Chance of the home side to make the running push, by the lead and by how the fighting before it has gone. */
  readonly chance: number;
}

/** Kills as they stood at a push: "12:9". */
export const killsText = ([home, away]: HomeAway): string => `${home}:${away}`;
const parseKills = (text: string): HomeAway => {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return [home, away];
};

export function mobaState(rules: MobaRules, ratings: Ratings, facts: MatchState): MobaState {
  const map = facts.periodsDone + 1;
  const won = periodsWon(facts);
  if (facts.period !== map)
    return { won, map, pushes: [0, 0], kills: [0, 0], secondsSincePush: 0, seconds: 0, rest: 1, chance: pushChance(rules, ratings, 0) };
  const pushes = counted(facts, 'tower', map, map);
  const kills = counted(facts, 'kill', map, map);
  const last = facts.incidents.findLast((i) => i.kind === 'tower' && i.period === map);
  const before = parseKills(last?.detail ?? '0:0');
  const seconds = facts.clock?.seconds ?? 0;
  const secondsSincePush = seconds - (last?.second ?? 0);
  // The side that is about to push kills more before it does: both fight equally often in all, so the odds move by the ratio of kills.
  const [own, other] = rules.kills;
  const lead = kills[0] - before[0] - (kills[1] - before[1]);
  const odds = pushChance(rules, ratings, pushes[0] - pushes[1]);
  const shifted = (odds / (1 - odds)) * (own / other) ** lead;
  return { won, map, pushes, kills, secondsSincePush, seconds, rest: restOfPush(rules, secondsSincePush), chance: shifted / (1 + shifted) };
}
