/**
 * How the great tournaments ended, newest first: facts of record. `tally` is what decided it: a final's score, games won in a series,
 * points of a season; empty where only the names matter. `shootOut` is the score of the penalties.
 */
export interface PastChampion {
  readonly year: string;
  readonly winner: string;
  readonly second: string | null;
  readonly tally: string;
  readonly shootOut?: string;
}

/** The unit of `tally`. */
export type DecidedByKind = 'final' | 'series' | 'points' | 'names';

export interface TournamentHistory {
  readonly kind: DecidedByKind;
  readonly champions: readonly PastChampion[];
}

/** "2024/25|Winner|Second|tally|shoot-out". */
const champions = (text: string): PastChampion[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [year = '', winner = '', second = '', tally = '', shootOut] = line.trim().split('|');
      return { year, winner, second: second === '' ? null : second, tally, ...(shootOut ? { shootOut } : {}) };
    });

const STANLEY_CUP: TournamentHistory = {
  kind: 'series',
  champions: champions(`
    2025|Florida Panthers|Edmonton Oilers|4–2
    2024|Florida Panthers|Edmonton Oilers|4–3
    2023|Vegas Golden Knights|Florida Panthers|4–1
    2022|Colorado Avalanche|Tampa Bay Lightning|4–2
    2021|Tampa Bay Lightning|Montreal Canadiens|4–1
    2020|Tampa Bay Lightning|Dallas Stars|4–2
    2019|St. Louis Blues|Boston Bruins|4–3
    2018|Washington Capitals|Vegas Golden Knights|4–1
    2017|Pittsburgh Penguins|Nashville Predators|4–2
    2016|Pittsburgh Penguins|San Jose Sharks|4–2`),
};

