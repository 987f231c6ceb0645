import type { FinishedMatch } from '@touchline/feed/match-history';
import { scoreOf } from '#features/line';

/** One sentence about a match to come: a text of the dictionaries and how much it says, 0-100. */
export interface PreviewFact {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  readonly weight: number;
}

export interface SideForm {
  readonly name: string;
  readonly id: number;
  /** Newest first. */
  readonly form: readonly FinishedMatch[];
}

export type Outcome = 'W' | 'D' | 'L';

/** How a match went for one of its sides. */
export function outcomeFor({ fixture, facts }: FinishedMatch, competitorId: number): Outcome {
  const [home, away] = scoreOf(fixture, facts);
  const winner = facts.winner ?? (home > away ? 1 : away > home ? 2 : 0);
  if (winner === 0) return 'D';
  return (winner === 1) === (fixture.home.id === competitorId) ? 'W' : 'L';
}

/** How many of the latest in a row are of the given outcomes. */
function streak(outcomes: readonly Outcome[], of: readonly Outcome[]): number {
  const end = outcomes.findIndex((outcome) => !of.includes(outcome));
  return end === -1 ? outcomes.length : end;
}

function sideFacts({ name: team, id, form }: SideForm, goals: boolean): PreviewFact[] {
  const outcomes = form.map((match) => outcomeFor(match, id));
  const facts: PreviewFact[] = [];
  const streakFact = (key: string, of: readonly Outcome[], min: number, worth: number): void => {
    const n = streak(outcomes, of);
    if (n >= min) facts.push({ key, args: { team, n }, weight: Math.min(100, worth + 6 * n) });
  };
  streakFact('preview.streak-won', ['W'], 3, 50);
  streakFact('preview.streak-lost', ['L'], 3, 48);
  if (streak(outcomes, ['W']) < 3) streakFact('preview.unbeaten', ['W', 'D'], 4, 38);
  if (streak(outcomes, ['L']) < 3) streakFact('preview.winless', ['D', 'L'], 4, 36);
  const won = outcomes.filter((outcome) => outcome === 'W').length;
  if (outcomes.length >= 3)
    facts.push({ key: 'preview.form-won', args: { team, won, of: outcomes.length }, weight: 20 + Math.abs(2 * won - outcomes.length) });
  if (goals && form.length >= 4) {
    const many = form.filter(({ fixture, facts: f }) => scoreOf(fixture, f).reduce((sum, n) => sum + n, 0) > 2).length;
    facts.push({ key: 'preview.goals', args: { team, n: many, of: form.length }, weight: 18 + 3 * Math.abs(2 * many - form.length) });
  }
  return facts;
}

/** Facts worth saying, strongest first. `goals`: the sport counts in single goals. */
export function buildPreviewFacts(
  home: SideForm,
  away: SideForm,
  meetings: readonly FinishedMatch[],
  places: { readonly home: number; readonly away: number } | null,
  goals: boolean,
): PreviewFact[] {
  const facts = [...sideFacts(home, goals), ...sideFacts(away, goals)];
  if (meetings.length >= 2) {
    const outcomes = meetings.map((match) => outcomeFor(match, home.id));
    const of = meetings.length;
    for (const [team, won] of [
      [home.name, outcomes.filter((o) => o === 'W').length],
      [away.name, outcomes.filter((o) => o === 'L').length],
    ] as const)
      if (2 * won >= of) facts.push({ key: 'preview.meetings', args: { team, won, of }, weight: 40 + Math.round((40 * won) / of) });
    const drawn = outcomes.filter((o) => o === 'D').length;
    if (2 * drawn >= of) facts.push({ key: 'preview.meetings-drawn', args: { n: drawn, of }, weight: 45 });
  }
  if (places) facts.push({ key: 'preview.places', args: places, weight: places.home <= 3 && places.away <= 3 ? 95 : 30 });
  if (facts.length === 0) facts.push({ key: 'preview.none', args: {}, weight: 1 });
  return facts.sort((a, b) => b.weight - a.weight);
}
