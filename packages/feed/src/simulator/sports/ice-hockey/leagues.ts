import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';

const sport = SPORT.iceHockey;

export const ICE_HOCKEY_LEAGUES: readonly CompetitionData[] = [
  parseLeague(
    { sport, number: 1, country: 'US', name: 'NHL', top: 1, span: [1.2, -1.2] },
    `
    Florida Panthers | C8102E 041E42
    Edmonton Oilers | FF4C00 041E42
    Colorado Avalanche | 6F263D 236192
    Dallas Stars | 006847 8F8F8C
    Carolina Hurricanes | CC0000 000000
    Vegas Golden Knights | B4975A 333F42
    Tampa Bay Lightning | 002868 FFFFFF
    Winnipeg Jets | 041E42 AC162C
    Toronto Maple Leafs | 00205B FFFFFF
    Washington Capitals | C8102E 041E42
    Los Angeles Kings | 111111 A2AAAD
    New Jersey Devils | CE1126 000000
    New York Rangers | 0038A8 CE1126
    Ottawa Senators | C52032 C2912C
    Minnesota Wild | 154734 A6192E
    St. Louis Blues | 002F87 FCB514
    Montreal Canadiens | AF1E2D 192168
    Vancouver Canucks | 00205B 00843D
    Calgary Flames | D2001C FAAF19
    Columbus Blue Jackets | 002654 CE1126
    Detroit Red Wings | CE1126 FFFFFF
    Utah Mammoth | 6CACE4 010101
    New York Islanders | 00539B F47D30
    Philadelphia Flyers | F74902 000000
    Boston Bruins | FFB81C 000000
    Nashville Predators | FFB81C 041E42
    Pittsburgh Penguins | 000000 FCB514
    Buffalo Sabres | 003087 FFB81C
    Seattle Kraken | 001628 99D9D9
    Anaheim Ducks | F47A38 B9975B
    Chicago Blackhawks | CF0A2C 000000
    San Jose Sharks | 006D75 EA7200
  `,
  ),
  parseLeague(
    { sport, number: 2, country: 'RU', name: 'KHL', top: 2 },
    `
    Metallurg Magnitogorsk | 003DA5 C8102E
    Lokomotiv Yaroslavl | C8102E 003DA5
    SKA | 003DA5 C8102E
    CSKA Moscow | C8102E 003DA5
    Ak Bars | 007A33 C8102E
    Dynamo Moscow | 003DA5 FFFFFF
    Avangard | C8102E 111111
    Salavat Yulaev | 007A33 003DA5
    Spartak Moscow | C8102E FFFFFF
    Traktor | 111111 FFFFFF
    Avtomobilist | C8102E FFCD00
    Severstal
    Neftekhimik
    Torpedo
    Dinamo Minsk | 003DA5 FFFFFF
    Sibir
    Admiral
    Amur
    Barys | 6CABDD FFCD00
    Lada
    Sochi
    Shanghai Dragons
  `,
  ),
  parseLeague(
    { sport, number: 3, country: 'SE', name: 'Sweden. SHL', top: 4 },
    `
    Skelleftea
    Vaxjo Lakers
    Farjestad
    Frolunda | 007A33 C8102E
    Brynas
    Lulea
    Rogle
    Timra
    Orebro
    Djurgarden
    Linkoping
    Leksand
    Malmo Redhawks
    HV71
  `,
  ),
  parseLeague(
    { sport, number: 4, country: 'FI', name: 'Finland. Liiga' },
    `
    Tappara
    KalPa
    Ilves
    Lukko
    SaiPa
    HIFK
    Karpat
    TPS
    KooKoo
    Assat
    Sport
    HPK
    JYP
    Pelicans
    Jukurit
    Kiekko-Espoo
  `,
  ),
  parseLeague(
    { sport, number: 5, country: 'CZ', name: 'Czechia. Extraliga', top: 5 },
    `
    Sparta Praha | A50044 003DA5
    Dynamo Pardubice
    Ocelari Trinec
    Kometa Brno
    Mountfield HK
    Bili Tygri Liberec
    Plzen
    Vitkovice Ridera
    Karlovy Vary
    Ceske Budejovice
    Mlada Boleslav
    Litvinov
    Olomouc
    Kladno
  `,
  ),
  parseLeague(
    { sport, number: 6, country: 'CH', name: 'Switzerland. National League' },
    `
    ZSC Lions | 003DA5 FFFFFF
    Lausanne
    Fribourg-Gotteron
    Davos
    Bern
    Zug
    Geneve-Servette
    Rapperswil-Jona Lakers
    Biel
    Lugano
    Kloten
    Langnau
    Ambri-Piotta
    Ajoie
  `,
  ),
  parseLeague(
    { sport, number: 7, country: 'DE', name: 'Germany. DEL' },
    `
    Eisbaren Berlin | 003DA5 C8102E
    ERC Ingolstadt
    Adler Mannheim
    EHC Munchen
    Kolner Haie
    Fischtown Pinguins
    Straubing Tigers
    Schwenninger Wild Wings
    Nurnberg Ice Tigers
    Grizzlys Wolfsburg
    Lowen Frankfurt
    Iserlohn Roosters
    Augsburger Panther
    Dresdner Eislowen
  `,
  ),
  parseLeague(
    { sport, number: 8, country: 'RU', name: 'VHL' },
    `
    Yugra
    Metallurg Novokuznetsk
    Torpedo-Gorky
    Khimik
    Neftyanik
    SKA-VMF
    Dizel
    Rubin
    Toros
    Izhstal
    Bars
    Ryazan
    Sokol
    Zauralye
    Molot
    Chelmet
  `,
  ),
  parseLeague(
    { sport, number: 9, country: 'US', name: 'AHL' },
    `
    Hershey Bears
    Laval Rocket
    Calgary Wranglers
    Abbotsford Canucks
    Milwaukee Admirals
    Charlotte Checkers
    Rochester Americans
    Providence Bruins
    Texas Stars
    Toronto Marlies
    Syracuse Crunch
    Cleveland Monsters
    Coachella Valley Firebirds
    Colorado Eagles
    Grand Rapids Griffins
    Rockford IceHogs
  `,
  ),
];
