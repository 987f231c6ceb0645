import type { CompetitionData } from '../../sport-model.ts';
import { type EsportsRow, esportsLeagues, type Rosters, teamLines } from '../esports/esports-league.ts';
import { LEAGUE_OF_LEGENDS_SPORT } from './model.ts';

const LCK = teamLines(
  'Gen.G|KR, T1|KR, Hanwha Life|KR, KT Rolster|KR, Dplus KIA|KR, BNK FearX|KR, Nongshim RedForce|KR, DRX|KR, BRION|KR, DN Freecs|KR',
);
const LPL = teamLines(
  "Bilibili Gaming|CN, Anyone's Legend|CN, Top Esports|CN, Invictus Gaming|CN, JD Gaming|CN, Weibo Gaming|CN, FunPlus Phoenix|CN, EDward Gaming|CN, Ninjas in Pyjamas|CN, LNG Esports|CN, Team WE|CN, ThunderTalk Gaming|CN, LGD Gaming|CN, Oh My God|CN, Ultra Prime|CN, Royal Never Give Up|CN",
);
const LEC = teamLines(
  'G2|DE, Movistar KOI|ES, Fnatic|GB, Karmine Corp|FR, GIANTX|ES, Team Vitality|FR, Team Heretics|ES, SK Gaming|DE, Shifters|CH, Natus Vincere|UA',
);
const LTA = teamLines('FlyQuest|US, 100 Thieves|US, Cloud9|US, Team Liquid|US, Shopify Rebellion|US, Disguised|US, LYON|MX, Dignitas|US');
const CBLOL = teamLines('Vivo Keyd Stars|BR, paiN|BR, RED Canids|BR, FURIA|BR, LOUD|BR, Fluxo W7M|BR, Leviatan|AR, Isurus|AR');
const LCP = teamLines(
  'CTBC Flying Oyster|TW, Team Secret Whales|VN, PSG Talon|TW, GAM Esports|VN, SoftBank HAWKS|JP, MGN Vikings|VN, DetonatioN FocusMe|JP, Chiefs|AU',
);
const LFL = teamLines(
  'Gentle Mates|FR, Solary|FR, Galions|FR, Karmine Corp Blue|FR, Vitality.Bee|FR, BK ROG|FR, Ici Japon Corp|FR, Joblife|FR, TLN Pirates|FR, Zerance|FR',
);

const ROSTERS: Rosters = {
  T1: 'Doran Oner Faker Gumayusi Keria',
  'Gen.G': 'Kiin Canyon Chovy Ruler Duro',
  'Hanwha Life': 'Zeus Peanut Zeka Viper Delight',
  'Bilibili Gaming': 'Bin Beichuan Knight Elk ON',
  G2: 'BrokenBlade SkewMond Caps HansSama Labrov',
};

const first = (list: readonly string[], n: number): readonly string[] => list.slice(0, n);
const WORLDS = [...first(LCK, 4), ...first(LPL, 4), ...first(LEC, 3), ...first(LTA, 2), ...first(LCP, 2), ...first(CBLOL, 1)];

const ROWS: readonly EsportsRow[] = [
  {
    number: 1,
    name: 'World Championship',
    kind: 'tour',
    bestOf: 5,
    top: 1,
    teams: WORLDS,
    span: [2.4, -0.2],
  },
  {
    number: 2,
    name: 'Mid-Season Invitational',
    kind: 'tour',
    bestOf: 5,
    top: 2,
    teams: WORLDS,
    span: [2.3, 0],
  },
  {
    number: 3,
    country: 'KR',
    name: 'LCK',
    kind: 'league',
    bestOf: 3,
    top: 3,
    teams: LCK,
    span: [2.2, -0.6],
  },
  { number: 4, country: 'CN', name: 'LPL', kind: 'league', bestOf: 3, top: 4, teams: LPL, span: [2, -0.9] },
  { number: 5, name: 'LEC', kind: 'league', bestOf: 3, top: 5, teams: LEC, span: [1.5, -0.8] },
  { number: 6, name: 'LCS', kind: 'league', bestOf: 3, teams: LTA, span: [1.1, -0.7] },
  {
    number: 7,
    country: 'BR',
    name: 'CBLOL',
    kind: 'league',
    bestOf: 3,
    teams: CBLOL,
    span: [0.8, -0.9],
  },
  { number: 8, name: 'LCP', kind: 'league', bestOf: 3, teams: LCP, span: [0.9, -0.9] },
  { number: 9, country: 'FR', name: 'LFL', kind: 'league', bestOf: 1, teams: LFL, span: [0.4, -1.3] },
  {
    number: 10,
    name: 'EMEA Masters',
    kind: 'tour',
    bestOf: 3,
    teams: [...LFL, ...LEC.slice(4)],
    span: [0.6, -1.2],
  },
];

/** League of Legends: real leagues and teams. */
export const LEAGUE_OF_LEGENDS_LEAGUES: readonly CompetitionData[] = esportsLeagues(LEAGUE_OF_LEGENDS_SPORT, 'strategy', ROWS, ROSTERS);
