import { SPORT } from '@touchline/catalogue/sport/sports';
import type { IncidentView, MatchDetail } from '@touchline/contract/line/shapes';
import type { Translator } from '@touchline/i18n/translator';
import { matchMinute, toMatchSecond } from './match-clock.ts';

/**
 * By id, the mark that stands before each incident: its minute where a clock runs; the runs of the side that bats; the games of the set after it. Empty
 * where there is none, or where an incomplete list would count wrongly.
 */
export function incidentMarks(t: Translator, match: MatchDetail): ReadonlyMap<number, string> {
  if (match.format.periodSeconds > 0) return new Map(match.incidents.map((one) => [one.id, `${matchMinute(toMatchSecond(one, match))}′`]));
  if (match.sport === SPORT.cricket)
    return new Map(match.incidents.filter(isOfSide).map((one) => [one.id, String(one.score[one.side - 1])]));
  return gamesOfSets(t, match);
}

const isOfSide = ({ side }: IncidentView): boolean => side === 1 || side === 2;

/** "3–4" after every game, set by set; only of sets whose games add up to their score. */
function gamesOfSets(t: Translator, { incidents, state: { periods } }: MatchDetail): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  const games = incidents.filter((one) => one.kind === 'game' && isOfSide(one)).toSorted((a, b) => a.id - b.id);
  for (const [period, won] of Map.groupBy(games, (one) => one.period)) {
    let [home, away] = [0, 0];
    const said = won.map((one): [number, string] => {
      if (one.side === 1) home++;
      else away++;
      return [one.id, t('score.pair', { home, away })];
    });
    const score = periods[period - 1];
    if (score?.[0] === home && score[1] === away) for (const [id, mark] of said) marks.set(id, mark);
  }
  return marks;
}
