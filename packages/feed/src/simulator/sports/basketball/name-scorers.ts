import type { Incident } from '@touchline/betting/match-state/match-state';
import type { Random } from '@touchline/kernel/random';
import type { Competitor, Fixture } from '../../../feed-events.ts';
import type { ScriptStep } from '../../sport-model.ts';
import { ROTATIONS } from './squads.ts';

/** Each player's part of his side's points; undefined where its players are not known. */
export function pointShares(team: Competitor | null): readonly number[] | undefined {
  const name = team?.names.en;
  const rotation = name !== undefined && team?.players?.length ? ROTATIONS[name] : undefined;
  if (!rotation) return undefined;
  const sum = rotation.points.reduce((total, points) => total + points, 0);
  return rotation.points.map((points) => points / sum);
}

const BASKETS: ReadonlySet<string> = new Set(['two-pointer', 'three-pointer']);
const FREE_THROWS: ReadonlySet<string> = new Set(['free-throw', 'free-throw-missed']);

function drawn(shares: readonly number[], random: Random): number {
  let rest = random.next();
  for (const [player, share] of shares.entries()) {
    rest -= share;
    if (rest < 0) return player;
  }
  return shares.length - 1;
}

/** Says whose each basket is: one player has all points of a possession, the free throw after his basket included. */
class ScorerDraw {
  readonly #shares: readonly (readonly number[] | undefined)[];
  readonly #random: Random;
  #shooter: { readonly side: number; readonly player: number } | null = null;

  constructor(fixture: Fixture, random: Random) {
    this.#shares = [pointShares(fixture.home), pointShares(fixture.away)];
    this.#random = random;
  }

  named(incident: Incident): Incident {
    const { kind, side } = incident;
    // The foul that sends somebody to the line comes between his basket and his free throw.
    if (kind === 'foul') return incident;
    const isFreeThrow = FREE_THROWS.has(kind);
    if (!isFreeThrow && !BASKETS.has(kind)) {
      this.#shooter = null;
      return incident;
    }
    const shares = this.#shares[side - 1];
    if (!shares) {
      this.#shooter = null;
      return incident;
    }
    if (!isFreeThrow || this.#shooter?.side !== side) this.#shooter = { side, player: drawn(shares, this.#random) };
    return { ...incident, player: this.#shooter.player };
  }
}

/** The scorers of a scripted match, from a random stream of their own: what is played is the same with and without them. */
export function nameScorers(steps: readonly ScriptStep[], fixture: Fixture, random: Random): readonly ScriptStep[] {
  if (!pointShares(fixture.home) && !pointShares(fixture.away)) return steps;
  const draw = new ScorerDraw(fixture, random);
  let unnamed: readonly Incident[] = [];
  let incidents: readonly Incident[] = [];
  return steps.map((step) => {
    const own = step.incident && draw.named(step.incident);
    if (step.facts.incidents !== unnamed) {
      // A step tells one thing: what its facts have gained is its own incident.
      if (own && step.facts.incidents.length > unnamed.length) incidents = [...incidents, own];
      unnamed = step.facts.incidents;
    }
    return { ...step, facts: { ...step.facts, incidents }, ...(own ? { incident: own } : {}) };
  });
}
