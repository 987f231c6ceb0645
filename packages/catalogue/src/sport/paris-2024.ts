/** The Games of the XXXIII Olympiad, Paris, 26 July to 11 August 2024: medals and disciplines, facts of record. */
export interface MedalLine {
  readonly country: string;
  readonly gold: number;
  readonly silver: number;
  readonly bronze: number;
}

export interface Podium {
  /** Men, women, or both together. */
  readonly of: 'men' | 'women' | 'mixed';
  /** As the event is known in sport: "100 m", "Singles"; '' where the discipline has one. */
  readonly event: string;
  readonly gold: string;
  readonly silver: string;
  readonly bronze: string;
}

export interface Discipline {
  /** In addresses. */
  readonly slug: string;
  /** The catalogue's sport, whose prices belong to it; null where there is none. */
  readonly sport: number | null;
  /** Sets of medals. */
  readonly events: number;
  readonly podiums: readonly Podium[];
}

/** ISO code and gold, silver, bronze, in the order of the table: golds, then silvers, then bronzes. */
const MEDALS = `US 40 44 42,CN 40 27 24,JP 20 12 13,AU 18 19 16,FR 16 26 22,NL 15 7 12,GB 14 22 29,KR 13 9 10,IT 12 13 15,DE 12 13 8,
NZ 10 7 3,CA 9 7 11,UZ 8 2 3,HU 6 7 6,ES 5 4 9,SE 4 4 3,KE 4 2 5,NO 4 1 3,IE 4 0 3,BR 3 7 10,IR 3 6 3,UA 3 5 4,RO 3 4 2,GE 3 3 1,
BE 3 1 6,BG 3 1 3,RS 3 1 1,CZ 3 0 2,DK 2 2 5,AZ 2 2 3,HR 2 2 3,CU 2 1 6,BH 2 1 1,SI 2 1 0,TW 2 0 5,AT 2 0 3,HK 2 0 2,PH 2 0 2`;

export const PARIS_MEDALS: readonly MedalLine[] = MEDALS.split(',').map((line) => {
  const [country = '', ...counts] = line.trim().split(' ');
  const [gold = 0, silver = 0, bronze = 0] = counts.map(Number);
  return { country, gold, silver, bronze };
});

/** "men 100 m: Gold / Silver / Bronze" */
const PODIUM = /^(men|women|mixed) ?(.*?): (.+) \/ (.+) \/ (.+)$/;

function podium(line: string): Podium {
  const [, of = 'mixed', event = '', gold = '', silver = '', bronze = ''] = PODIUM.exec(line) ?? [];
  return { of: of === 'men' || of === 'women' ? of : 'mixed', event, gold, silver, bronze };
}

type Row = readonly [slug: string, sport: number | null, events: number, ...podiums: string[]];

