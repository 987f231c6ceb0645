import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../sport-model.ts';
import { parseLeague } from '../sports/roster/roster.ts';

const MEN = 'Olympic Games. Men';
const WOMEN = 'Olympic Games. Women';

/** Running numbers of the Games. Football's own end at 81; tennis tells men (below 50) from women by them. */
const FOOTBALL_NUMBER = 90;
const MEN_NUMBER = 45;
const WOMEN_NUMBER = 95;

interface Field {
  readonly sport: number;
  readonly women?: boolean;
  readonly people?: boolean;
  readonly format?: NonNullable<CompetitionData['format']>;
}

const games = ({ sport, women = false, people = false, format }: Field, field: string): CompetitionData =>
  parseLeague(
    {
      sport,
      number: sport === SPORT.football ? FOOTBALL_NUMBER : women ? WOMEN_NUMBER : MEN_NUMBER,
      country: '',
      name: women ? WOMEN : MEN,
      top: 20,
      calendar: { kind: sport === SPORT.football ? 'cup' : 'tour' },
      span: [1.6, -1.4],
      people,
      ...(format ? { format } : {}),
    },
    field,
  );

/** Tournaments of the Summer Games with the nations and players that took part in Paris 2024, strongest first. */
export const OLYMPIC_LEAGUES: readonly CompetitionData[] = [
  games(
    { sport: SPORT.football, format: { overtime: true } },
    `
    Spain | ES
    France | FR
    Argentina | AR
    Morocco | MA
    Japan | JP
    Egypt | EG
    Paraguay | PY
    USA | US
    Ukraine | UA
    Israel | IL
    Iraq | IQ
    Mali | ML
    Uzbekistan | UZ
    Guinea | GN
    New Zealand | NZ
    Dominican Republic | DO
  `,
  ),
  games(
    { sport: SPORT.basketball },
    `
    USA | US
    Serbia | RS
    France | FR
    Germany | DE
    Canada | CA
    Australia | AU
    Greece | GR
    Spain | ES
    Brazil | BR
    South Sudan | SS
    Japan | JP
    Puerto Rico | PR
  `,
  ),
  games(
    { sport: SPORT.handball },
    `
    Denmark | DK
    Germany | DE
    France | FR
    Spain | ES
    Slovenia | SI
    Norway | NO
    Sweden | SE
    Egypt | EG
    Croatia | HR
    Hungary | HU
    Argentina | AR
    Japan | JP
  `,
  ),
  games(
    { sport: SPORT.volleyball },
    `
    France | FR
    Poland | PL
    USA | US
    Italy | IT
    Slovenia | SI
    Brazil | BR
    Japan | JP
    Germany | DE
    Argentina | AR
    Serbia | RS
    Canada | CA
    Egypt | EG
  `,
  ),
  games(
    { sport: SPORT.tennis, people: true },
    `
    Novak Djokovic | RS
    Carlos Alcaraz | ES
    Alexander Zverev | DE
    Daniil Medvedev | RU
    Lorenzo Musetti | IT
    Taylor Fritz | US
    Casper Ruud | NO
    Stefanos Tsitsipas | GR
    Tommy Paul | US
    Felix Auger-Aliassime | CA
    Francisco Cerundolo | AR
    Marcos Giron | US
    Rafael Nadal | ES
    Sebastian Baez | AR
    Dominik Koepfer | DE
    Jack Draper | GB
  `,
  ),
  games(
    { sport: SPORT.tennis, women: true, people: true },
    `
    Iga Swiatek | PL
    Qinwen Zheng | CN
    Coco Gauff | US
    Jasmine Paolini | IT
    Jessica Pegula | US
    Danielle Collins | US
    Donna Vekic | HR
    Emma Navarro | US
    Barbora Krejcikova | CZ
    Anna Karolina Schmiedlova | SK
    Marta Kostyuk | UA
    Angelique Kerber | DE
    Linda Noskova | CZ
    Leylah Fernandez | CA
    Maria Sakkari | GR
    Naomi Osaka | JP
  `,
  ),
];
