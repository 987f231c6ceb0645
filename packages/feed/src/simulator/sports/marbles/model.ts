import { courseOfChamp, GATES, type MarbleCourse } from '@touchline/betting/marbles/marble-courses';
import { runMarbleRace, TICK_MS } from '@touchline/betting/marbles/marble-race';
import { INITIAL_MATCH_STATE, type Incident, type MatchState } from '@touchline/betting/match-state/match-state';
import { SPORT } from '@touchline/catalogue/sport/sports';
import { invariant } from '@touchline/kernel/invariant';
import type { Fixture } from '../../../feed-events.ts';
import type { FairMarket, Ratings, ScriptStep, SportModel } from '../../sport-model.ts';
import { commitmentIncident, seedRevealIncident } from '../../world/provably-fair.ts';
import { fieldMarkets } from '../racing/field-markets.ts';

/** A picture of the field every half second: ten ticks. */
const PICTURE_TICKS = 10;
/** Win, and the first two and three. */
const PLACES = 3;
const RUN_OUT_TICKS = 20;
const MAX_DURATION_MS = 60_000;

const courseOf = (fixture: Fixture): MarbleCourse => {
  const course = courseOfChamp(fixture.champ.id);
  invariant(course, `championship ${fixture.champ.id} has no marble course`);
  return course;
};

/** Odds depend only on the gates' chances: no ratings, no drift. Markets close at the start. */
const specials = (fixture: Fixture, _ratings: Ratings, facts: MatchState): FairMarket[] =>
  facts.status === 'planned' ? fieldMarkets('race-winner', courseOf(fixture).gates, PLACES) : [];

/** The race that follows from the seed: a step every half second, and the seed with the last one. */
function script(fixture: Fixture, seed: string): ScriptStep[] {
  const course = courseOf(fixture);
  const race = runMarbleRace(seed, course);
  const commitment = commitmentIncident(seed);
  const last = Math.max(...race.finishTicks) + RUN_OUT_TICKS;
  const steps: ScriptStep[] = [];
  const addStep = (tick: number, incident: Incident, more: Partial<MatchState>): void => {
    const at = tick * TICK_MS;
    const second = Math.floor(at / 1000);
    // Of the field only the newest picture is kept.
    const facts: MatchState = {
      ...INITIAL_MATCH_STATE,
      period: 1,
      clock: { seconds: second, running: true, at },
      incidents: [commitment, incident],
    };
    steps.push({ at, facts: { ...facts, status: 'live', ...more }, incident });
  };
  const pictureAt = (id: number, tick: number): Incident => ({
    id,
    kind: 'running',
    side: 0,
    period: 1,
    second: Math.floor((tick * TICK_MS) / 1000),
    score: [0, 0],
    // The tick, so that a picture has its exact place in the race.
    value: tick,
    detail: race
      .distances(tick)
      .map((distance) => Math.floor(distance / 10))
      .join(','),
  });
  let id = commitment.id;
  for (let tick = 0; tick < last; tick += PICTURE_TICKS) addStep(tick, pictureAt(++id, tick), {});
  const field = pictureAt(++id, last);
  addStep(last, field, {});
  const seconds = Math.floor((last * TICK_MS) / 1000);
  const reveal = seedRevealIncident(seed, ++id, seconds);
  addStep(last + PICTURE_TICKS, reveal, {
    status: 'ended',
    periodsDone: 1,
    places: race.places,
    clock: { seconds, running: false, at: (last + PICTURE_TICKS) * TICK_MS },
    incidents: [commitment, field, reveal],
  });
  return steps;
}

/** Marbles: one behind each gate; the race follows from its seed, which is committed to before the start and revealed after the finish. */
export const MARBLE_RACING: SportModel = {
  sport: SPORT.marbleRacing,
  format: { scoring: 'places', periods: 1, toWin: 0, periodSeconds: MAX_DURATION_MS / 1000, draw: false, overtime: false },
  duration: MAX_DURATION_MS,
  isProvablyFair: true,
  script(fixture, _ratings, _random, seed) {
    invariant(seed !== undefined && fixture.runners?.length === GATES, 'a marble race has a seed and a marble behind each gate');
    return script(fixture, seed);
  },
  outlooks: () => [],
  specials,
};
