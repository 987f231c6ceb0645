import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData, CompetitorData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';
import { FIFTY_OVERS_FROM } from './rates.ts';
import { CRICKET_SQUADS } from './squads.ts';

type Row = readonly [number: number, country: string, name: string, top: number, kind: 'league' | 'tour', teams: string];

const NATIONS = `India | IN
Australia | AU
England | GB-ENG
New Zealand | NZ
South Africa | ZA
Pakistan | PK
West Indies
Sri Lanka | LK
Afghanistan | AF
Bangladesh | BD
Ireland | IE
Zimbabwe | ZW
Scotland | GB-SCT
Netherlands | NL
Namibia | NA
United States | US`;

const lines = (text: string): string =>
  text
    .split(',')
    .map((team) => team.trim())
    .join('\n');

const ROWS: readonly Row[] = [
  [
    1,
    'IN',
    'Indian Premier League',
    1,
    'league',
    lines(
      'Royal Challengers Bengaluru, Punjab Kings, Mumbai Indians, Gujarat Titans, Delhi Capitals, Sunrisers Hyderabad, Lucknow Super Giants, Kolkata Knight Riders, Rajasthan Royals, Chennai Super Kings',
    ),
  ],
  [
    2,
    'AU',
    'Big Bash League',
    2,
    'league',
    lines(
      'Hobart Hurricanes, Sydney Sixers, Sydney Thunder, Melbourne Stars, Perth Scorchers, Melbourne Renegades, Brisbane Heat, Adelaide Strikers',
    ),
  ],
  [
    3,
    'PK',
    'Pakistan Super League',
    0,
    'league',
    lines(
      'Lahore Qalandars, Quetta Gladiators, Islamabad United, Karachi Kings, Peshawar Zalmi, Multan Sultans, Hyderabad Kingsmen, Sialkot Stallionz',
    ),
  ],
  [
    4,
    'GB-ENG',
    'T20 Blast',
    0,
    'league',
    lines(
      'Surrey, Somerset, Hampshire, Lancashire, Northamptonshire, Birmingham Bears, Durham, Kent, Nottinghamshire, Yorkshire, Essex, Gloucestershire, Leicestershire, Sussex, Worcestershire, Glamorgan, Derbyshire, Middlesex',
    ),
  ],
  [
    5,
    '',
    'Caribbean Premier League',
    0,
    'league',
    lines(
      'Trinbago Knight Riders, Guyana Amazon Warriors, Saint Lucia Kings, Antigua and Barbuda Falcons, Barbados Royals, St Kitts and Nevis Patriots',
    ),
  ],
  [
    6,
    'ZA',
    'SA20',
    0,
    'league',
    lines('MI Cape Town, Sunrisers Eastern Cape, Paarl Royals, Joburg Super Kings, Pretoria Capitals, Durban Super Giants'),
  ],
  [7, '', 'T20 Internationals', 3, 'league', NATIONS],
  [
    8,
    'BD',
    'Bangladesh Premier League',
    0,
    'league',
    lines('Rangpur Riders, Chattogram Royals, Dhaka Capitals, Rajshahi Warriors, Sylhet Titans, Noakhali Express'),
  ],
  [FIFTY_OVERS_FROM, '', 'One Day Internationals', 4, 'league', NATIONS],
  [
    FIFTY_OVERS_FROM + 1,
    'GB-ENG',
    'One-Day Cup',
    0,
    'league',
    lines(
      'Worcestershire, Hampshire, Yorkshire, Somerset, Gloucestershire, Middlesex, Leicestershire, Durham, Lancashire, Nottinghamshire, Essex, Sussex, Warwickshire, Kent, Surrey, Glamorgan, Derbyshire, Northamptonshire',
    ),
  ],
  [
    FIFTY_OVERS_FROM + 2,
    'AU',
    'One-Day Cup',
    0,
    'league',
    lines('South Australia, Victoria, New South Wales, Western Australia, Queensland, Tasmania'),
  ],
];

const withSquad = (team: CompetitorData): CompetitorData => {
  const players = CRICKET_SQUADS[team.name];
  return players ? { ...team, players } : team;
};

const withSquads = (league: CompetitionData): CompetitionData => ({ ...league, competitors: league.competitors.map(withSquad) });

/** Cricket over twenty overs, and from `FIFTY_OVERS_FROM` up over fifty. */
export const CRICKET_LEAGUES: readonly CompetitionData[] = ROWS.map(([number, country, name, top, kind, teams]) =>
  withSquads(
    parseLeague(
      {
        sport: SPORT.cricket,
        number,
        country,
        name,
        top,
        calendar: { kind },
        span: country === '' && top > 0 ? [1.8, -2] : [0.9, -0.9],
      },
      teams,
    ),
  ),
);
