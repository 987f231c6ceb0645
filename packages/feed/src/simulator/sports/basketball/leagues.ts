import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData, CompetitorData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';
import { ROTATIONS } from './squads.ts';

const sport = SPORT.basketball;
const TWELVE = { periodSeconds: 720 };

const withRotation = (team: CompetitorData): CompetitorData => {
  const rotation = ROTATIONS[team.name];
  return rotation ? { ...team, players: rotation.players } : team;
};

const withRotations = (league: CompetitionData): CompetitionData => ({ ...league, competitors: league.competitors.map(withRotation) });

export const BASKETBALL_LEAGUES: readonly CompetitionData[] = [
  withRotations(
    parseLeague(
      { sport, number: 1, country: 'US', name: 'NBA', top: 1, format: TWELVE, span: [1.8, -1.6] },
      `
    Boston Celtics | 007A33 FFFFFF
    Oklahoma City Thunder | 007AC1 EF3B24
    Cleveland Cavaliers | 860038 FDBB30
    Denver Nuggets | 0E2240 FEC524
    New York Knicks | 006BB6 F58426
    Minnesota Timberwolves | 0C2340 78BE20
    Los Angeles Lakers | 552583 FDB927
    Milwaukee Bucks | 00471B EEE1C6
    Indiana Pacers | 002D62 FDBB30
    Houston Rockets | CE1141 FFFFFF
    Golden State Warriors | 1D428A FFC72C
    Los Angeles Clippers | C8102E 1D428A
    Orlando Magic | 0077C0 C4CED4
    Dallas Mavericks | 00538C B8C4CA
    Memphis Grizzlies | 5D76A9 12173F
    Detroit Pistons | C8102E 1D42BA
    Miami Heat | 98002E F9A01B
    Phoenix Suns | 1D1160 E56020
    Sacramento Kings | 5A2D81 63727A
    San Antonio Spurs | C4CED4 000000
    Atlanta Hawks | E03A3E C1D32F
    Philadelphia 76ers | 006BB6 ED174C
    Chicago Bulls | CE1141 000000
    Toronto Raptors | CE1141 A1A1A4
    Portland Trail Blazers | E03A3E 000000
    New Orleans Pelicans | 0C2340 C8102E
    Brooklyn Nets | 000000 FFFFFF
    Charlotte Hornets | 1D1160 00788C
    Utah Jazz | 002B5C F9A01B
    Washington Wizards | 002B5C E31837
  `,
    ),
  ),
  parseLeague(
    { sport, number: 2, country: '', name: 'EuroLeague', top: 2, span: [1.3, -1] },
    `
    Real Madrid | FFFFFF FEBE10
    Panathinaikos | 007A33 FFFFFF
    Olympiacos | C8102E FFFFFF
    Fenerbahce | 003DA5 FFED00
    Monaco | C8102E FFFFFF
    Barcelona | A50044 004D98
    Anadolu Efes | 003DA5 FFFFFF
    Hapoel Tel Aviv | C8102E FFFFFF
    Zalgiris | 007A33 FFFFFF
    Valencia | F36C21 000000
    Partizan | 000000 FFFFFF
    Crvena Zvezda | C8102E FFFFFF
    Dubai | 111111 FFCD00
    Maccabi Tel Aviv | FFCD00 003DA5
    Olimpia Milano | C8102E FFFFFF
    Virtus Bologna | 000000 FFFFFF
    Bayern Munich | DC052D FFFFFF
    Paris | 003DA5 C8102E
    Baskonia | 003DA5 C8102E
    ASVEL | 000000 FFFFFF
  `,
  ),
  parseLeague(
    { sport, number: 3, country: 'ES', name: 'Spain. Liga ACB', top: 3 },
    `
    Real Madrid | FFFFFF FEBE10
    Barcelona | A50044 004D98
    Unicaja | 007A33 582C83
    Valencia | F36C21 000000
    La Laguna Tenerife | FFCD00 000000
    Joventut | 007A33 000000
    Baskonia | 003DA5 C8102E
    Gran Canaria | FFCD00 003DA5
    UCAM Murcia | C8102E FFFFFF
    Baxi Manresa
    Surne Bilbao
    Casademont Zaragoza
    Rio Breogan
    Girona
    MoraBanc Andorra
    Lleida
    Granada
    San Pablo Burgos
  `,
  ),
  parseLeague(
    { sport, number: 4, country: 'TR', name: 'Turkey. Super League' },
    `
    Fenerbahce | 003DA5 FFED00
    Anadolu Efes | 003DA5 FFFFFF
    Besiktas | 000000 FFFFFF
    Galatasaray | A32638 FDB912
    Bahcesehir Koleji
    Turk Telekom
    Tofas
    Karsiyaka
    Bursaspor
    Manisa
    Mersin
    Petkimspor
    Buyukcekmece
    Trabzonspor
    Merkezefendi
    Esenler Erokspor
  `,
  ),
  parseLeague(
    { sport, number: 5, country: 'IT', name: 'Italy. Serie A' },
    `
    Olimpia Milano | C8102E FFFFFF
    Virtus Bologna | 000000 FFFFFF
    Germani Brescia
    Dolomiti Energia Trento
    Bertram Tortona
    Umana Reyer Venezia
    Pallacanestro Trieste
    Dinamo Sassari
    UNA Hotels Reggiana
    Pallacanestro Varese
    Treviso Basket
    Vanoli Cremona
    Napoli Basket
    APU Udine
    Pallacanestro Cantu
  `,
  ),
  parseLeague(
    { sport, number: 6, country: 'GR', name: 'Greece. A1' },
    `
    Olympiacos | C8102E FFFFFF
    Panathinaikos | 007A33 FFFFFF
    AEK Athens | FFCD00 000000
    PAOK | 000000 FFFFFF
    Aris | FFCD00 000000
    Promitheas
    Peristeri
    Kolossos Rodou
    Maroussi
    Karditsa
    Panionios
    Iraklis
  `,
  ),
  parseLeague(
    { sport, number: 7, country: 'RU', name: 'VTB United League', top: 6 },
    `
    CSKA Moscow | C8102E 003DA5
    UNICS | 007A33 FFFFFF
    Zenit | 6CABDD FFFFFF
    Lokomotiv Kuban | C8102E 007A33
    Parma | 003DA5 FFFFFF
    MBA-MAI
    Nizhny Novgorod
    Avtodor
    Uralmash
    Enisey
    Samara
  `,
  ),
  parseLeague(
    { sport, number: 8, country: 'DE', name: 'Germany. BBL' },
    `
    Bayern Munich | DC052D FFFFFF
    Alba Berlin | 003DA5 FFCD00
    Ratiopharm Ulm
    Wurzburg Baskets
    Niners Chemnitz
    Telekom Baskets Bonn
    EWE Baskets Oldenburg
    MHP Riesen Ludwigsburg
    Brose Bamberg
    Hamburg Towers
    Rostock Seawolves
    Vechta
    Syntainics MBC
    Skyliners Frankfurt
    Heidelberg
    Braunschweig
  `,
  ),
  parseLeague(
    { sport, number: 9, country: 'FR', name: 'France. Betclic Elite' },
    `
    Monaco | C8102E FFFFFF
    Paris | 003DA5 C8102E
    ASVEL | 000000 FFFFFF
    Le Mans
    Cholet
    Dijon
    JL Bourg
    Strasbourg
    Nancy
    Chalon
    Le Portel
    Limoges
    Gravelines-Dunkerque
    Nanterre 92
    Saint-Quentin
    Boulazac
  `,
  ),
  parseLeague(
    { sport, number: 10, country: 'CN', name: 'China. CBA', format: TWELVE },
    `
    Liaoning Flying Leopards
    Guangdong Southern Tigers
    Zhejiang Golden Bulls
    Guangsha Lions
    Beijing Ducks
    Xinjiang Flying Tigers
    Shanghai Sharks
    Shanxi Loongs
    Shandong Heroes
    Shenzhen Leopards
    Qingdao Eagles
    Nanjing Monkey Kings
    Beijing Royal Fighters
    Jilin Northeast Tigers
    Sichuan Blue Whales
    Fujian Sturgeons
  `,
  ),
  parseLeague(
    { sport, number: 11, country: 'US', name: 'WNBA' },
    `
    Minnesota Lynx | 0C2340 78BE20
    New York Liberty | 6ECEB2 000000
    Las Vegas Aces | 000000 C8102E
    Phoenix Mercury
    Seattle Storm
    Indiana Fever | 002D62 FDBB30
    Atlanta Dream
    Los Angeles Sparks
    Golden State Valkyries
    Washington Mystics
    Chicago Sky
    Connecticut Sun
    Dallas Wings
  `,
  ),
];
