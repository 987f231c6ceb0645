import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';

/** Players of the tour, about in the order of the ranking: "Name | country". */
const PLAYERS = `Judd Trump | GB-ENG
Zhao Xintong | CN
Kyren Wilson | GB-ENG
Ronnie O'Sullivan | GB-ENG
Mark Williams | GB-WLS
Neil Robertson | AU
John Higgins | GB-SCT
Mark Selby | GB-ENG
Shaun Murphy | GB-ENG
Xiao Guodong | CN
Barry Hawkins | GB-ENG
Mark Allen | GB-NIR
Ding Junhui | CN
Wu Yize | CN
Si Jiahui | CN
Chris Wakelin | GB-ENG
Ali Carter | GB-ENG
Zhang Anda | CN
Stuart Bingham | GB-ENG
Jak Jones | GB-WLS
Gary Wilson | GB-ENG
Tom Ford | GB-ENG
Luca Brecel | BE
Jack Lisowski | GB-ENG
Joe O'Connor | GB-ENG
David Gilbert | GB-ENG
Hossein Vafaei | IR
Stephen Maguire | GB-SCT
Pang Junxu | CN
Elliot Slessor | GB-ENG
Zhou Yuelong | CN
Ryan Day | GB-WLS`.split('\n');

type Row = readonly [number: number, name: string, country: string, top: number, bestOf: number, from: number, size: number];

const ROWS: readonly Row[] = [
  [1, 'World Championship', 'GB-ENG', 1, 19, 0, 32],
  [2, 'UK Championship', 'GB-ENG', 2, 11, 0, 32],
  [3, 'Masters', 'GB-ENG', 3, 11, 0, 16],
  [4, 'International Championship', 'CN', 0, 11, 6, 16],
  [5, 'Northern Ireland Open', 'GB-NIR', 0, 7, 8, 16],
  [6, 'German Masters', 'DE', 0, 9, 0, 32],
  [7, 'Welsh Open', 'GB-WLS', 0, 7, 14, 16],
];

/** Snooker: tournaments of the tour, each over its own number of frames. */
export const SNOOKER_LEAGUES: readonly CompetitionData[] = ROWS.map(([number, name, country, top, bestOf, from, size]) =>
  parseLeague(
    {
      sport: SPORT.snooker,
      number,
      country,
      name,
      top,
      calendar: { kind: 'tour' },
      people: true,
      span: [1.8 - from * 0.08, 1.8 - (from + size) * 0.08],
      format: { periods: bestOf, toWin: (bestOf + 1) / 2 },
    },
    PLAYERS.slice(from, from + size).join('\n'),
  ),
);
