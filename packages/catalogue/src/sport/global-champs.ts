/**
 * Events that bettors see as one although the feed has several championships for them: a season of a league with its play-offs, a cup with
 * its groups, games of many sports. Some have a section of the site of their own (screens S038, S039, S040, S041, S042, S043, S044,
 * S045, S046); the slug is its address.
 */
export interface GlobalChamp {
  /** Permanent, on the wire. */
  readonly id: number;
  /** Permanent, in addresses. */
  readonly slug: string;
  /** The championships that belong to it. A championship belongs by the first rule that it keeps. */
  readonly champs: readonly ChampRule[];
}

/** A championship by its English name; by sport and country too where other championships are called alike. */
export interface ChampRule {
  readonly sport?: number;
  /** ISO code, "GB-ENG" style for parts of states; '' = international. */
  readonly country?: string;
  readonly name: RegExp;
}

const FOOTBALL = 1;
const ICE_HOCKEY = 2;
const BASKETBALL = 3;
const TENNIS = 4;
const AMERICAN_FOOTBALL = 13;
const CRICKET = 66;

export const GLOBAL_CHAMPS: readonly GlobalChamp[] = [
  {
    id: 1,
    slug: 'olympics2024',
    champs: [{ name: /olympic/i }],
  },
  {
    id: 2,
    slug: 'europa-league-2025',
    champs: [{ sport: FOOTBALL, country: '', name: /europa league/i }],
  },
  {
    id: 3,
    slug: 'laliga',
    champs: [{ sport: FOOTBALL, country: 'ES', name: /^la liga(?! U\d)/i }],
  },
  {
    id: 4,
    slug: 'epl',
    champs: [{ sport: FOOTBALL, country: 'GB-ENG', name: /^premier league/i }],
  },
  {
    id: 5,
    slug: 'ipl-2025',
    champs: [{ sport: CRICKET, name: /indian premier league|^ipl\b/i }],
  },
  {
    id: 6,
    slug: 'scf',
    champs: [{ sport: ICE_HOCKEY, name: /stanley cup|^nhl\b/i }],
  },
  {
    id: 7,
    slug: 'nhl-finals',
    champs: [{ sport: ICE_HOCKEY, name: /^nhl\b|stanley cup/i }],
  },
  {
    id: 8,
    slug: 'fifa-cwc-2025',
    champs: [{ sport: FOOTBALL, country: '', name: /club world cup/i }],
  },
  {
    id: 9,
    slug: 'nba-finals',
    champs: [{ sport: BASKETBALL, name: /^nba\b/i }],
  },
  {
    id: 10,
    slug: 'champions-league',
    champs: [{ sport: FOOTBALL, country: '', name: /^(uefa )?champions league/i }],
  },
  {
    id: 11,
    slug: 'world-cup',
    champs: [{ sport: FOOTBALL, country: '', name: /^(fifa )?world cup/i }],
  },
  {
    id: 12,
    slug: 'european-football',
    champs: [
      { sport: FOOTBALL, country: 'GB-ENG', name: /^premier league/i },
      { sport: FOOTBALL, country: 'ES', name: /^la liga(?! U\d)/i },
      { sport: FOOTBALL, country: 'IT', name: /^serie a\b/i },
      { sport: FOOTBALL, country: 'DE', name: /^bundesliga/i },
      { sport: FOOTBALL, country: 'FR', name: /^ligue 1\b/i },
    ],
  },
  {
    id: 13,
    slug: 'grand-slam',
    champs: [{ sport: TENNIS, name: /^(wimbledon|roland garros|us open|australian open)/i }],
  },
  {
    id: 14,
    slug: 'nfl',
    champs: [{ sport: AMERICAN_FOOTBALL, name: /^nfl\b|super bowl/i }],
  },
  {
    id: 15,
    slug: 'ufc',
    champs: [{ name: /^ufc\b/i }],
  },
];

const byId = new Map(GLOBAL_CHAMPS.map((one) => [one.id, one]));
const bySlug = new Map(GLOBAL_CHAMPS.map((one) => [one.slug, one]));

/** By its number; undefined where there is none. */
export const globalChampById = (id: number): GlobalChamp | undefined => byId.get(id);
/** By its slug; undefined where there is none. */
export const globalChampBySlug = (slug: string): GlobalChamp | undefined => bySlug.get(slug);

/** Whether a championship belongs: its sport, its country's ISO code ('' = international) and its English name. */
export const belongsTo = (global: GlobalChamp, sport: number, country: string, name: string): boolean =>
  global.champs.some(
    (rule) =>
      (rule.sport === undefined || rule.sport === sport) &&
      (rule.country === undefined || rule.country === country) &&
      rule.name.test(name),
  );
