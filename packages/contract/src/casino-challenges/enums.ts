/** The tasks of challenges: rounds of one game, different games, one round of a multiple, several rounds of a multiple. */
export const CHALLENGE_KINDS = ['rounds', 'games', 'multiplier', 'returns'] as const;
