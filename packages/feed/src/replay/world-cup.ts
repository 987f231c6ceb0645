import { type HomeAway, INITIAL_MATCH_STATE } from '@touchline/betting/match-state/match-state';
import { invariant } from '@touchline/kernel/invariant';
import type { Fixture } from '../feed-events.ts';
import { createNaming, type Naming } from '../naming.ts';
import { FOOTBALL } from '../simulator/football/model.ts';
import type { Ratings } from '../simulator/sport-model.ts';
import { quoteMarkets } from '../simulator/world/quote.ts';
import { parseCsv } from './csv.ts';
import { fitRatings } from './live-pricing.ts';
import { RECORDED_ID_BASE } from './recorded-id-base.ts';
import { type RecordedEvent, type RecordedMatch, recordedSteps } from './recorded-match.ts';
import { createTeamParser, type RecordedTeam } from './recorded-season.ts';
import { FOOTBALL_FORMAT, RECORDED, recordedCompetitor } from './replay-fixture.ts';
import type { ReplayMatch } from './replay-match.ts';
import { allMatchEvents, type LivePricing, matchEvents } from './replay-plan.ts';

/** The recorded files of the tournament, as text. */
export interface WorldCupFiles {
  readonly matchesJson: string;
  readonly teamsJson: string;
  readonly playersJson: string;
  readonly timelineJsonl: string;
  /** Chances minute by minute, of this tournament and others. */
  readonly probabilitiesCsv: string;
}

/** The chances of a match at a minute: chances of the first named, of a draw and of the second; in knock-out matches of advancing, without a draw. */
export interface RecordedWinProbability {
  readonly period: number;
  /** On the match clock. */
  readonly minute: number;
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

export interface WorldCupMatch {
  readonly matchId: number;
  /** Epoch ms. */
  readonly kickoffAt: number;
  readonly knockout: boolean;
  readonly group: string;
  readonly venue: string;
  readonly home: RecordedTeam;
  readonly away: RecordedTeam;
  readonly match: RecordedMatch;
  /** In order; the home side's first. */
  readonly chances: readonly RecordedWinProbability[];
}

interface SideJson {
  readonly teamId: number;
  readonly side: 'home' | 'away';
  readonly score: number;
  readonly scoreHT: number;
  readonly scoreET: number;
  readonly scoreP: number;
}
interface MatchJson {
  readonly wyId: number;
  readonly dateutc: string;
  readonly duration: 'Regular' | 'ExtraTime' | 'Penalties';
  readonly groupName: string;
  readonly venue: string;
  readonly teamsData: Readonly<Record<string, SideJson>>;
}

/** The one team that the two recordings call differently. */
const ALSO_CALLED: Readonly<Record<string, string>> = { 'Korea Republic': 'South Korea' };
const SEASON = '2018';

function finalOf(home: SideJson, away: SideJson, duration: MatchJson['duration']): RecordedMatch['final'] {
  const pair = (key: 'score' | 'scoreHT' | 'scoreET' | 'scoreP'): HomeAway => [home[key], away[key]];
  return {
    full: pair('score'),
    half: pair('scoreHT'),
    ...(duration === 'Regular' ? {} : { extra: pair('scoreET') }),
    ...(duration === 'Penalties' ? { shootOut: pair('scoreP') } : {}),
  };
}

/** Chances by both teams' names in order, whichever is named first. */
function parseChances(csv: string): (home: string, away: string) => RecordedWinProbability[] {
  const rows = Map.groupBy(
    parseCsv(csv).filter((row) => row.season === SEASON),
    (row) => `${row.team1} - ${row.team2}`,
  );
  const read = (home: string, away: string, turned: boolean): RecordedWinProbability[] | undefined =>
    rows.get(turned ? `${away} - ${home}` : `${home} - ${away}`)?.map((row) => ({
      period: Number(row.period),
      minute: Number(row.mins),
      home: Number(turned ? row.prob2 : row.prob1),
      draw: Number(row.probtie),
      away: Number(turned ? row.prob1 : row.prob2),
    }));
  return (home, away) => read(home, away, false) ?? read(home, away, true) ?? [];
}

/** Puts the tournament of 2018 together, in the order of kick-off. A match without its two sides is a broken file and throws. */
export function assembleWorldCup(files: WorldCupFiles): WorldCupMatch[] {
  const teamOf = createTeamParser(files.teamsJson, files.playersJson);
  const chancesOf = parseChances(files.probabilitiesCsv);
  const events = Map.groupBy(
    files.timelineJsonl
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as RecordedEvent & { matchId: number }),
    (event) => event.matchId,
  );
  return (JSON.parse(files.matchesJson) as MatchJson[])
    .map((json): WorldCupMatch => {
      const sides = Object.values(json.teamsData);
      const [home, away] = (['home', 'away'] as const).map((name) => sides.find(({ side }) => side === name));
      invariant(home && away, `match ${json.wyId} lacks a side`);
      const [homeTeam, awayTeam] = [teamOf(json, home.teamId), teamOf(json, away.teamId)];
      const name = (team: RecordedTeam): string => ALSO_CALLED[team.name] ?? team.name;
      return {
        matchId: json.wyId,
        kickoffAt: Date.parse(`${json.dateutc.replace(' ', 'T')}Z`),
        knockout: !json.groupName,
        group: json.groupName,
        venue: json.venue,
        home: homeTeam,
        away: awayTeam,
        match: {
          homeTeam: home.teamId,
          events: events.get(json.wyId) ?? [],
          homeIds: homeTeam.players.map((p) => p.id),
          awayIds: awayTeam.players.map((p) => p.id),
          final: finalOf(home, away, json.duration),
        },
        chances: chancesOf(name(homeTeam), name(awayTeam)),
      };
    })
    .sort((a, b) => a.kickoffAt - b.kickoffAt || a.matchId - b.matchId);
}

