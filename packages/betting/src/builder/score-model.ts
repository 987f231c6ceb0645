import { invariant } from '@touchline/kernel/invariant';

/**
 * The probabilities of a match's scores that agree with what the book says of its result and its total. Probabilities are floats, as
 * in the simulator that prices the book; a price leaves this folder as whole thousandths.
 */
export interface ScoreModel {
  /** Expected goals of each side. */
  readonly home: number;
  readonly away: number;
  /** Dixon-Coles: how much likelier 0-0 and 1-1 are (negative) than for independent sides. */
  readonly rho: number;
}

/** The probabilities implied by the book's odds, without its margin. */
export interface ScoreTargets {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
  /** Probability of more goals than `line` (a half line, in goals). */
  readonly over: number;
  readonly line: number;
  /** Goals that stand already; the model is then of those still to come. */
  readonly score?: { readonly home: number; readonly away: number };
}

/** A final score and its probability. */
export interface ScoreState {
  readonly home: number;
  readonly away: number;
  readonly probability: number;
}

/** Scores less likely than this are left out. */
const NEGLIGIBLE = 1e-8;

function poisson(mean: number): number[] {
  const list = [Math.exp(-mean)];
  // Past the mean until the tail is negligible.
  for (let k = 1; k < mean || (list.at(-1) ?? 0) > NEGLIGIBLE; k++) list.push(((list.at(-1) ?? 0) * mean) / k);
  return list;
}

/** Dixon and Coles (1997): the four lowest scores depend on one another. */
function lowScores(home: number, away: number, model: ScoreModel): number {
  if (home > 1 || away > 1) return 1;
  if (home === 0) return away === 0 ? 1 - model.home * model.away * model.rho : 1 + model.home * model.rho;
  return away === 0 ? 1 + model.away * model.rho : 1 - model.rho;
}

/** Every final score of a model that is not negligible. */
export function scoreStates(model: ScoreModel): readonly ScoreState[] {
  const homes = poisson(model.home);
  const aways = poisson(model.away);
  const states: ScoreState[] = [];
  homes.forEach((p, home) => {
    aways.forEach((q, away) => {
      const probability = p * q * lowScores(home, away, model);
      if (probability > NEGLIGIBLE) states.push({ home, away, probability });
    });
  });
  const sum = states.reduce((total, s) => total + s.probability, 0);
  return states.map((s) => ({ ...s, probability: s.probability / sum }));
}

const LEVEL = { home: 0, away: 0 } as const;

interface Fitted {
  readonly lead: number;
  readonly draw: number;
  readonly over: number;
}

/** The same sums as over scoreStates, without writing the states down: the fit asks for them hundreds of times. */
function summarise(model: ScoreModel, { line, score = LEVEL }: ScoreTargets): Fitted {
  const homes = poisson(model.home);
  const aways = poisson(model.away);
  let [sum, lead, draw, over] = [0, 0, 0, 0];
  for (let home = 0; home < homes.length; home++)
    for (let away = 0; away < aways.length; away++) {
      const probability = (homes[home] ?? 0) * (aways[away] ?? 0) * lowScores(home, away, model);
      sum += probability;
      const ahead = home + score.home - away - score.away;
      if (ahead === 0) draw += probability;
      else lead += ahead > 0 ? probability : -probability;
      if (home + score.home + away + score.away > line) over += probability;
    }
  return { lead: lead / sum, draw: draw / sum, over: over / sum };
}

/** The argument in low..high at which a rising function comes to the target; an end where it never does. */
function bisect(low: number, high: number, target: number, rising: (x: number) => number): number {
  let [from, to] = [low, high];
  for (let i = 0; i < 20; i++) {
    const middle = (from + to) / 2;
    if (rising(middle) < target) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** Bounds of a side's expected goals. */
const MIN_MEAN = 0.02;
const MAX_TOTAL = 120;
/** Within these the four low scores keep positive probabilities for all means that matter. */
const RHO = { low: -0.18, high: 0.12 };
const ROUNDS = 5;

/**
 * Fits the two means to the targets' lead and total and, where sides score few goals, rho to the draw. Each is found with the other two
 * held, a few rounds over: they hardly interact.
 */
export function fitScoreModel(targets: ScoreTargets, isLowScoring: boolean): ScoreModel {
  invariant(targets.home + targets.draw + targets.away > 0.999, 'the three results are everything that can happen');
  const { home: scored, away: conceded } = targets.score ?? LEVEL;
  let total = Math.max(targets.line + 0.2 - scored - conceded, 0.1);
  let share = 0.5;
  let rho = 0;
  const at = (t: number, s: number, r: number): ScoreModel => ({
    home: Math.max(t * s, MIN_MEAN),
    away: Math.max(t * (1 - s), MIN_MEAN),
    rho: isLowScoring ? Math.max(r, -1 / Math.max(t * s, t * (1 - s), 1)) : 0,
  });
  for (let round = 0; round < ROUNDS; round++) {
    total = bisect(
      targets.score ? 2 * MIN_MEAN : 0.1,
      Math.min(MAX_TOTAL, 3 * targets.line + 6),
      targets.over,
      (t) => summarise(at(t, share, rho), targets).over,
    );
    share = bisect(0.01, 0.99, targets.home - targets.away, (s) => summarise(at(total, s, rho), targets).lead);
    if (isLowScoring) rho = -bisect(-RHO.high, -RHO.low, targets.draw, (r) => summarise(at(total, share, -r), targets).draw);
  }
  return at(total, share, rho);
}
