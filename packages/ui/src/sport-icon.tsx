import { sportById } from '@touchline/catalogue/sport/sports';
import { Icon, type IconName } from './icon.tsx';

/** Sports with a drawing of their own. */
const OWN: Readonly<Record<string, IconName>> = {
  football: 'ball',
  futsal: 'ball',
  'beach-soccer': 'ball',
  'ice-hockey': 'hockey',
  'field-hockey': 'hockey',
  floorball: 'hockey',
  bandy: 'hockey',
  basketball: 'basket',
  tennis: 'tennis',
  baseball: 'baseball',
  volleyball: 'volley',
  'beach-volleyball': 'volley',
  rugby: 'rugby',
  'rugby-league': 'rugby',
  'rugby-sevens': 'rugby',
  'australian-rules': 'rugby',
  'american-football': 'football2',
  handball: 'handball',
  boxing: 'glove',
  'table-tennis': 'tt',
  darts: 'dart',
  snooker: 'snooker',
  billiards: 'snooker',
  politics: 'vote',
  esports: 'pad',
  mma: 'glove',
  cricket: 'cricket',
  'horse-racing': 'horse',
  'greyhound-racing': 'dog',
  badminton: 'badminton',
  golf: 'golf',
  'water-polo': 'waterpolo',
  swimming: 'swim',
  'virtual-football': 'ball',
  'virtual-horse-racing': 'horse',
  'virtual-greyhound-racing': 'dog',
};

/** Otherwise a sport takes its family's. */
const OF_FAMILY = {
  'team-ball': 'handball',
  stick: 'hockey',
  racket: 'badminton',
  bat: 'baseball',
  cue: 'snooker',
  combat: 'glove',
  target: 'dart',
  board: 'crown',
  motor: 'racing',
  cycle: 'bike',
  racing: 'horse',
  athletics: 'medal',
  water: 'swim',
  winter: 'ski',
  novelty: 'trophy',
  cyber: 'pad',
  virtual: 'pad',
  marble: 'bingo',
} as const satisfies Record<string, IconName>;

export function sportIcon(sport: number): IconName {
  const { slug, family } = sportById(sport);
  return OWN[slug] ?? OF_FAMILY[family];
}

/** The drawing of a sport. */
export function SportIcon({ sport, className }: { readonly sport: number; readonly className?: string }) {
  return <Icon name={sportIcon(sport)} {...(className === undefined ? {} : { className })} />;
}
