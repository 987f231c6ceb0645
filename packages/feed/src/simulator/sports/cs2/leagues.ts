import type { CompetitionData } from '../../sport-model.ts';
import { type EsportsRow, esportsLeagues, type Rosters, teamLines } from '../esports/esports-league.ts';
import { CS2_SPORT } from './model.ts';

const TEAMS = teamLines(`
  Vitality|FR, Spirit|RU, MOUZ|DE, Falcons|SA, FURIA|BR, Natus Vincere|UA, G2|DE, Aurora|TR, The MongolZ|MN, FaZe|US,
  Astralis|DK, Liquid|US, paiN|BR, 3DMAX|FR, GamerLegion|DE, HEROIC|DK, Virtus.pro|RU, B8|UA, Legacy|BR, TYLOO|CN,
  fnatic|GB, Ninjas in Pyjamas|SE, MIBR|BR, Lynn Vision|CN, M80|US, NRG|US, Imperial|BR, PARIVISION|RU, BetBoom|RU, BIG|DE,
  SAW|PT, ENCE|FI, Monte|UA, Nemiga|BY, Passion UA|UA, Wildcard|US, FlyQuest|AU, RED Canids|BR, Fluxo|BR, OG|DK,
  ECSTATIC|DK, Metizport|SE, 9INE|PL, Alliance|SE, Gentle Mates|FR, Rare Atom|CN, ODDIK|BR, Sharks|BR, BESTIA|AR, Complexity|US,
  SINNERS|CZ, Sashi|DK, CYBERSHOKE|RU, Rebels|PL, Johnny Speeds|SE, Zero Tenacity|RS, Partizan|RS, Sangal|TR, Eternal Fire|TR, Nexus|RO
`);

/** Line-ups of big teams. */
const ROSTERS: Rosters = {
  Vitality: 'apEX ZywOo flameZ mezii ropz',
  Spirit: 'chopper donk sh1ro zont1x tN1R',
  MOUZ: 'Brollan torzsi Jimpphat Spinx xertioN',
  Falcons: 'NiKo TeSeS m0NESY kyxsan kyousuke',
  FURIA: 'FalleN yuurih KSCERATO molodoy YEKINDAR',
  'Natus Vincere': 'Aleksib iM b1t w0nderful makazze',
  G2: 'huNter- malbsMd HeavyGod SunPayus MATYS',
  'The MongolZ': 'bLitz Techno4K mzinho 910 controlez',
  FaZe: 'karrigan rain frozen broky jcobbb',
  Liquid: 'NAF Twistzz ultimate NertZ siuhy',
};

const all = (from: number, to: number): readonly string[] => TEAMS.slice(from, to);
const from = (...countries: readonly string[]): readonly string[] => TEAMS.filter((t) => countries.some((c) => t.endsWith(`|${c}`)));

const ROWS: readonly EsportsRow[] = [
  { number: 1, name: 'PGL Major', kind: 'tour', bestOf: 3, top: 1, teams: all(0, 32), span: [2.2, -0.4] },
  {
    number: 2,
    name: 'IEM Cologne',
    kind: 'tour',
    bestOf: 3,
    top: 2,
    teams: all(0, 16),
    span: [2.2, 0.8],
  },
  {
    number: 3,
    name: 'BLAST Premier',
    kind: 'league',
    bestOf: 3,
    top: 3,
    teams: all(0, 12),
    span: [2.2, 1],
  },
  {
    number: 4,
    name: 'ESL Pro League',
    kind: 'league',
    bestOf: 3,
    top: 4,
    teams: all(0, 24),
    span: [2.1, 0],
  },
  {
    number: 5,
    name: 'ESL Challenger League. Europe',
    kind: 'league',
    bestOf: 3,
    teams: from('SE', 'DK', 'DE', 'PL', 'CZ', 'RO', 'PT', 'FI').slice(2),
  },
  {
    number: 6,
    name: 'ESL Challenger League. North America',
    kind: 'tour',
    bestOf: 3,
    teams: [...from('US'), ...from('BR').slice(4)],
  },
  {
    number: 7,
    name: 'CCT South America',
    kind: 'league',
    bestOf: 3,
    teams: from('BR', 'AR'),
  },
  {
    number: 8,
    name: 'CCT Europe',
    kind: 'league',
    bestOf: 3,
    teams: all(28, 60).filter((t) => !t.endsWith('|BR') && !t.endsWith('|AU')),
  },
  {
    number: 9,
    name: 'European Pro League',
    kind: 'league',
    bestOf: 3,
    teams: from('UA', 'RU', 'BY', 'RS', 'TR').slice(4),
  },
  {
    number: 10,
    name: 'Asian Champions League',
    kind: 'tour',
    bestOf: 1,
    teams: [...from('CN', 'MN', 'AU'), ...all(24, 30)],
  },
];

/** Counter-Strike 2: real tournaments and teams. */
export const CS2_LEAGUES: readonly CompetitionData[] = esportsLeagues(CS2_SPORT, 'shooters', ROWS, ROSTERS);
