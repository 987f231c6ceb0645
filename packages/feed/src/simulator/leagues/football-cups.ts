import type { CompetitionData } from '../sport-model.ts';
import { footballLeague } from './football-league.ts';

/** Cups whose field is drawn from clubs of several continents. */
export const FOOTBALL_CUPS: readonly CompetitionData[] = [
  footballLeague(
    81,
    '',
    'FIFA Club World Cup',
    { top: 14, calendar: { kind: 'cup' }, format: { overtime: true }, span: [1.8, -1.6] },
    `
    Paris Saint-Germain, 004170 DA291C plain
    Real Madrid, FFFFFF FEBE10 plain
    Manchester City, 6CABDD FFFFFF plain
    Bayern Munich, DC052D FFFFFF plain
    Chelsea, 034694 FFFFFF plain
    Inter, 010E80 111111 stripes
    Atletico Madrid, CB3524 FFFFFF stripes
    Borussia Dortmund, FDE100 111111 plain
    Benfica, E30613 FFFFFF plain
    Juventus, 111111 FFFFFF stripes
    Porto, 00428C FFFFFF stripes
    Flamengo, E30613 111111 hoops
    Palmeiras, 006437 FFFFFF plain
    Botafogo, 111111 FFFFFF stripes
    Fluminense, 870A28 006633 stripes
    River Plate, FFFFFF E30613 sash
    Al Hilal, 0047AB FFFFFF plain
    Boca Juniors, 003DA5 FFCD00 hoops
    Red Bull Salzburg, FFFFFF E30613 plain
    Monterrey
    Inter Miami, F7B5CD 111111 plain
    Los Angeles FC
    Pachuca
    Al Ahly, E30613 FFFFFF plain
    Seattle Sounders
    Mamelodi Sundowns
    Urawa Red Diamonds
    Ulsan HD
    Al Ain, 582C83 FFFFFF plain
    Wydad Casablanca
    Esperance de Tunis
    Auckland City
  `,
  ),
];
