import type { MatchFacts } from '@touchline/betting/match-state/match-facts';
import { tally } from '@touchline/betting/match-state/tally';
import type { History, PastMatch, TableRow } from '../../history.ts';
import type { Competitor } from '../../vocabulary.ts';
import type { Calendar, PlannedMatch } from './calendar.ts';
import { competitorId } from './competitors.ts';
import type { World } from './world.ts';

/** How far back the past is looked for, in rounds of a league. */
const FORM_ROUNDS = 16;
const MEETINGS_ROUNDS = 90;
const FORM_LENGTH = 5;

interface Row {
  readonly competitor: Competitor;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  form: string;
}

/**
 * The world's past. Nothing is stored: a match that is over is told again from its seed when somebody asks, and its ending is cached.
 * Fixtures are looked for in the calendars first, so that only the matches asked for are told.
 */
export class Past implements History {
  readonly #world: World;
  readonly #calendarsOf: ReadonlyMap<number, readonly Calendar[]>;

  constructor(world: World) {
    this.#world = world;
    const calendarsOf = new Map<number, Calendar[]>();
    for (const calendar of world.calendars.values()) {
      const { league } = calendar.plan;
      if (calendar.plan.runners > 0) continue;
      for (const { name } of league.competitors) {
        const id = competitorId(league.sport, name);
        const known = calendarsOf.get(id);
        if (known) known.push(calendar);
        else calendarsOf.set(id, [calendar]);
      }
    }
    this.#calendarsOf = calendarsOf;
  }

  form(competitor: number, before: number, limit: number): readonly PastMatch[] {
    return this.#search(
      competitor,
      before,
      limit,
      FORM_ROUNDS,
      ({ fixture }) => fixture.home.id === competitor || fixture.away?.id === competitor,
    );
  }

  headToHead(home: number, away: number, before: number, limit: number): readonly PastMatch[] {
    return this.#search(home, before, limit, MEETINGS_ROUNDS, ({ fixture }) => {
      const [a, b] = [fixture.home.id, fixture.away?.id];
      return (a === home && b === away) || (a === away && b === home);
    });
  }

  table(champ: number, before: number): readonly TableRow[] {
    const calendar = this.#world.calendars.get(champ);
    if (!calendar || calendar.plan.runners > 0) return [];
    const rows = new Map<number, Row>();
    const now = calendar.roundAt(before);
    for (let round = calendar.seasonOf(now) * calendar.plan.rounds; round <= now; round++)
      for (const match of calendar.matches(round))
        if (this.#isOver(match, before)) addToTable(rows, match, this.#world.ending(match).facts);
    return [...rows.values()]
      .map((row) => ({ ...row, points: 3 * row.won + row.drawn }))
      .toSorted((a, b) => b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored);
  }

  #isOver(match: PlannedMatch, before: number): boolean {
    if (match.fixture.startsAt >= before || !match.fixture.away) return false;
    // Long after the start it is over without asking how it went.
    return (
      before - match.fixture.startsAt > (2.5 * match.plan.model.duration) / this.#world.options.speed || this.#world.endsAt(match) <= before
    );
  }

  #search(competitor: number, before: number, limit: number, rounds: number, wanted: (match: PlannedMatch) => boolean): PastMatch[] {
    const found: PlannedMatch[] = [];
    for (const calendar of this.#calendarsOf.get(competitor) ?? []) {
      const newest = calendar.roundAt(before);
      // Earlier knock-outs would have to be told whole, from their first round on.
      const knockOut = calendar.plan.kind === 'cup' || calendar.plan.kind === 'tour';
      const oldest = knockOut ? calendar.seasonOf(newest) * calendar.plan.rounds : newest - rounds + 1;
      for (let round = newest; round >= oldest; round--)
        for (const match of calendar.matches(round)) if (wanted(match) && this.#isOver(match, before)) found.push(match);
    }
    return found
      .toSorted((a, b) => b.fixture.startsAt - a.fixture.startsAt)
      .slice(0, limit)
      .map((match) => ({ fixture: match.fixture, facts: this.#world.ending(match).facts }));
  }
}

function addToTable(rows: Map<number, Row>, { fixture }: PlannedMatch, facts: MatchFacts): void {
  const { away } = fixture;
  if (!away || facts.status !== 'ended') return;
  const { home: h, away: a } = tally(facts, fixture.format, fixture.format.scoring === 'periods' ? 'set' : 'score', 0);
  for (const [competitor, own, other] of [
    [fixture.home, h, a],
    [away, a, h],
  ] as const) {
    const row = rows.get(competitor.id) ?? { competitor, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, form: '' };
    row.played++;
    row.scored += own;
    row.conceded += other;
    if (own > other) row.won++;
    else if (own < other) row.lost++;
    else row.drawn++;
    row.form = (row.form + (own > other ? 'W' : own < other ? 'L' : 'D')).slice(-FORM_LENGTH);
    rows.set(competitor.id, row);
  }
}
