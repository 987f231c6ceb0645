const DAY_MS = 86_400_000;

/** The terms, as an operator sends them, of a tournament that is under way whenever the tests run: every game, prizes in points, a point a round. */
export const tournamentTerms = (changed: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  names: { en: 'Test cup', ru: 'Тестовый кубок' },
  rules: { scoring: 'rounds', bestOf: null, hitMultiplier: null, cap: null },
  games: [],
  currencies: [],
  prizeUnit: 'points',
  prizes: [{ from: 1, to: 3, amount: 10 }],
  startsAt: Date.now() - DAY_MS,
  endsAt: Date.now() + DAY_MS,
  reason: 'A tournament of the tests',
  ...changed,
});
