import type { CompetitionData } from '../../sport-model.ts';
import { type EsportsRow, esportsLeagues, type Rosters, teamLines } from '../esports/esports-league.ts';
import { DOTA_2_SPORT } from './model.ts';

const TEAMS = teamLines(`
  Falcons|SA, Tundra|GB, Spirit|RU, PARIVISION|RU, Liquid|NL, Xtreme Gaming|CN, BetBoom|RU, Tidebound|CN, HEROIC|DK, Nigma Galaxy|AE,
  Aurora|RS, MOUZ|DE, Natus Vincere|UA, Yakult Brothers|CN, BOOM|ID, Virtus.pro|RU, OG|DE, Vici Gaming|CN, GamerLegion|DE, Execration|PH,
  Wildcard|US, Shopify Rebellion|US, Talon|TH, 1win|RU, Nemesis|RU, L1GA TEAM|RU, Team Secret|GB, AVULUS|DE, Yandex|RU, paiN|BR,
  Edge|PE, Infamous|PE, beastcoast|PE, Runa|RU, LGD Gaming|CN, Azure Ray|CN, Neon Esports|PH, Polaris|PH, Team Resilience|RU, Night Pulse|RU
`);

const ROSTERS: Rosters = {
  Falcons: 'skiter Malr1ne ATF Cr1t- Sneyking',
  Spirit: 'Yatoro Larl Collapse rue Panto',
  Liquid: 'miCKe Nisha SabeRLight- Boxi Insania',
  'Xtreme Gaming': 'Ame Xm Xxs XinQ xNova',
  'Nigma Galaxy': 'Ghost SumaiL No!ob OmaR GH',
};

const all = (from: number, to: number): readonly string[] => TEAMS.slice(from, to);

const ROWS: readonly EsportsRow[] = [
  {
    number: 1,
    name: 'The International',
    kind: 'tour',
    bestOf: 3,
    top: 1,
    teams: all(0, 16),
    span: [2.1, 0.2],
  },
  { number: 2, name: 'DreamLeague', kind: 'league', bestOf: 3, top: 2, teams: all(0, 16), span: [2.1, 0.2] },
  { number: 3, name: 'ESL One', kind: 'tour', bestOf: 3, top: 3, teams: all(0, 16), span: [2, 0.3] },
  { number: 4, name: 'BLAST Slam', kind: 'tour', bestOf: 3, top: 4, teams: all(2, 18), span: [1.8, 0.3] },
  {
    number: 5,
    name: 'FISSURE Universe',
    kind: 'league',
    bestOf: 3,
    teams: all(4, 20),
    span: [1.4, -0.3],
  },
  {
    number: 6,
    name: 'European Pro League',
    kind: 'league',
    bestOf: 3,
    teams: all(20, 36),
    span: [0.4, -1.2],
  },
  {
    number: 7,
    name: 'Lunar Snake Trophy',
    kind: 'tour',
    bestOf: 3,
    teams: all(22, 40),
    span: [0.3, -1.3],
  },
  { number: 8, name: 'CCT Dota 2', kind: 'tour', bestOf: 1, teams: all(12, 30), span: [0.9, -0.8] },
];

/** Dota 2: real tournaments and teams. */
export const DOTA_2_LEAGUES: readonly CompetitionData[] = esportsLeagues(DOTA_2_SPORT, 'strategy', ROWS, ROSTERS);
