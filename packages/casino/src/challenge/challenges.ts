/** The tasks of challenges: rounds of one game, different games, one round of a multiple, several rounds of a multiple. */
export const CHALLENGE_KINDS = ['rounds', 'games', 'multiplier', 'returns'] as const;
type ChallengeKind = (typeof CHALLENGE_KINDS)[number];

/** A task of a day. None asks for a stake above the least, for a deposit, or for more than twenty rounds. */
export interface Challenge {
  /** Permanent: what was taken up is kept under it. */
  readonly key: string;
  readonly kind: ChallengeKind;
  /** Of `rounds`. */
  readonly game: string | null;
  /** Of `multiplier` and `returns`: the least multiple of the stake, hundredths. */
  readonly multiplier: number | null;
  /** How many rounds, or games. */
  readonly target: number;
  /** The reward, points. */
  readonly points: number;
}

const rounds = (game: string, target: number): Challenge => ({
  key: `rounds-${game}-${target}`,
  kind: 'rounds',
  game,
  multiplier: null,
  target,
  points: 20,
});
const games = (target: number): Challenge => ({ key: `games-${target}`, kind: 'games', game: null, multiplier: null, target, points: 30 });
const multiplier = (times: number): Challenge => ({
  key: `multiplier-${times}`,
  kind: 'multiplier',
  game: null,
  multiplier: times * 100,
  target: 1,
  points: 40,
});
const returns = (target: number): Challenge => ({
  key: `returns-${target}`,
  kind: 'returns',
  game: null,
  multiplier: 200,
  target,
  points: 30,
});

/** Tasks that days are drawn from. */
export const CHALLENGES: readonly Challenge[] = [
  rounds('dice', 20),
  rounds('mines', 10),
  rounds('keno', 10),
  rounds('wheel', 15),
  rounds('drop', 15),
  rounds('flip', 10),
  rounds('roulette', 10),
  rounds('blackjack', 5),
  games(3),
  games(4),
  multiplier(5),
  multiplier(10),
  returns(3),
  returns(5),
];

const BY_KEY = new Map(CHALLENGES.map((challenge) => [challenge.key, challenge]));

/** The task of a key, while the list has it. */
export const findChallenge = (key: string): Challenge | undefined => BY_KEY.get(key);
