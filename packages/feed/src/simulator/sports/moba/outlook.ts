import type { MatchState } from '@touchline/betting/match-state/match-state';
import type { Fixture } from '../../../feed-events.ts';
import type { Ratings, StatForecast } from '../../sport-model.ts';
import { counted } from '../chances/counted.ts';
import { periodsWonOutlook } from '../series/series-chances.ts';
import { type Ahead, killsOutlook, objectiveOutlook, towersOutlook } from './map-counts.ts';
import { type MobaRules, pushChance } from './moba-rules.ts';
import { type MobaState, mobaState } from './moba-state.ts';
import { homeTakes, pushEnds } from './push-chances.ts';

export function aheadNow(rules: MobaRules, ratings: Ratings, state: MobaState): Ahead {
  const { pushes, rest, chance } = state;
  return { ends: pushEnds(rules, ratings, pushes, chance), pushes, rest, chance };
}

export const aheadFresh = (rules: MobaRules, ratings: Ratings): Ahead => ({
  ends: pushEnds(rules, ratings, [0, 0]),
  pushes: [0, 0],
  rest: 1,
  chance: pushChance(rules, ratings, 0),
});

function ofMap(rules: MobaRules, facts: MatchState, period: number, ahead: Ahead): StatForecast[] {
  const outlooks: StatForecast[] = [
    { stat: 'kill', period, outlook: killsOutlook(rules, ahead, counted(facts, 'kill', period, period)), lineStep: 4, lines: 2 },
    { stat: 'tower', period, outlook: towersOutlook(rules, ahead), lineStep: 4, lines: 1 },
  ];
  for (const objective of rules.objectives)
    outlooks.push({
      stat: objective.stat,
      period,
      outlook: objectiveOutlook(objective, ahead, counted(facts, objective.stat, period, period)),
      lineStep: 4,
      lines: 1,
    });
  return outlooks;
}

/** Maps, and kills, towers and monsters of the running map and of the next one that is sure to be played. */
export function mobaOutlooks(rules: MobaRules, fixture: Fixture, ratings: Ratings, facts: MatchState): StatForecast[] {
  const { toWin } = fixture.format;
  const state = mobaState(rules, ratings, facts);
  if (facts.status === 'ended' || Math.max(...state.won) >= toWin) return [];
  const now = aheadNow(rules, ratings, state);
  const fresh = aheadFresh(rules, ratings);
  const chance = (period: number): number => homeTakes(period === state.map ? now.ends : fresh.ends, rules);
  return [
    { stat: 'set', period: 0, outlook: periodsWonOutlook(toWin, state.won, chance), lineStep: 4, lines: toWin > 2 ? 2 : 1 },
    ...ofMap(rules, facts, state.map, now),
    ...(Math.max(...state.won) + 1 < toWin ? ofMap(rules, facts, state.map + 1, fresh) : []),
  ];
}
