import { SPORT } from '@touchline/catalogue/sport/sports';
import { hashSeed } from '@touchline/kernel/random';
import type { CompetitionData, CompetitorData } from '../../sport-model.ts';
import { HORSES } from './horses.ts';

/** Winners of great races: real names. */
const GREYHOUNDS =
  "Mick the Miller,Entry Badge,Boher Ash,Seldom Led,Wild Woolley,Future Cutlet,Davesland,Greta Ranee,Fine Jubilee,Wattle Bark,Lone Keel,Highland Rum,Monday's News,Trev's Perfection,Priceless Border,Narrogar Ann,Ballymac Ball,Ballylanigan Tanist,Endless Gossip,Daws Dancer,Paul's Fun,Rushton Mac,Dunmore King,Ford Spartan,Pigalle Wonder,Mile Bush Pride,Duleek Dandy,Palms Printer,The Grand Canal,Lucky Boy Boy,Hack Up Chieftain,Chittering Clapton,Faithful Hope,Tric Trac,Camira Flash,Sand Star,John Silver,Dolores Rocket,Patricias Hope,Jimsun,Tartan Khan,Mutts Silver,Balliniska Band,Lacca Champion,Sarahs Bunny,Indian Joe,Parkdown Jet,Laurie's Panther,I'm Slippy,Whisper Wishes,Pagan Swallow,Tico,Signal Spark,Hit the Lid,Lartigue Note,Slippy Blue,Ballinderry Ash,Farloe Melody,Ringa Hustle,Moral Standards,Moaning Lad,Shanless Slippy,Some Picture,Toms The Best,Chart King,Rapid Ranger,Allen Gift,Droopys Scholes,Farloe Verdict,Droopys Hewitt,Westmead Lord,Loyal Honcho,Kinda Ready,Bandicoot Tipoki,Taylors Sky,Blonde Snapper,Sidaz Jack,Salad Dodger,Rio Quattro,Jaytee Jet,Astute Missile,Dorotas Wildcat,Priceless Blake,Deerjet Sydney,Thorn Falcon,Romeo Magico,Gaytime Nemo,De Lahdedah".split(
    ',',
  );

/** A runner's rating never changes: it is drawn from the name, between about -1.5 and +1.5. */
const stable = (names: readonly string[], salt: string): CompetitorData[] =>
  names.map((name) => ({ name, rating: Math.round(((hashSeed(salt, name) / 2 ** 32) * 3 - 1.5) * 100) / 100 }));

const meetings = (
  sport: number,
  first: number,
  names: readonly string[],
  runnersPerRace: number,
  everyMinutes: number,
  tracks: readonly (readonly [country: string, name: string])[],
): CompetitionData[] =>
  tracks.map(([country, name], i) => ({
    id: sport * 1000 + first + i,
    sport,
    country,
    name,
    top: i < 2 ? i + 1 : 0,
    competitors: stable(names, name),
    calendar: { kind: 'cycle', everyMinutes },
    runnersPerRace,
  }));

export const RACING_LEAGUES: readonly CompetitionData[] = [
  ...meetings(
    SPORT.horseRacing,
    1,
    HORSES.map(({ name }) => name),
    10,
    30,
    [
      ['GB', 'Ascot'],
      ['GB', 'Cheltenham'],
      ['GB', 'York'],
      ['IE', 'Leopardstown'],
      ['FR', 'Longchamp'],
      ['US', 'Churchill Downs'],
      ['AU', 'Flemington'],
      ['AE', 'Meydan'],
      ['HK', 'Sha Tin'],
      ['JP', 'Nakayama'],
    ],
  ),
  ...meetings(SPORT.greyhoundRacing, 1, GREYHOUNDS, 6, 12, [
    ['GB', 'Towcester'],
    ['GB', 'Romford'],
    ['GB', 'Nottingham'],
    ['IE', 'Shelbourne Park'],
    ['AU', 'Wentworth Park'],
    ['AU', 'Sandown Park'],
  ]),
];
