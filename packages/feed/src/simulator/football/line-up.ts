import type { Random } from '@touchline/kernel/random';
import type { Competitor } from '../../feed-events.ts';

const GOAL_WEIGHTS: Readonly<Record<string, number>> = { GK: 0.01, DF: 0.5, MF: 1.3, FW: 3 };
const CARD_WEIGHTS: Readonly<Record<string, number>> = { GK: 0.3, DF: 1.3, MF: 1.2, FW: 0.8 };

/** How likely each player is to be the one, relative to the others. */
export const goalWeights = (team: Competitor): number[] => (team.players ?? []).map((p) => GOAL_WEIGHTS[p.position] ?? 1);
export const cardWeights = (team: Competitor): number[] => (team.players ?? []).map((p) => CARD_WEIGHTS[p.position] ?? 1);

/** Players on the pitch, as substitutions and dismissals go. Empty where the squad is not known. */
export class LineUp {
  readonly onPitch: Set<number>;
  readonly bench: number[];
  readonly #goals: readonly number[];
  readonly #cards: readonly number[];

  constructor(team: Competitor | null) {
    const size = team?.players?.length ?? 0;
    this.onPitch = new Set(Array.from({ length: Math.min(11, size) }, (_, i) => i));
    this.bench = Array.from({ length: Math.max(0, size - 11) }, (_, i) => i + 11);
    this.#goals = team ? goalWeights(team) : [];
    this.#cards = team ? cardWeights(team) : [];
  }

  scorer(random: Random): number | undefined {
    return this.#one(this.#goals, random);
  }

  carded(random: Random): number | undefined {
    return this.#one(this.#cards, random);
  }

  /** A substitute comes on for anyone but the goalkeeper. */
  substitute(random: Random): { readonly on: number; readonly off: number } | undefined {
    const field = [...this.onPitch].filter((i) => i !== 0);
    const on = this.bench.length > 1 ? this.bench.splice(1 + random.int(this.bench.length - 1), 1)[0] : undefined;
    if (on === undefined || field.length === 0) return undefined;
    const off = random.pick(field);
    this.onPitch.delete(off);
    this.onPitch.add(on);
    return { on, off };
  }

  #one(weights: readonly number[], random: Random): number | undefined {
    let sum = 0;
    for (const i of this.onPitch) sum += weights[i] ?? 0;
    let rest = random.next() * sum;
    let chosen: number | undefined;
    for (const i of this.onPitch) {
      chosen = i;
      rest -= weights[i] ?? 0;
      if (rest <= 0) break;
    }
    return chosen;
  }
}
