import type { Incident, MatchState } from '@touchline/betting/match-state/match-state';
import type { Random } from '@touchline/kernel/random';
import type { Competitor, Fixture } from '../../feed-events.ts';
import { SQUADS } from '../leagues/football-squads.ts';
import type { ScriptStep } from '../sport-model.ts';
import { LineUp } from './line-up.ts';

/** Whether a club's people are drawn while its match is: the first squads. All others are named afterwards. */
export const isNamedInPlay = (team: Competitor | null): boolean => team?.names.en !== undefined && team.names.en in SQUADS;

const isNamedAfter = (team: Competitor | null): boolean => (team?.players?.length ?? 0) > 0 && !isNamedInPlay(team);

/** Substitutions come from so long after the second half has begun until so long before it ends. */
const FROM_MS = 300_000;
const UNTIL_MS = 100_000;

interface Substitution {
  readonly at: number;
  readonly side: 1 | 2;
}

/** When each side changes players, in the order of time: two to five times, as in the matches whose people are drawn in play. */
function substitutions(steps: readonly ScriptStep[], sides: readonly (1 | 2)[], random: Random): Substitution[] {
  const half = steps.filter(({ facts }) => facts.period === 2 && facts.status === 'live');
  const [from, to] = [half[0]?.at ?? 0, half.at(-1)?.at ?? 0];
  const room = to - from - FROM_MS - UNTIL_MS;
  if (room <= 0) return [];
  return sides
    .flatMap((side) => Array.from({ length: 2 + random.int(4) }, () => ({ at: from + FROM_MS + random.int(room), side })))
    .sort((a, b) => a.at - b.at);
}

/** Adds the player to an incident of a side whose players the script did not name; unchanged if it has no player. */
function named(incident: Incident, lineUp: LineUp, random: Random): Incident {
  const { kind, detail } = incident;
  if (kind === 'yellow' || kind === 'red' || kind === 'foul') {
    const player = lineUp.carded(random);
    if (player === undefined) return incident;
    if (kind === 'red') lineUp.onPitch.delete(player);
    return { ...incident, player };
  }
  if (detail === 'own' || !['goal', 'shot', 'on-target', 'penalty-missed'].includes(kind)) return incident;
  const player = lineUp.scorer(random);
  const assist = kind === 'goal' && detail === undefined && random.chance(0.7) ? lineUp.scorer(random) : undefined;
  return {
    ...incident,
    ...(player === undefined ? {} : { player }),
    ...(assist === undefined || assist === player ? {} : { assist }),
  };
}

/** The steps of a scripted match in order, with player names added for the sides that have none yet. */
class Naming {
  readonly steps: ScriptStep[] = [];
  readonly #random: Random;
  readonly #lineUps: ReadonlyMap<number, LineUp>;
  /** The incidents of the previous step, as scripted and as named. */
  #unnamed: readonly Incident[] = [];
  #incidents: readonly Incident[] = [];
  /** Substitutions so far: ids grow with time, so those of what follows move on by as many. */
  #added = 0;
  #lastId = 0;

  constructor(lineUps: ReadonlyMap<number, LineUp>, random: Random) {
    this.#lineUps = lineUps;
    this.#random = random;
  }

  add(step: ScriptStep): void {
    const { incident, facts } = step;
    const lineUp = incident && this.#lineUps.get(incident.side);
    const person = incident && lineUp ? named(incident, lineUp, this.#random) : incident;
    const own = person && { ...person, id: person.id + this.#added };
    if (own) this.#lastId = own.id;
    if (facts.incidents !== this.#unnamed) {
      // A step tells one thing: what its facts have gained is its own incident.
      if (own && facts.incidents.length > this.#unnamed.length) this.#incidents = [...this.#incidents, own];
      this.#unnamed = facts.incidents;
    }
    this.steps.push({ ...step, facts: { ...facts, incidents: this.#incidents }, ...(own ? { incident: own } : {}) });
  }

  substitute({ at, side }: Substitution): void {
    const before = this.steps.at(-1);
    const swap = this.#lineUps.get(side)?.substitute(this.#random);
    if (!before?.facts.clock || !swap) return;
    const second = before.facts.clock.seconds + Math.floor((at - before.at) / 1000);
    const goals = before.facts.counts.score ?? [];
    const incident: Incident = {
      id: ++this.#lastId,
      kind: 'substitution',
      side,
      period: before.facts.period,
      second,
      score: [goals.reduce((sum, [home]) => sum + home, 0), goals.reduce((sum, [, away]) => sum + away, 0)],
      player: swap.on,
      assist: swap.off,
    };
    this.#added++;
    this.#incidents = [...this.#incidents, incident];
    const facts: MatchState = {
      ...before.facts,
      incidents: this.#incidents,
      clock: { ...before.facts.clock, seconds: second, at: before.facts.clock.at + at - before.at },
    };
    this.steps.push({ at, facts, incident });
  }
}

/**
 * Scorers, cards and substitutions of the sides whose people are not drawn in play, from a stream of their own: what is played is the same
 * with and without them.
 */
export function nameFootballPeople(steps: readonly ScriptStep[], fixture: Fixture, random: Random): readonly ScriptStep[] {
  const sides = ([1, 2] as const).filter((side) => isNamedAfter(side === 1 ? fixture.home : fixture.away));
  if (sides.length === 0) return steps;
  const naming = new Naming(new Map(sides.map((side) => [side, new LineUp(side === 1 ? fixture.home : fixture.away)])), random);
  const waiting = substitutions(steps, sides, random);
  for (const step of steps) {
    while (waiting[0] && waiting[0].at < step.at) naming.substitute(waiting.shift() as Substitution);
    naming.add(step);
  }
  return naming.steps;
}