const HISTORIES: Readonly<Record<string, TournamentHistory>> = {
  epl: {
    kind: 'points',
    champions: champions(`
      2024/25|Liverpool|Arsenal|84
      2023/24|Manchester City|Arsenal|91
      2022/23|Manchester City|Arsenal|89
      2021/22|Manchester City|Liverpool|93
      2020/21|Manchester City|Manchester United|86
      2019/20|Liverpool|Manchester City|99
      2018/19|Manchester City|Liverpool|98
      2017/18|Manchester City|Manchester United|100
      2016/17|Chelsea|Tottenham Hotspur|93
      2015/16|Leicester City|Arsenal|81`),
  },
  laliga: {
    kind: 'points',
    champions: champions(`
      2024/25|Barcelona|Real Madrid|88
      2023/24|Real Madrid|Barcelona|95
      2022/23|Barcelona|Real Madrid|88
      2021/22|Real Madrid|Barcelona|86
      2020/21|Atletico Madrid|Real Madrid|86
      2019/20|Real Madrid|Barcelona|87
      2018/19|Barcelona|Atletico Madrid|87
      2017/18|Barcelona|Atletico Madrid|93
      2016/17|Real Madrid|Barcelona|93
      2015/16|Barcelona|Real Madrid|91`),
  },
  'europa-league-2025': {
    kind: 'final',
    champions: champions(`
      2025|Tottenham Hotspur|Manchester United|1–0
      2024|Atalanta|Bayer Leverkusen|3–0
      2023|Sevilla|Roma|1–1|4–1
      2022|Eintracht Frankfurt|Rangers|1–1|5–4
      2021|Villarreal|Manchester United|1–1|11–10
      2020|Sevilla|Inter|3–2
      2019|Chelsea|Arsenal|4–1
      2018|Atletico Madrid|Marseille|3–0
      2017|Manchester United|Ajax|2–0
      2016|Sevilla|Liverpool|3–1`),
  },
  'champions-league': {
    kind: 'final',
    champions: champions(`
      2025|Paris Saint-Germain|Inter|5–0
      2024|Real Madrid|Borussia Dortmund|2–0
      2023|Manchester City|Inter|1–0
      2022|Real Madrid|Liverpool|1–0
      2021|Chelsea|Manchester City|1–0
      2020|Bayern Munich|Paris Saint-Germain|1–0
      2019|Liverpool|Tottenham Hotspur|2–0
      2018|Real Madrid|Liverpool|3–1
      2017|Real Madrid|Juventus|4–1
      2016|Real Madrid|Atletico Madrid|1–1|5–3`),
  },
  'fifa-cwc-2025': {
    kind: 'final',
    champions: champions(`
      2025|Chelsea|Paris Saint-Germain|3–0
      2023|Manchester City|Fluminense|4–0
      2022|Real Madrid|Al Hilal|5–3
      2021|Chelsea|Palmeiras|2–1
      2020|Bayern Munich|Tigres UANL|1–0
      2019|Liverpool|Flamengo|1–0
      2018|Real Madrid|Al Ain|4–1
      2017|Real Madrid|Gremio|1–0
      2016|Real Madrid|Kashima Antlers|4–2
      2015|Barcelona|River Plate|3–0`),
  },
  'world-cup': {
    kind: 'final',
    champions: champions(`
      2022|Argentina|France|3–3|4–2
      2018|France|Croatia|4–2
      2014|Germany|Argentina|1–0
      2010|Spain|Netherlands|1–0
      2006|Italy|France|1–1|5–3
      2002|Brazil|Germany|2–0
      1998|France|Brazil|3–0
      1994|Brazil|Italy|0–0|3–2`),
  },
  'ipl-2025': {
    kind: 'names',
    champions: champions(`
      2025|Royal Challengers Bengaluru|Punjab Kings
      2024|Kolkata Knight Riders|Sunrisers Hyderabad
      2023|Chennai Super Kings|Gujarat Titans
      2022|Gujarat Titans|Rajasthan Royals
      2021|Chennai Super Kings|Kolkata Knight Riders
      2020|Mumbai Indians|Delhi Capitals
      2019|Mumbai Indians|Chennai Super Kings
      2018|Chennai Super Kings|Sunrisers Hyderabad
      2017|Mumbai Indians|Rising Pune Supergiant
      2016|Sunrisers Hyderabad|Royal Challengers Bengaluru`),
  },
  scf: STANLEY_CUP,
  'nhl-finals': STANLEY_CUP,
  'nba-finals': {
    kind: 'series',
    champions: champions(`
      2025|Oklahoma City Thunder|Indiana Pacers|4–3
      2024|Boston Celtics|Dallas Mavericks|4–1
      2023|Denver Nuggets|Miami Heat|4–1
      2022|Golden State Warriors|Boston Celtics|4–2
      2021|Milwaukee Bucks|Phoenix Suns|4–2
      2020|Los Angeles Lakers|Miami Heat|4–2
      2019|Toronto Raptors|Golden State Warriors|4–2
      2018|Golden State Warriors|Cleveland Cavaliers|4–0
      2017|Golden State Warriors|Cleveland Cavaliers|4–1
      2016|Cleveland Cavaliers|Golden State Warriors|4–3`),
  },
  nfl: {
    kind: 'final',
    champions: champions(`
      2024|Philadelphia Eagles|Kansas City Chiefs|40–22
      2023|Kansas City Chiefs|San Francisco 49ers|25–22
      2022|Kansas City Chiefs|Philadelphia Eagles|38–35
      2021|Los Angeles Rams|Cincinnati Bengals|23–20
      2020|Tampa Bay Buccaneers|Kansas City Chiefs|31–9
      2019|Kansas City Chiefs|San Francisco 49ers|31–20
      2018|New England Patriots|Los Angeles Rams|13–3
      2017|Philadelphia Eagles|New England Patriots|41–33`),
  },
  olympics2024: {
    kind: 'names',
    champions: champions(`
      2024 Paris|USA|China
      2020 Tokyo|USA|China
      2016 Rio de Janeiro|USA|Great Britain
      2012 London|USA|China
      2008 Beijing|China|USA
      2004 Athens|USA|China
      2000 Sydney|USA|Russia
      1996 Atlanta|USA|Russia`),
  },
};

/** Of an event of global-champs, by its slug; null where no one tournament stands behind it. */
export const tournamentHistory = (slug: string): TournamentHistory | null =>
  Object.hasOwn(HISTORIES, slug) ? (HISTORIES[slug] ?? null) : null;