const CHAMP = RECORDED_ID_BASE + 10;

/** A match of the tournament in the feed's words; `startsAt` (epoch ms) is the moment at which the replay kicks off. */
export const worldCupFixture = (cup: WorldCupMatch, startsAt: number, naming: Naming = createNaming()): Fixture => ({
  id: RECORDED_ID_BASE + cup.matchId,
  sport: FOOTBALL.sport,
  champ: {
    id: CHAMP,
    sport: FOOTBALL.sport,
    country: 0,
    names: naming.named(FOOTBALL.sport, 'World Cup', RECORDED),
    top: 1,
    season: SEASON,
  },
  home: recordedCompetitor(cup.home, 0),
  away: recordedCompetitor(cup.away, 0),
  startsAt,
  format: { ...FOOTBALL_FORMAT, overtime: cup.knockout },
  sections: [],
  virtual: false,
  ...(cup.group ? { round: cup.group } : {}),
  venue: { name: cup.venue, city: '' },
  weight: 90,
  live: true,
});

/** The strengths under which the model thinks of the match as was thought before the kick-off. */
export function worldCupRatings({ chances, knockout }: WorldCupMatch): Ratings {
  const before = chances[0];
  return before ? fitRatings(before.home - before.away, knockout ? 'advance' : 'result') : { home: 0, away: 0 };
}

/** A match of the tournament: its events at their seconds, prices by the football model from what was thought before the kick-off. */
export function replayWorldCupMatch(cup: WorldCupMatch, naming?: Naming): ReplayMatch {
  const ratings = worldCupRatings(cup);
  const pricing: LivePricing = (fixture, facts) =>
    facts.status === 'break' && facts.periodsDone >= 4
      ? []
      : quoteMarkets(FOOTBALL, fixture, ratings, facts, { live: true, players: true });
  const before = (fixture: Fixture) => quoteMarkets(FOOTBALL, fixture, ratings, INITIAL_MATCH_STATE, { live: false, players: true });
  return {
    collection: 'world cup',
    startsAt: cup.kickoffAt,
    durationMs: recordedSteps(cup.match).at(-1)?.at ?? 0,
    fixture: (startsAt) => worldCupFixture(cup, startsAt, naming),
    openingEvents: (fixture) => allMatchEvents(fixture, [], before(fixture), 0),
    events: (fixture) => matchEvents(fixture, recordedSteps(cup.match), before(fixture), 0, pricing),
  };
}
