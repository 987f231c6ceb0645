/** Disciplines of esports by id, 4005 to 4048 (R047). The specification gives the range; which game has which id is our numbering. What they are called: esport-names.ts. */
export interface Esport {
  readonly id: number;
  readonly slug: string;
  readonly genre: 'shooter' | 'moba' | 'strategy' | 'fighting' | 'racing' | 'sport' | 'card' | 'battle-royale' | 'other';
}

export const ESPORTS: readonly Esport[] = [
  { id: 4005, slug: 'cs2', genre: 'shooter' },
  { id: 4006, slug: 'dota-2', genre: 'moba' },
  { id: 4007, slug: 'league-of-legends', genre: 'moba' },
  { id: 4008, slug: 'valorant', genre: 'shooter' },
  { id: 4009, slug: 'overwatch', genre: 'shooter' },
  { id: 4010, slug: 'rainbow-six', genre: 'shooter' },
  { id: 4011, slug: 'call-of-duty', genre: 'shooter' },
  { id: 4012, slug: 'starcraft-2', genre: 'strategy' },
  { id: 4013, slug: 'starcraft-brood-war', genre: 'strategy' },
  { id: 4014, slug: 'warcraft-3', genre: 'strategy' },
  { id: 4015, slug: 'age-of-empires', genre: 'strategy' },
  { id: 4016, slug: 'rocket-league', genre: 'sport' },
  { id: 4017, slug: 'ea-sports-fc', genre: 'sport' },
  { id: 4018, slug: 'efootball', genre: 'sport' },
  { id: 4019, slug: 'nba-2k', genre: 'sport' },
  { id: 4020, slug: 'nhl', genre: 'sport' },
  { id: 4021, slug: 'madden-nfl', genre: 'sport' },
  { id: 4022, slug: 'ea-sports-ufc', genre: 'fighting' },
  { id: 4023, slug: 'mobile-legends', genre: 'moba' },
  { id: 4024, slug: 'honor-of-kings', genre: 'moba' },
  { id: 4025, slug: 'arena-of-valor', genre: 'moba' },
  { id: 4026, slug: 'wild-rift', genre: 'moba' },
  { id: 4027, slug: 'heroes-of-the-storm', genre: 'moba' },
  { id: 4028, slug: 'smite', genre: 'moba' },
  { id: 4029, slug: 'pubg', genre: 'battle-royale' },
  { id: 4030, slug: 'pubg-mobile', genre: 'battle-royale' },
  { id: 4031, slug: 'free-fire', genre: 'battle-royale' },
  { id: 4032, slug: 'fortnite', genre: 'battle-royale' },
  { id: 4033, slug: 'apex-legends', genre: 'battle-royale' },
  { id: 4034, slug: 'crossfire', genre: 'shooter' },
  { id: 4035, slug: 'standoff-2', genre: 'shooter' },
  { id: 4036, slug: 'halo', genre: 'shooter' },
  { id: 4037, slug: 'quake', genre: 'shooter' },
  { id: 4038, slug: 'team-fortress-2', genre: 'shooter' },
  { id: 4039, slug: 'world-of-tanks', genre: 'shooter' },
  { id: 4040, slug: 'hearthstone', genre: 'card' },
  { id: 4041, slug: 'artifact', genre: 'card' },
  { id: 4042, slug: 'clash-royale', genre: 'card' },
  { id: 4043, slug: 'teamfight-tactics', genre: 'strategy' },
  { id: 4044, slug: 'street-fighter', genre: 'fighting' },
  { id: 4045, slug: 'tekken', genre: 'fighting' },
  { id: 4046, slug: 'mortal-kombat', genre: 'fighting' },
  { id: 4047, slug: 'sim-racing', genre: 'racing' },
  { id: 4048, slug: 'brawl-stars', genre: 'other' },
];

const BY_ID = new Map(ESPORTS.map((esport) => [esport.id, esport]));

export const esportById = (id: number): Esport | undefined => BY_ID.get(id);
