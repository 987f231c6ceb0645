import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';

const sport = SPORT.americanFootball;

export const AMERICAN_FOOTBALL_LEAGUES: readonly CompetitionData[] = [
  parseLeague(
    { sport, number: 1, country: 'US', name: 'NFL', top: 1, span: [1.5, -1.5] },
    `
    Philadelphia Eagles | 004C54 A5ACAF
    Kansas City Chiefs | E31837 FFB81C
    Buffalo Bills | 00338D C60C30
    Baltimore Ravens | 241773 9E7C0C
    Detroit Lions | 0076B6 B0B7BC
    Los Angeles Rams | 003594 FFA300
    Green Bay Packers | 203731 FFB612
    Seattle Seahawks | 002244 69BE28
    Denver Broncos | FB4F14 002244
    Tampa Bay Buccaneers | D50A0A 34302B
    Washington Commanders | 5A1414 FFB612
    San Francisco 49ers | AA0000 B3995D
    Los Angeles Chargers | 0080C6 FFC20E
    Minnesota Vikings | 4F2683 FFC62F
    Houston Texans | 03202F A71930
    Cincinnati Bengals | FB4F14 000000
    Pittsburgh Steelers | FFB612 101820
    Dallas Cowboys | 003594 869397
    New England Patriots | 002244 C60C30
    Chicago Bears | 0B162A C83803
    Indianapolis Colts | 002C5F FFFFFF
    Jacksonville Jaguars | 006778 D7A22A
    Atlanta Falcons | A71930 000000
    Arizona Cardinals | 97233F 000000
    Miami Dolphins | 008E97 FC4C02
    Carolina Panthers | 0085CA 101820
    Las Vegas Raiders | 000000 A5ACAF
    New York Giants | 0B2265 A71930
    New York Jets | 125740 FFFFFF
    New Orleans Saints | D3BC8D 101820
    Tennessee Titans | 0C2340 4B92DB
    Cleveland Browns | 311D00 FF3C00
  `,
  ),
  parseLeague(
    { sport, number: 2, country: 'US', name: 'NCAA', top: 2, span: [1.9, -1.9] },
    `
    Ohio State | BB0000 666666
    Georgia | BA0C2F 000000
    Oregon | 154733 FEE123
    Texas | BF5700 FFFFFF
    Penn State | 041E42 FFFFFF
    Alabama | 9E1B32 FFFFFF
    Indiana
    Notre Dame | 0C2340 C99700
    Miami
    Texas A&M
    Ole Miss
    LSU
    Clemson
    Oklahoma
    Michigan
    Tennessee
    USC
    Texas Tech
    BYU
    Utah
    Iowa
    Missouri
    Vanderbilt
    Florida
    Washington
    Nebraska
    Louisville
    Auburn
    Florida State
    Wisconsin
  `,
  ),
  parseLeague(
    { sport, number: 3, country: 'CA', name: 'Canada. CFL' },
    `
    Saskatchewan Roughriders
    Montreal Alouettes
    Hamilton Tiger-Cats
    Calgary Stampeders
    BC Lions
    Winnipeg Blue Bombers
    Edmonton Elks
    Toronto Argonauts
    Ottawa Redblacks
  `,
  ),
  parseLeague(
    {
      sport,
      number: 4,
      country: '',
      name: 'European League of Football',
    },
    `
    Stuttgart Surge
    Vienna Vikings
    Rhein Fire
    Munich Ravens
    Nordic Storm
    Wroclaw Panthers
    Paris Musketeers
    Madrid Bravos
    Raiders Tirol
    Frankfurt Galaxy
    Hamburg Sea Devils
    Berlin Thunder
    Cologne Centurions
    Prague Lions
    Helvetic Mercenaries
    Fehervar Enthroners
  `,
  ),
  parseLeague(
    { sport, number: 5, country: 'US', name: 'UFL' },
    `
    DC Defenders
    Birmingham Stallions
    St. Louis Battlehawks
    Michigan Panthers
    Houston Roughnecks
    Arlington Renegades
    San Antonio Brahmas
    Memphis Showboats
  `,
  ),
];
