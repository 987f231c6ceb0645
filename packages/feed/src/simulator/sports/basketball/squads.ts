import type { CompetitorData } from '../../sport-model.ts';

type Squad = NonNullable<CompetitorData['players']>;

interface Rotation {
  readonly players: Squad;
  /** Points a game of each, by which the points of a match are shared out. */
  readonly points: readonly number[];
}

/** "PG J. Brunson 11 27": position, name, shirt number, points a game. */
function rotation(list: string): Rotation {
  const entries = list.split(', ').map((entry) => entry.split(' '));
  return {
    players: entries.map((parts) => ({ position: parts[0] ?? 'SF', name: parts.slice(1, -2).join(' '), number: Number(parts.at(-2)) })),
    points: entries.map((parts) => Number(parts.at(-1))),
  };
}

/** Rotations of the NBA's teams: who plays in every match. */
export const ROTATIONS: Readonly<Record<string, Rotation>> = {
  'Boston Celtics': rotation(
    'SG J. Brown 7 28, PG D. White 9 18, PG P. Pritchard 11 17, SF S. Hauser 30 9, C N. Queta 88 10, PG A. Simons 3 14, SF J. Walsh 27 6, PF J. Minott 8 7, C L. Garza 52 6',
  ),
  'Oklahoma City Thunder': rotation(
    'PG S. Gilgeous-Alexander 2 32, SF J. Williams 8 20, C C. Holmgren 7 18, C I. Hartenstein 55 11, SG L. Dort 5 9, SG A. Mitchell 24 13, PG C. Wallace 22 8, SG I. Joe 11 10, SG A. Wiggins 21 10',
  ),
  'Cleveland Cavaliers': rotation(
    'SG D. Mitchell 45 29, PG D. Garland 10 17, PF E. Mobley 4 19, C J. Allen 31 14, SF D. Hunter 12 15, PG L. Ball 2 10, PF D. Wade 32 7, SG S. Merrill 5 10, PG C. Porter 9 7',
  ),
  'Denver Nuggets': rotation(
    'C N. Jokic 15 29, PG J. Murray 27 23, PF A. Gordon 32 18, SF C. Johnson 23 12, SG C. Braun 0 12, SG T. Hardaway 10 12, C J. Valanciunas 17 9, SF P. Watson 8 10, SG B. Brown 11 7',
  ),
  'New York Knicks': rotation(
    'PG J. Brunson 11 28, C K. Towns 32 22, SG M. Bridges 25 16, PF O. Anunoby 8 16, SG J. Hart 3 12, PG M. McBride 2 11, C M. Robinson 23 6, SG J. Clarkson 0 10, SG L. Shamet 44 8',
  ),
  'Minnesota Timberwolves': rotation(
    'SG A. Edwards 5 28, PF J. Randle 30 22, C R. Gobert 27 11, SF J. McDaniels 3 15, PG M. Conley 10 6, SG D. DiVincenzo 0 13, C N. Reid 11 14, PG B. Hyland 8 7, SG J. Clark 22 5',
  ),
  'Los Angeles Lakers': rotation(
    'PG L. Doncic 77 33, SG A. Reaves 15 26, SF L. James 23 22, C D. Ayton 5 15, PF R. Hachimura 28 13, SG M. Smart 36 9, SF J. LaRavia 12 9, C J. Hayes 11 6, PG G. Vincent 7 6',
  ),
  'Milwaukee Bucks': rotation(
    'PF G. Antetokounmpo 34 30, PG R. Rollins 13 17, C M. Turner 3 13, PF B. Portis 9 13, SF K. Kuzma 18 13, PG K. Porter 33 18, SG A. Green 20 11, SG G. Trent 5 10, SG G. Harris 11 4',
  ),
  'Indiana Pacers': rotation(
    'PF P. Siakam 43 24, SG B. Mathurin 0 19, PG A. Nembhard 2 17, SF A. Nesmith 23 14, C J. Huff 32 9, PG T. McConnell 9 10, PF O. Toppin 1 11, SF J. Walker 5 11, SG B. Sheppard 26 8',
  ),
  'Houston Rockets': rotation(
    'SF K. Durant 7 26, C A. Sengun 28 22, SG A. Thompson 1 18, PF J. Smith 10 16, C S. Adams 12 6, SG R. Sheppard 15 13, SF T. Eason 17 11, SG A. Holiday 0 6, SG J. Okogie 20 6',
  ),
  'Golden State Warriors': rotation(
    'PG S. Curry 30 28, SF J. Butler 10 20, SF J. Kuminga 1 13, PF D. Green 23 8, SG B. Podziemski 2 12, SF M. Moody 4 11, C A. Horford 20 6, C Q. Post 21 8, SG B. Hield 7 8',
  ),
  'Los Angeles Clippers': rotation(
    'PG J. Harden 1 26, SF K. Leonard 2 26, C I. Zubac 40 15, PF J. Collins 20 13, SG K. Dunn 8 8, PG B. Bogdanovic 10 8, SF D. Jones 5 9, C B. Lopez 11 7, SG K. Sanders 3 8',
  ),
  'Orlando Magic': rotation(
    'SF F. Wagner 22 23, PF P. Banchero 5 21, SG D. Bane 3 19, PG J. Suggs 4 15, C W. Carter 34 12, SG A. Black 0 13, SF T. da Silva 23 10, C G. Bitadze 35 6, PG T. Jones 6 5',
  ),
  'Dallas Mavericks': rotation(
    'PF A. Davis 3 20, SF C. Flagg 32 18, PF P. Washington 25 16, SG M. Christie 0 13, SF N. Marshall 13 13, SG K. Thompson 31 12, PG D. Russell 5 10, C D. Gafford 21 10, C D. Powell 7 6',
  ),
  'Memphis Grizzlies': rotation(
    'PG J. Morant 12 20, C J. Jackson 8 19, SF J. Wells 0 13, PF S. Aldama 7 13, PF C. Coward 23 14, SG C. Spencer 24 11, C J. Landale 31 11, SG K. Caldwell-Pope 3 8, SF V. Williams 5 7',
  ),
  'Detroit Pistons': rotation(
    'PG C. Cunningham 2 27, C J. Duren 0 19, PF T. Harris 12 13, SG D. Robinson 55 12, SF A. Thompson 9 12, SG J. Ivey 23 10, C I. Stewart 28 10, SG C. LeVert 8 9, SF R. Holland 5 8',
  ),
  'Miami Heat': rotation(
    'SG N. Powell 24 24, SG T. Herro 14 21, C B. Adebayo 13 19, PF A. Wiggins 22 16, PG D. Mitchell 45 10, SF J. Jaquez 11 16, C K. Ware 7 12, SF P. Larsson 9 11, SG K. Jakucionis 25 6',
  ),
  'Phoenix Suns': rotation(
    'SG D. Booker 1 26, SF D. Brooks 3 21, C M. Williams 15 12, SG G. Allen 8 16, PG C. Gillespie 12 13, PF R. O’Neale 0 10, PF O. Ighodaro 11 6, SF R. Dunn 2 7, SG J. Goodwin 23 8',
  ),
  'Sacramento Kings': rotation(
    'SG Z. LaVine 8 20, SF D. DeRozan 10 19, C D. Sabonis 11 17, PG R. Westbrook 18 15, SG M. Monk 0 13, SF K. Murray 13 14, PG D. Schroder 17 12, C M. Raynaud 42 9, PF P. Achiuwa 9 7',
  ),
  'San Antonio Spurs': rotation(
    'C V. Wembanyama 1 25, PG D. Fox 4 22, SG S. Castle 5 17, SG D. Vassell 24 15, SF H. Barnes 40 12, SF K. Johnson 3 13, PG D. Harper 2 11, SF J. Champagnie 30 10, C L. Kornet 7 7',
  ),
  'Atlanta Hawks': rotation(
    'SF J. Johnson 1 23, PG T. Young 11 20, SG N. Alexander-Walker 7 20, C O. Okongwu 17 16, SG D. Daniels 5 11, PF K. Porzingis 8 17, SF Z. Risacher 10 11, SG L. Kennard 3 8, PG V. Krejci 27 9',
  ),
  'Philadelphia 76ers': rotation(
    'PG T. Maxey 0 31, C J. Embiid 21 22, SG V. Edgecombe 77 16, SF K. Oubre 9 16, SF P. George 8 15, SG Q. Grimes 5 14, C A. Drummond 1 8, PF D. Barlow 25 7, PF J. Edwards 7 6',
  ),
  'Chicago Bulls': rotation(
    'PG J. Giddey 3 19, C N. Vucevic 9 17, SG C. White 0 19, PF M. Buzelis 14 15, SG A. Dosunmu 11 15, SG K. Huerter 13 11, SF I. Okoro 35 9, PG T. Jones 33 13, PF P. Williams 44 7',
  ),
  'Toronto Raptors': rotation(
    'SF B. Ingram 3 22, SG R. Barrett 9 19, PF S. Barnes 4 19, PG I. Quickley 5 16, C J. Poeltl 19 11, SG G. Dick 1 7, SF J. Walter 14 7, PG J. Shead 23 7, PF C. Murray-Boyles 12 8',
  ),
  'Portland Trail Blazers': rotation(
    'SF D. Avdija 8 26, SG S. Sharpe 17 21, PF J. Grant 9 19, PG J. Holiday 5 16, C D. Clingan 23 11, SF T. Camara 33 13, SG C. Love 22 10, SF K. Murray 24 6, C R. Williams 35 6',
  ),
  'New Orleans Pelicans': rotation(
    'PF Z. Williamson 1 23, SG T. Murphy 25 21, PG J. Poole 3 16, SF S. Bey 41 16, PG J. Fears 0 14, C D. Queen 22 13, SF H. Jones 2 10, C Y. Missi 21 6, SG J. Hawkins 24 6',
  ),
  'Brooklyn Nets': rotation(
    'SF M. Porter 17 25, SG C. Thomas 24 20, C N. Claxton 33 13, PG E. Demin 8 10, SF Z. Williams 1 9, C D. Sharpe 20 8, PF N. Clowney 21 13, SG T. Mann 11 7, PF D. Wolf 2 8',
  ),
  'Charlotte Hornets': rotation(
    'SF B. Miller 24 20, PG L. Ball 1 20, PF M. Bridges 0 19, SG K. Knueppel 7 19, C R. Kalkbrenner 11 8, SG C. Sexton 8 14, C M. Diabate 14 8, SG T. Mann 23 7, SF S. James 5 6',
  ),
  'Utah Jazz': rotation(
    'PF L. Markkanen 23 28, PG K. George 3 23, C J. Nurkic 30 11, SF A. Bailey 19 11, SG S. Mykhailiuk 10 9, PG I. Collier 8 11, PF K. Filipowski 22 11, SF B. Sensabaugh 28 11, PF K. Love 42 7',
  ),
  'Washington Wizards': rotation(
    'C A. Sarr 20 18, SG C. McCollum 3 18, SF K. Middleton 22 11, PG B. Carrington 7 10, SF K. George 18 15, SG T. Johnson 12 12, C M. Bagley 35 10, SG C. Whitmore 1 9, SF J. Champagnie 9 7',
  ),
};
