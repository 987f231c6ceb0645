import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';
import { SIX_LEGS_FROM, TEN_LEGS_FROM } from './darts-chances.ts';

/** Players of the tour, about in the order of merit: "Name | country". */
const PLAYERS = `Luke Littler | GB-ENG
Luke Humphries | GB-ENG
Michael van Gerwen | NL
Gian van Veen | NL
Gerwyn Price | GB-WLS
Stephen Bunting | GB-ENG
Jonny Clayton | GB-WLS
James Wade | GB-ENG
Josh Rock | GB-NIR
Danny Noppert | NL
Chris Dobey | GB-ENG
Gary Anderson | GB-SCT
Damon Heta | AU
Rob Cross | GB-ENG
Ross Smith | GB-ENG
Martin Schindler | DE
Jermaine Wattimena | NL
Ryan Searle | GB-ENG
Mike De Decker | BE
Nathan Aspinall | GB-ENG
Luke Woodhouse | GB-ENG
Dave Chisnall | GB-ENG
Dirk van Duijvenbode | NL
Peter Wright | GB-SCT
Ryan Joyce | GB-ENG
Michael Smith | GB-ENG
Daryl Gurney | GB-NIR
Wessel Nijman | NL
Dimitri Van den Bergh | BE
Ritchie Edhouse | GB-ENG
Cameron Menzies | GB-SCT
Joe Cullen | GB-ENG`.split('\n');

type Row = readonly [number: number, name: string, country: string, top: number, from: number, size: number];

const ROWS: readonly Row[] = [
  [1, 'World Championship', '', 1, 0, 32],
  [2, 'World Grand Prix', '', 4, 0, 16],
  [SIX_LEGS_FROM, 'Premier League', '', 2, 0, 8],
  [SIX_LEGS_FROM + 1, 'European Tour. German Championship', 'DE', 0, 4, 16],
  [SIX_LEGS_FROM + 2, 'European Tour. Dutch Championship', 'NL', 0, 8, 16],
  [SIX_LEGS_FROM + 3, 'Players Championship', 'GB-ENG', 0, 0, 32],
  [SIX_LEGS_FROM + 4, 'European Tour. Austrian Open', 'AT', 0, 14, 16],
  [TEN_LEGS_FROM, 'World Matchplay', '', 3, 0, 32],
  [TEN_LEGS_FROM + 1, 'Grand Slam', '', 5, 0, 16],
];

/** Darts: the great tournaments in sets, and those in legs. */
export const DARTS_LEAGUES: readonly CompetitionData[] = ROWS.map(([number, name, country, top, from, size]) =>
  parseLeague(
    {
      sport: SPORT.darts,
      number,
      country,
      name,
      top,
      calendar: { kind: number === SIX_LEGS_FROM ? 'league' : 'tour' },
      people: true,
      span: [1.8 - from * 0.08, 1.8 - (from + size) * 0.08],
      ...(number >= SIX_LEGS_FROM ? { format: { periods: 1, toWin: 1 } } : {}),
    },
    PLAYERS.slice(from, from + size).join('\n'),
  ),
);
