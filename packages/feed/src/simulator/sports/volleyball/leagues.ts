import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';

const sport = SPORT.volleyball;

export const VOLLEYBALL_LEAGUES: readonly CompetitionData[] = [
  parseLeague(
    { sport, number: 1, country: 'IT', name: 'Italy. SuperLega', top: 1 },
    `
    Sir Susa Vim Perugia | 111111 FFFFFF
    Itas Trentino | FFCD00 003DA5
    Cucine Lube Civitanova | C8102E FFFFFF
    Rana Verona
    Valsa Group Modena | FFCD00 003DA5
    Gas Sales Piacenza
    Allianz Milano | C8102E FFFFFF
    Vero Volley Monza
    Cisterna Volley
    Sonepar Padova
    Yuasa Battery Grottazzolina
    MA Acqua S.Bernardo Cuneo
  `,
  ),
  parseLeague(
    { sport, number: 2, country: 'PL', name: 'Poland. PlusLiga', top: 2 },
    `
    Jastrzebski Wegiel
    Aluron CMC Warta Zawiercie
    PGE Projekt Warszawa
    Bogdanka LUK Lublin
    ZAKSA Kedzierzyn-Kozle | 003DA5 C8102E
    Asseco Resovia
    PGE GiEK Skra Belchatow
    Indykpol AZS Olsztyn
    Trefl Gdansk
    Slepsk Malow Suwalki
    Norwid Czestochowa
    Cuprum Gorzow
    Barkom Kazany Lviv
    ChKS Chelm
  `,
  ),
  parseLeague(
    { sport, number: 3, country: 'RU', name: 'Russia. Superleague', top: 3 },
    `
    Zenit Kazan | 6CABDD FFFFFF
    Lokomotiv Novosibirsk | 007A33 C8102E
    Dynamo Moscow | 003DA5 FFFFFF
    Zenit Saint Petersburg | 6CABDD FFFFFF
    Belogorie
    Fakel
    Kuzbass
    Dinamo-LO
    Gazprom-Ugra
    Ural
    Enisey
    Nova
    ASK
    MGTU
    Neftyanik
    Orenburg
  `,
  ),
  parseLeague(
    {
      sport,
      number: 4,
      country: 'TR',
      name: 'Turkey. Sultans League. Women',
      top: 4,
    },
    `
    VakifBank | FFCD00 111111
    Eczacibasi | F36C21 FFFFFF
    Fenerbahce | 003DA5 FFED00
    Turk Hava Yollari
    Galatasaray | A32638 FDB912
    Kuzeyboru
    Nilufer Belediyespor
    Aydin BBSK
    Zeren Spor
    Besiktas | 000000 FFFFFF
    Bahcelievler Belediyespor
    Sariyer Belediyespor
    Ilbank
    Goztepe
  `,
  ),
  parseLeague(
    { sport, number: 5, country: 'IT', name: 'Italy. Serie A1. Women' },
    `
    Imoco Conegliano | FFCD00 003DA5
    Savino Del Bene Scandicci
    Numia Vero Volley Milano | C8102E FFFFFF
    Igor Gorgonzola Novara
    Reale Mutua Fenera Chieri
    Megabox Vallefoglia
    Bergamo
    Eurotek Busto Arsizio
    Il Bisonte Firenze
    Wash4Green Pinerolo
    Perugia
    Cuneo Granda
    Macerata
    San Giovanni
  `,
  ),
  parseLeague(
    { sport, number: 6, country: 'BR', name: 'Brazil. Superliga' },
    `
    Sada Cruzeiro | 003DA5 FFFFFF
    Campinas
    Minas
    Sesi Bauru
    Praia Clube
    Guarulhos
    Suzano
    Joinville
    Sao Jose
    Monte Carmelo
    Goias
    Saneago
  `,
  ),
  parseLeague(
    { sport, number: 7, country: 'FR', name: 'France. Ligue A' },
    `
    Tours
    Montpellier
    Tourcoing
    Poitiers
    Saint-Nazaire
    Chaumont
    Paris
    Narbonne
    Sete
    Nice
    Toulouse
    Nantes
    Cannes
    Plessis-Robinson
  `,
  ),
  parseLeague(
    { sport, number: 8, country: 'DE', name: 'Germany. Bundesliga' },
    `
    Berlin Recycling Volleys | F36C21 111111
    VfB Friedrichshafen
    SVG Luneburg
    SWD Powervolleys Duren
    Grizzlys Giesen
    Helios Grizzlys Freiburg
    Baden Volleys Karlsruhe
    Energiequelle Netzhoppers
    ASV Dachau
    VC Bitterfeld-Wolfen
    TSV Haching Munchen
    FT 1844 Freiburg
  `,
  ),
  parseLeague(
    { sport, number: 9, country: 'JP', name: 'Japan. SV.League' },
    `
    Suntory Sunbirds Osaka
    JTEKT Stings Aichi
    Osaka Bluteon
    Wolfdogs Nagoya
    Hiroshima Thunders
    Tokyo Great Bears
    Nippon Steel Sakai Blazers
    Toray Arrows Shizuoka
    VC Nagano Tridents
    Voreas Hokkaido
  `,
  ),
  parseLeague(
    { sport, number: 10, country: '', name: 'Nations League', top: 5 },
    `
    Poland | PL
    Italy | IT
    France | FR
    Brazil | BR
    Japan | JP
    Slovenia | SI
    USA | US
    Argentina | AR
    Cuba | CU
    Germany | DE
    Serbia | RS
    Canada | CA
    Iran | IR
    Ukraine | UA
    Bulgaria | BG
    Turkey | TR
    Netherlands | NL
    China | CN
  `,
  ),
];
