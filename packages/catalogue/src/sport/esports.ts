/** Disciplines of esports by id, 4005 to 4048 (R047). The specification gives the range; which game has which id is our numbering. Names are trade names and are not translated. */
export interface Esport {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly genre: 'shooter' | 'moba' | 'strategy' | 'fighting' | 'racing' | 'sport' | 'card' | 'battle-royale' | 'other';
}

export const ESPORTS: readonly Esport[] = [
  { id: 4005, slug: 'cs2', name: 'Counter-Strike 2', genre: 'shooter' },
  { id: 4006, slug: 'dota-2', name: 'Dota 2', genre: 'moba' },
  { id: 4007, slug: 'league-of-legends', name: 'League of Legends', genre: 'moba' },
  { id: 4008, slug: 'valorant', name: 'Valorant', genre: 'shooter' },
  { id: 4009, slug: 'overwatch', name: 'Overwatch', genre: 'shooter' },
  { id: 4010, slug: 'rainbow-six', name: 'Rainbow Six Siege', genre: 'shooter' },
  { id: 4011, slug: 'call-of-duty', name: 'Call of Duty', genre: 'shooter' },
  { id: 4012, slug: 'starcraft-2', name: 'StarCraft II', genre: 'strategy' },
  { id: 4013, slug: 'starcraft-brood-war', name: 'StarCraft: Brood War', genre: 'strategy' },
  { id: 4014, slug: 'warcraft-3', name: 'Warcraft III', genre: 'strategy' },
  { id: 4015, slug: 'age-of-empires', name: 'Age of Empires', genre: 'strategy' },
  { id: 4016, slug: 'rocket-league', name: 'Rocket League', genre: 'sport' },
  { id: 4017, slug: 'ea-sports-fc', name: 'EA Sports FC', genre: 'sport' },
  { id: 4018, slug: 'efootball', name: 'eFootball', genre: 'sport' },
  { id: 4019, slug: 'nba-2k', name: 'NBA 2K', genre: 'sport' },
  { id: 4020, slug: 'nhl', name: 'EA Sports NHL', genre: 'sport' },
  { id: 4021, slug: 'madden-nfl', name: 'Madden NFL', genre: 'sport' },
  { id: 4022, slug: 'ea-sports-ufc', name: 'EA Sports UFC', genre: 'fighting' },
  { id: 4023, slug: 'mobile-legends', name: 'Mobile Legends: Bang Bang', genre: 'moba' },
  { id: 4024, slug: 'honor-of-kings', name: 'Honor of Kings', genre: 'moba' },
  { id: 4025, slug: 'arena-of-valor', name: 'Arena of Valor', genre: 'moba' },
  { id: 4026, slug: 'wild-rift', name: 'League of Legends: Wild Rift', genre: 'moba' },
  { id: 4027, slug: 'heroes-of-the-storm', name: 'Heroes of the Storm', genre: 'moba' },
  { id: 4028, slug: 'smite', name: 'Smite', genre: 'moba' },
  { id: 4029, slug: 'pubg', name: 'PUBG: Battlegrounds', genre: 'battle-royale' },
  { id: 4030, slug: 'pubg-mobile', name: 'PUBG Mobile', genre: 'battle-royale' },
  { id: 4031, slug: 'free-fire', name: 'Free Fire', genre: 'battle-royale' },
  { id: 4032, slug: 'fortnite', name: 'Fortnite', genre: 'battle-royale' },
  { id: 4033, slug: 'apex-legends', name: 'Apex Legends', genre: 'battle-royale' },
  { id: 4034, slug: 'crossfire', name: 'CrossFire', genre: 'shooter' },
  { id: 4035, slug: 'standoff-2', name: 'Standoff 2', genre: 'shooter' },
  { id: 4036, slug: 'halo', name: 'Halo', genre: 'shooter' },
  { id: 4037, slug: 'quake', name: 'Quake', genre: 'shooter' },
  { id: 4038, slug: 'team-fortress-2', name: 'Team Fortress 2', genre: 'shooter' },
  { id: 4039, slug: 'world-of-tanks', name: 'World of Tanks', genre: 'shooter' },
  { id: 4040, slug: 'hearthstone', name: 'Hearthstone', genre: 'card' },
  { id: 4041, slug: 'artifact', name: 'Artifact', genre: 'card' },
  { id: 4042, slug: 'clash-royale', name: 'Clash Royale', genre: 'card' },
  { id: 4043, slug: 'teamfight-tactics', name: 'Teamfight Tactics', genre: 'strategy' },
  { id: 4044, slug: 'street-fighter', name: 'Street Fighter', genre: 'fighting' },
  { id: 4045, slug: 'tekken', name: 'Tekken', genre: 'fighting' },
  { id: 4046, slug: 'mortal-kombat', name: 'Mortal Kombat', genre: 'fighting' },
  { id: 4047, slug: 'sim-racing', name: 'Sim racing', genre: 'racing' },
  { id: 4048, slug: 'brawl-stars', name: 'Brawl Stars', genre: 'other' },
];

const BY_ID = new Map(ESPORTS.map((esport) => [esport.id, esport]));

export const esportById = (id: number): Esport | undefined => BY_ID.get(id);
