import type { CompetitionData } from '../sport-model.ts';
import { footballLeague } from './football-league.ts';

export const FOOTBALL_BIG_FIVE: readonly CompetitionData[] = [
  footballLeague(
    1,
    'GB-ENG',
    'Premier League',
    { top: 1 },
    `
    Arsenal, EF0107 FFFFFF plain
    Liverpool, C8102E F6EB61 plain
    Manchester City, 6CABDD FFFFFF plain
    Chelsea, 034694 FFFFFF plain
    Manchester United, DA291C 111111 plain
    Newcastle United, 111111 FFFFFF stripes
    Aston Villa, 670E36 95BFE5 plain
    Tottenham Hotspur, FFFFFF 132257 plain
    Brighton, 0057B8 FFFFFF stripes
    Nottingham Forest, DD0000 FFFFFF plain
    Crystal Palace, 1B458F C4122E stripes
    Bournemouth, DA291C 111111 stripes
    Brentford, E30613 FFFFFF stripes
    Everton, 003399 FFFFFF plain
    Fulham, FFFFFF 111111 plain
    West Ham United, 7A263A 1BB1E7 plain
    Leeds United, FFFFFF 1D428A plain
    Wolverhampton, FDB913 111111 plain
    Sunderland, EB172B FFFFFF stripes
    Burnley, 6C1D45 99D6EA plain
  `,
  ),
  footballLeague(
    2,
    'ES',
    'La Liga',
    { top: 2, span: [2.1, -1.3] },
    `
    Real Madrid, FFFFFF FEBE10 plain
    Barcelona, A50044 004D98 stripes
    Atletico Madrid, CB3524 FFFFFF stripes
    Villarreal, FFE667 005187 plain
    Athletic Bilbao, EE2523 FFFFFF stripes
    Real Betis, 0BB363 FFFFFF stripes
    Real Sociedad, 0067B1 FFFFFF stripes
    Sevilla, FFFFFF D81022 plain
    Celta Vigo, 8AC3EE FFFFFF plain
    Valencia, FFFFFF EE3524 plain
    Girona, CD2534 FFFFFF stripes
    Osasuna, D91A21 0A346F plain
    Rayo Vallecano, FFFFFF E53027 sash
    Mallorca, E20613 111111 plain
    Getafe, 005999 FFFFFF plain
    Espanyol, 007FC8 FFFFFF stripes
    Alaves, 0761AF FFFFFF stripes
    Levante, B4053F 005CA5 stripes
    Elche, FFFFFF 05642C hoops
    Real Oviedo, 0047AB FFFFFF plain
  `,
  ),
  footballLeague(
    3,
    'IT',
    'Serie A',
    { top: 3 },
    `
    Inter, 010E80 111111 stripes
    Napoli, 12A0D7 FFFFFF plain
    Juventus, 111111 FFFFFF stripes
    Milan, FB090B 111111 stripes
    Roma, 8E1F2F F0BC42 plain
    Atalanta, 1E71B8 111111 stripes
    Lazio, 87D8F7 FFFFFF plain
    Bologna, 1A2F48 A21C26 stripes
    Como, 005BAA FFFFFF plain
    Fiorentina, 482E92 FFFFFF plain
    Torino, 8A1E03 FFFFFF plain
    Udinese, 111111 FFFFFF stripes
    Sassuolo, 00A752 111111 stripes
    Genoa, A5161C 0B2240 halves
    Cagliari, B01028 002350 halves
    Parma, FFFFFF FFD200 plain
    Lecce, FFE500 DD0000 stripes
    Hellas Verona, 002F6C FFE500 plain
    Cremonese, E30613 A5A5A5 stripes
    Pisa, 111111 0056A3 stripes
  `,
  ),
  footballLeague(
    4,
    'DE',
    'Bundesliga',
    { top: 4, span: [2.3, -1.2] },
    `
    Bayern Munich, DC052D FFFFFF plain
    Bayer Leverkusen, E32221 111111 plain
    Borussia Dortmund, FDE100 111111 plain
    RB Leipzig, FFFFFF DD0741 plain
    Eintracht Frankfurt, 111111 E1000F stripes
    VfB Stuttgart, FFFFFF E32219 hoops
    SC Freiburg, E2001A FFFFFF plain
    TSG Hoffenheim, 1961B5 FFFFFF plain
    Borussia Monchengladbach, FFFFFF 00A03C plain
    Werder Bremen, 1D9053 FFFFFF plain
    VfL Wolfsburg, 65B32E FFFFFF plain
    Mainz 05, C3141E FFFFFF plain
    FC Augsburg, FFFFFF BA3733 plain
    Union Berlin, EB1923 FFFFFF plain
    FC Koln, FFFFFF ED1C24 plain
    Hamburger SV, FFFFFF 0A3F86 plain
    St. Pauli, 6B4A2E FFFFFF plain
    Heidenheim, E30613 003B79 plain
  `,
  ),
  footballLeague(
    5,
    'FR',
    'Ligue 1',
    { top: 5, span: [2.4, -1.2] },
    `
    Paris Saint-Germain, 004170 DA291C plain
    Marseille, FFFFFF 2FAEE0 plain
    Monaco, E51B22 FFFFFF sash
    Lille, E01E13 20325F plain
    Lyon, FFFFFF DA0812 plain
    Lens, FFF200 EE2223 stripes
    Nice, C8102E 111111 stripes
    Strasbourg, 009FE3 FFFFFF plain
    Rennes, E23226 111111 plain
    Toulouse, 582C83 FFFFFF plain
    Brest, E2001A FFFFFF plain
    Nantes, FCD405 007A33 plain
    Auxerre, FFFFFF 0055A4 plain
    Angers, 111111 FFFFFF stripes
    Le Havre, 7AB2E1 0C2340 halves
    Lorient, F58113 111111 plain
    Paris FC, 1E3F8A FFFFFF plain
    Metz, 6E1F2B FFFFFF plain
  `,
  ),
  footballLeague(
    6,
    '',
    'UEFA Champions League',
    { top: 1, calendar: { kind: 'cup' }, format: { overtime: true }, span: [1.6, -1.2] },
    `
    Real Madrid, FFFFFF FEBE10 plain
    Paris Saint-Germain, 004170 DA291C plain
    Bayern Munich, DC052D FFFFFF plain
    Arsenal, EF0107 FFFFFF plain
    Barcelona, A50044 004D98 stripes
    Liverpool, C8102E F6EB61 plain
    Manchester City, 6CABDD FFFFFF plain
    Inter, 010E80 111111 stripes
    Chelsea, 034694 FFFFFF plain
    Atletico Madrid, CB3524 FFFFFF stripes
    Napoli, 12A0D7 FFFFFF plain
    Newcastle United, 111111 FFFFFF stripes
    Borussia Dortmund, FDE100 111111 plain
    Bayer Leverkusen, E32221 111111 plain
    Juventus, 111111 FFFFFF stripes
    Tottenham Hotspur, FFFFFF 132257 plain
    Atalanta, 1E71B8 111111 stripes
    Sporting CP, 008057 FFFFFF hoops
    Benfica, E30613 FFFFFF plain
    Athletic Bilbao, EE2523 FFFFFF stripes
    Monaco, E51B22 FFFFFF sash
    PSV Eindhoven, ED1C24 FFFFFF stripes
    Marseille, FFFFFF 2FAEE0 plain
    Club Brugge, 0067B1 111111 stripes
    Galatasaray, A90432 FDB912 halves
    Villarreal, FFE667 005187 plain
    Olympiacos, E30613 FFFFFF stripes
    Bodo/Glimt, FFE500 111111 plain
    Ajax, FFFFFF D2122E plain
    Eintracht Frankfurt, 111111 E1000F stripes
    Slavia Prague, E30613 FFFFFF halves
    Copenhagen, FFFFFF 0B1E8A plain
  `,
  ),
  footballLeague(
    7,
    '',
    'UEFA Europa League',
    { top: 2, calendar: { kind: 'cup' }, format: { overtime: true }, span: [1.4, -1.2] },
    `
    Aston Villa, 670E36 95BFE5 plain
    Roma, 8E1F2F F0BC42 plain
    Porto, 00428C FFFFFF stripes
    Real Betis, 0BB363 FFFFFF stripes
    Nottingham Forest, DD0000 FFFFFF plain
    Lyon, FFFFFF DA0812 plain
    Lille, E01E13 20325F plain
    Fenerbahce, 002D72 FFED00 stripes
    VfB Stuttgart, FFFFFF E32219 hoops
    Bologna, 1A2F48 A21C26 stripes
    Feyenoord, E30613 FFFFFF halves
    Celtic, 018749 FFFFFF hoops
    Rangers, 1B458F FFFFFF plain
    SC Freiburg, E2001A FFFFFF plain
    Celta Vigo, 8AC3EE FFFFFF plain
    Nice, C8102E 111111 stripes
    Braga, DC143C FFFFFF plain
    Panathinaikos, 007A33 FFFFFF plain
    PAOK, 111111 FFFFFF stripes
    Dinamo Zagreb, 0047AB FFFFFF plain
    Red Star Belgrade, E30613 FFFFFF stripes
    Red Bull Salzburg, FFFFFF E30613 plain
    Young Boys, FFD700 111111 plain
    Basel, E30613 003DA5 halves
    FC Twente, E30613 FFFFFF plain
    Genk, 0047AB FFFFFF plain
    Ferencvaros, 007A33 FFFFFF stripes
    Midtjylland, 111111 E30613 plain
    Sturm Graz, 111111 FFFFFF plain
    Malmo, 6CABDD FFFFFF plain
    Viktoria Plzen, E30613 0047AB halves
    Ludogorets, 007A33 FFFFFF plain
  `,
  ),
];
