import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';

const sport = SPORT.baseball;

export const BASEBALL_LEAGUES: readonly CompetitionData[] = [
  parseLeague(
    { sport, number: 1, country: 'US', name: 'MLB', top: 1, span: [1.3, -1.5] },
    `
    Los Angeles Dodgers | 005A9C FFFFFF
    Milwaukee Brewers | 12284B FFC52F
    Philadelphia Phillies | E81828 002D72
    Toronto Blue Jays | 134A8E E8291C
    New York Yankees | 003087 E4002C
    Chicago Cubs | 0E3386 CC3433
    Seattle Mariners | 0C2C56 005C5C
    San Diego Padres | 2F241D FFC425
    Boston Red Sox | BD3039 0C2340
    Houston Astros | 002D62 EB6E1F
    Cleveland Guardians | 00385D E50022
    Detroit Tigers | 0C2340 FA4616
    New York Mets | 002D72 FF5910
    Cincinnati Reds | C6011F 000000
    Texas Rangers | 003278 C0111F
    San Francisco Giants | FD5A1E 27251F
    Arizona Diamondbacks | A71930 E3D4AD
    Kansas City Royals | 004687 BD9B60
    Tampa Bay Rays | 092C5C 8FBCE6
    St. Louis Cardinals | C41E3A 0C2340
    Atlanta Braves | CE1141 13274F
    Miami Marlins | 00A3E0 EF3340
    Athletics | 003831 EFB21E
    Baltimore Orioles | DF4601 000000
    Los Angeles Angels | BA0021 003263
    Pittsburgh Pirates | FDB827 27251F
    Minnesota Twins | 002B5C D31145
    Washington Nationals | AB0003 14225A
    Chicago White Sox | 27251F C4CED4
    Colorado Rockies | 333366 C4CED4
  `,
  ),
  parseLeague(
    { sport, number: 2, country: 'JP', name: 'Japan. NPB', top: 2 },
    `
    Hanshin Tigers | FFE201 000000
    Fukuoka SoftBank Hawks | F9CA00 000000
    Hokkaido Nippon-Ham Fighters
    Yokohama DeNA BayStars
    Yomiuri Giants | F97709 000000
    Orix Buffaloes
    Hiroshima Toyo Carp
    Chunichi Dragons
    Tohoku Rakuten Golden Eagles
    Saitama Seibu Lions
    Chiba Lotte Marines
    Tokyo Yakult Swallows
  `,
  ),
  parseLeague(
    { sport, number: 3, country: 'KR', name: 'South Korea. KBO', top: 3 },
    `
    LG Twins | A50034 000000
    Hanwha Eagles
    SSG Landers
    Samsung Lions | 0066B3 FFFFFF
    NC Dinos
    KT Wiz
    Lotte Giants
    KIA Tigers | EA0029 000000
    Doosan Bears
    Kiwoom Heroes
  `,
  ),
  parseLeague(
    { sport, number: 4, country: 'MX', name: 'Mexico. LMB' },
    `
    Diablos Rojos del Mexico
    Sultanes de Monterrey
    Toros de Tijuana
    Guerreros de Oaxaca
    Pericos de Puebla
    Leones de Yucatan
    Tecolotes de los Dos Laredos
    Piratas de Campeche
    Algodoneros Union Laguna
    Saraperos de Saltillo
    Acereros de Monclova
    Olmecas de Tabasco
    Tigres de Quintana Roo
    Charros de Jalisco
    Caliente de Durango
    Rieleros de Aguascalientes
    Bravos de Leon
    Dorados de Chihuahua
    Conspiradores de Queretaro
    El Aguila de Veracruz
  `,
  ),
  parseLeague(
    { sport, number: 5, country: 'CU', name: 'Cuba. National Series' },
    `
    Las Tunas
    Granma
    Industriales
    Pinar del Rio
    Santiago de Cuba
    Matanzas
    Ciego de Avila
    Sancti Spiritus
    Holguin
    Villa Clara
    Mayabeque
    Artemisa
    Camaguey
    Cienfuegos
    Guantanamo
    Isla de la Juventud
  `,
  ),
  parseLeague(
    { sport, number: 6, country: 'US', name: 'Triple-A' },
    `
    Jacksonville Jumbo Shrimp
    Las Vegas Aviators
    Scranton/Wilkes-Barre RailRiders
    Lehigh Valley IronPigs
    Oklahoma City Comets
    Tacoma Rainiers
    Sacramento River Cats
    Durham Bulls
    Nashville Sounds
    Columbus Clippers
    Toledo Mud Hens
    Memphis Redbirds
    Round Rock Express
    Reno Aces
    Sugar Land Space Cowboys
    Buffalo Bisons
    Worcester Red Sox
    Syracuse Mets
  `,
  ),
];
