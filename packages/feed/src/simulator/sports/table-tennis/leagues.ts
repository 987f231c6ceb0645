import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CompetitionData } from '../../sport-model.ts';
import { parseLeague } from '../roster/roster.ts';

const sport = SPORT.tableTennis;
const SEVEN = { periods: 7, toWin: 4 };

const MEN = `
  Wang Chuqin | CN
  Lin Shidong | CN
  Hugo Calderano | BR
  Felix Lebrun | FR
  Tomokazu Harimoto | JP
  Truls Moregard | SE
  Liang Jingkun | CN
  Alexis Lebrun | FR
  Lin Yun-Ju | TW
  Dang Qiu | DE
  Patrick Franziska | DE
  Benedikt Duda | DE
  Jang Woojin | KR
  Dimitrij Ovtcharov | DE
  Shunsuke Togami | JP
  Darko Jorgic | SI
  Anton Kallberg | SE
  Sora Matsushima | JP
  Xiang Peng | CN
  Omar Assar | EG
  Quadri Aruna | NG
  Simon Gauzy | FR
  An Jaehyun | KR
  Kristian Karlsson | SE
  Jonathan Groth | DK
  Oh Junsung | KR
  Yukiya Uda | JP
  Wong Chun Ting | HK
  Marcos Freitas | PT
  Manav Thakkar | IN
  Andrej Gacina | HR
  Tiago Apolonia | PT`;

const WOMEN = `
  Sun Yingsha | CN
  Wang Manyu | CN
  Chen Xingtong | CN
  Kuai Man | CN
  Wang Yidi | CN
  Miwa Harimoto | JP
  Mima Ito | JP
  Satsuki Odo | JP
  Hina Hayata | JP
  Shin Yubin | KR
  Cheng I-Ching | TW
  Bernadette Szocs | RO
  Adriana Diaz | PR
  Sabine Winter | DE
  Miyuu Kihara | JP
  Honoka Hashimoto | JP
  Elizabeta Samara | RO
  Sofia Polcanova | AT
  Nina Mittelham | DE
  Han Ying | DE
  Manika Batra | IN
  Zhu Yuling | MO
  Joo Cheonhui | KR
  Prithika Pavade | FR
  Jia Nan Yuan | FR
  Andreea Dragoman | RO
  Doo Hoi Kem | HK
  Bruna Takahashi | BR
  Hana Goda | EG
  Dina Meshref | EG
  Suthasini Sawettabut | TH
  Orawan Paranang | TH`;

const tour = (number: number, name: string, text: string, span: readonly [number, number], top = 0, long = false): CompetitionData =>
  parseLeague(
    { sport, number, country: '', name, top, calendar: { kind: 'tour' }, people: true, span, ...(long ? { format: SEVEN } : {}) },
    text,
  );

/** From the n-th name down: a lesser tournament's field. */
const from = (text: string, n: number, count: number): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(n, n + count)
    .join('\n');

const everyMinutes = (number: number, country: string, name: string, minutes: number, text: string): CompetitionData =>
  parseLeague({ sport, number, country, name, calendar: { kind: 'cycle', everyMinutes: minutes }, people: true, span: [0.9, -0.9] }, text);

export const TABLE_TENNIS_LEAGUES: readonly CompetitionData[] = [
  tour(1, 'WTT Champions. Men', MEN, [2.2, -0.6], 1, true),
  tour(2, 'WTT Champions. Women', WOMEN, [2.2, -0.6], 2, true),
  tour(3, 'WTT Contender. Men', from(MEN, 8, 24), [1, -0.8]),
  tour(4, 'WTT Contender. Women', from(WOMEN, 8, 24), [1, -0.8]),
  tour(5, 'WTT Feeder. Men', from(MEN, 14, 18), [0.7, -0.7]),
  tour(6, 'WTT Feeder. Women', from(WOMEN, 14, 18), [0.7, -0.7]),
  everyMinutes(7, '', 'Masters Series. Men', 15, from(MEN, 10, 22)),
  everyMinutes(8, '', 'Masters Series. Women', 20, from(WOMEN, 10, 22)),
  parseLeague(
    { sport, number: 9, country: 'DE', name: 'Germany. Bundesliga' },
    `
    Borussia Dusseldorf
    1. FC Saarbrucken
    TTF Ochsenhausen
    Werder Bremen
    SV Muhlhausen
    ASC Grunwettersbach
    TTC Zugbrucke Grenzau
    TSV Bad Konigshofen
    TTC Schwalbe Bergneustadt
    BV Borussia Dortmund
    Post SV Muhlhausen
    TTC Fulda-Maberzell
  `,
  ),
  parseLeague(
    { sport, number: 10, country: 'JP', name: 'Japan. T.League' },
    `
    Kinoshita Meister Tokyo
    T.T Saitama
    Okayama Rivets
    Ryukyu Asteeda
    Shizuoka Jade
    Kanazawa Port
    Nippon Life Red Elf
    Top Otome Pingpongs Nagoya
    Kyoto Kaguyalize
    Nissay Red Elf Osaka
  `,
  ),
];
