import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';

const TITLE = { periods: 5 };

type Row = readonly [number: number, name: string, top: number, fighters: string];

const ROWS: readonly Row[] = [
  [
    1,
    'UFC. Heavyweight',
    4,
    'Tom Aspinall,Ciryl Gane,Alexander Volkov,Sergei Pavlovich,Curtis Blaydes,Jailton Almeida,Waldo Cortes-Acosta,Serghei Spivac,Marcin Tybura,Derrick Lewis,Ante Delija,Tai Tuivasa,Mick Parkin,Tallison Teixeira,Shamil Gaziev,Valter Walker',
  ],
  [
    2,
    'UFC. Light heavyweight',
    0,
    'Alex Pereira,Magomed Ankalaev,Jiri Prochazka,Carlos Ulberg,Khalil Rountree,Jan Blachowicz,Jamahal Hill,Azamat Murzakanov,Volkan Oezdemir,Aleksandar Rakic,Bogdan Guskov,Dominick Reyes,Nikita Krylov,Johnny Walker,Paul Craig,Alonzo Menifield',
  ],
  [
    3,
    'UFC. Middleweight',
    0,
    'Khamzat Chimaev,Dricus du Plessis,Nassourdine Imavov,Sean Strickland,Anthony Hernandez,Brendan Allen,Israel Adesanya,Caio Borralho,Reinier de Ridder,Robert Whittaker,Jared Cannonier,Roman Dolidze,Paulo Costa,Michel Pereira,Marvin Vettori,Joe Pyfer',
  ],
  [
    4,
    'UFC. Welterweight',
    3,
    'Islam Makhachev,Jack Della Maddalena,Belal Muhammad,Sean Brady,Kamaru Usman,Shavkat Rakhmonov,Leon Edwards,Joaquin Buckley,Ian Machado Garry,Michael Morales,Carlos Prates,Gabriel Bonfim,Colby Covington,Gilbert Burns,Geoff Neal,Michael Page',
  ],
  [
    5,
    'UFC. Lightweight',
    2,
    'Ilia Topuria,Arman Tsarukyan,Charles Oliveira,Justin Gaethje,Max Holloway,Dan Hooker,Paddy Pimblett,Mateusz Gamrot,Benoit Saint Denis,Rafael Fiziev,Renato Moicano,Beneil Dariush,Michael Chandler,Grant Dawson,Mauricio Ruffy,Joel Alvarez',
  ],
  [
    6,
    'UFC. Featherweight',
    0,
    'Alexander Volkanovski,Movsar Evloev,Diego Lopes,Lerone Murphy,Yair Rodriguez,Jean Silva,Aljamain Sterling,Arnold Allen,Youssef Zalal,Brian Ortega,Josh Emmett,Steve Garcia,Patricio Pitbull,Dan Ige,David Onama,Giga Chikadze',
  ],
  [
    7,
    'UFC. Bantamweight',
    0,
    "Merab Dvalishvili,Petr Yan,Umar Nurmagomedov,Cory Sandhagen,Sean O'Malley,Song Yadong,Deiveson Figueiredo,Marlon Vera,Mario Bautista,Aiemann Zahabi,David Martinez,Rob Font,Kyler Phillips,Montel Jackson,Vinicius Oliveira,Marcus McGhee",
  ],
  [
    8,
    'UFC. Flyweight',
    0,
    'Alexandre Pantoja,Joshua Van,Brandon Royval,Amir Albazi,Tatsuro Taira,Brandon Moreno,Manel Kape,Kyoji Horiguchi,Asu Almabayev,Tim Elliott,Alex Perez,Steve Erceg,Charles Johnson,Matt Schnell,Bruno Silva,Tagir Ulanbekov',
  ],
  [
    9,
    'UFC. Women. Strawweight',
    0,
    'Zhang Weili,Mackenzie Dern,Virna Jandiroba,Tatiana Suarez,Yan Xiaonan,Amanda Lemos,Jessica Andrade,Iasmin Lucindo,Loopy Godinez,Marina Rodriguez,Gillian Robertson,Denise Gomes,Tabatha Ricci,Angela Hill,Fatima Kline,Piera Rodriguez',
  ],
];

/** Title fights: champions and those next in line, over five rounds. */
const CHAMPIONS = ROWS.flatMap(([, , , fighters]) => fighters.split(',').slice(0, 2)).slice(0, 16);

const league = ([number, name, top, fighters]: Row, five = false): CompetitionData =>
  parseLeague(
    {
      sport: SPORT.mma,
      number,
      country: '',
      name,
      top,
      calendar: { kind: 'tour' },
      people: true,
      span: five ? [1.6, 0.6] : [1.8, -1],
      ...(five ? { format: TITLE } : {}),
    },
    fighters.split(',').join('\n'),
  );

/** Divisions of the UFC and its title fights. */
export const MMA_LEAGUES: readonly CompetitionData[] = [
  ...ROWS.map((row) => league(row)),
  league([10, 'UFC. Title fights', 1, CHAMPIONS.join(',')], true),
];