const ROWS: readonly Row[] = [
  ['football', 1, 2, 'men: Spain / France / Morocco', 'women: USA / Brazil / Germany'],
  ['basketball', 3, 2, 'men: USA / France / Serbia', 'women: USA / France / Australia'],
  ['basketball-3x3', 3, 2, 'men: Netherlands / France / Lithuania', 'women: Germany / Spain / USA'],
  ['volleyball', 6, 2, 'men: France / Poland / USA', 'women: Italy / USA / Brazil'],
  ['handball', 8, 2, 'men: Denmark / Germany / Spain', 'women: Norway / France / Denmark'],
  [
    'tennis',
    4,
    5,
    'men Singles: Novak Djokovic / Carlos Alcaraz / Lorenzo Musetti',
    'women Singles: Qinwen Zheng / Donna Vekic / Iga Swiatek',
  ],
  [
    'athletics',
    58,
    48,
    'men 100 m: Noah Lyles / Kishane Thompson / Fred Kerley',
    'women 100 m: Julien Alfred / Sha’Carri Richardson / Melissa Jefferson',
    'men 1500 m: Cole Hocker / Josh Kerr / Yared Nuguse',
    'women 1500 m: Faith Kipyegon / Jessica Hull / Georgia Bell',
    'men Pole vault: Armand Duplantis / Sam Kendricks / Emmanouil Karalis',
    'women High jump: Yaroslava Mahuchikh / Nicola Olyslagers / Iryna Gerashchenko',
  ],
  [
    'swimming',
    54,
    35,
    'men 100 m freestyle: Pan Zhanle / Kyle Chalmers / David Popovici',
    'women 100 m freestyle: Sarah Sjostrom / Torri Huske / Siobhan Haughey',
    'men 400 m medley: Leon Marchand / Tomoyuki Matsushita / Carson Foster',
    'women 1500 m freestyle: Katie Ledecky / Anastasiia Kirpichnikova / Isabel Gose',
  ],
  [
    'table-tennis',
    10,
    5,
    'men Singles: Fan Zhendong / Truls Moregard / Felix Lebrun',
    'women Singles: Chen Meng / Sun Yingsha / Hina Hayata',
  ],
  [
    'badminton',
    16,
    5,
    'men Singles: Viktor Axelsen / Kunlavut Vitidsarn / Lee Zii Jia',
    'women Singles: An Se-young / He Bingjiao / Gregoria Mariska Tunjung',
  ],
  ['field-hockey', 15, 2, 'men: Netherlands / Germany / India', 'women: Netherlands / China / Argentina'],
  ['water-polo', 17, 2, 'men: Serbia / Croatia / USA', 'women: Spain / Australia / Netherlands'],
  ['rugby-sevens', 7, 2, 'men: France / Fiji / South Africa', 'women: New Zealand / USA / Canada'],
  ['beach-volleyball', 29, 2, 'men: Sweden / Norway / Germany', 'women: Brazil / Canada / Switzerland'],
  ['golf', 41, 2, 'men: Scottie Scheffler / Tommy Fleetwood / Hideki Matsuyama', 'women: Lydia Ko / Esther Henseleit / Lin Xiyu'],
  ['boxing', 9, 13],
  [
    'artistic-gymnastics',
    59,
    14,
    'men All-around: Shinnosuke Oka / Zhang Boheng / Xiao Ruoteng',
    'women All-around: Simone Biles / Rebeca Andrade / Sunisa Lee',
    'men Team: Japan / China / USA',
    'women Team: USA / Italy / Brazil',
  ],
  ['rhythmic-gymnastics', 59, 2, 'women All-around: Darja Varfolomeev / Boryana Kaleyn / Sofia Raffaeli'],
  ['trampoline', 59, 2],
  ['weightlifting', 60, 10],
  ['diving', 55, 8],
  ['artistic-swimming', null, 2, 'mixed Team: China / USA / Spain'],
  [
    'marathon-swimming',
    54,
    2,
    'men 10 km: Kristof Rasovszky / Oliver Klemet / David Betlehem',
    'women 10 km: Sharon van Rouwendaal / Moesha Johnson / Ginevra Taddeucci',
  ],
  ['rowing', 52, 14],
  ['canoe-sprint', 53, 10],
  ['canoe-slalom', 53, 6],
  ['sailing', 50, 10],
  ['surfing', 51, 2, 'men: Kauli Vaast / Jack Robinson / Gabriel Medina', 'women: Caroline Marks / Tatiana Weston-Webb / Johanne Defay'],
  [
    'road-cycling',
    44,
    4,
    'men Road race: Remco Evenepoel / Valentin Madouas / Christophe Laporte',
    'women Road race: Kristen Faulkner / Marianne Vos / Lotte Kopecky',
  ],
  ['track-cycling', 44, 12],
  [
    'mountain-bike',
    44,
    2,
    'men: Tom Pidcock / Victor Koretzky / Alan Hatherly',
    'women: Pauline Ferrand-Prevot / Haley Batten / Jenny Rissveds',
  ],
  ['bmx-racing', 44, 2],
  ['bmx-freestyle', 44, 2],
  ['archery', null, 5, 'men: Kim Woo-jin / Brady Ellison / Lee Woo-seok', 'women: Lim Si-hyeon / Nam Su-hyeon / Lisa Barbelin'],
  ['shooting', 22, 15],
  ['fencing', null, 12],
  ['judo', null, 15, 'men +100 kg: Teddy Riner / Kim Min-jong / Temur Rakhimov', 'mixed Team: France / Japan / Brazil'],
  ['taekwondo', null, 8],
  ['wrestling', null, 18],
  ['equestrian', null, 6],
  [
    'modern-pentathlon',
    null,
    2,
    'men: Ahmed Elgendy / Taishu Sato / Giorgio Malan',
    'women: Michelle Gulyas / Elodie Clouvel / Seong Seung-min',
  ],
  ['triathlon', null, 3, 'men: Alex Yee / Hayden Wilde / Leo Bergere', 'women: Cassandre Beaugrand / Julie Derron / Beth Potter'],
  ['skateboarding', null, 4],
  ['sport-climbing', null, 4],
  ['breaking', null, 2, 'men: Phil Wizard / Dany Dann / Victor', 'women: Ami / Nicka / 671'],
];

export const PARIS_DISCIPLINES: readonly Discipline[] = ROWS.map(([slug, sport, events, ...podiums]) => ({
  slug,
  sport,
  events,
  podiums: podiums.map(podium),
}));

/** By its slug; undefined where there is none. */
export const disciplineBySlug = (slug: string): Discipline | undefined => PARIS_DISCIPLINES.find((one) => one.slug === slug);
