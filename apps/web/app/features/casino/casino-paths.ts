/** The lobby, or one of its categories. */
export const casinoCategoryPath = (language: string, category: string): string => `/${language}/casino/${category}`;
export const casinoGamePath = (language: string, game: string): string => `/${language}/casino/game/${game}`;
/** The game for demo money, of whoever may also play for money. */
export const casinoDemoPath = (language: string, game: string): string => `${casinoGamePath(language, game)}?demo=1`;
/** The table of a round that all watch, with that round's check. */
export const casinoTableRoundPath = (language: string, game: string, round: string): string =>
  `${casinoGamePath(language, game)}?round=${round}`;
/** The receipt of a round. */
export const casinoRoundPath = (language: string, round: string): string => `/${language}/casino/round/${round}`;
export const casinoFairnessPath = (language: string): string => `/${language}/casino/fairness`;
/** The check of a round; of one that the visitor names, where none is given. */
export const casinoVerifyPath = (language: string, round?: string): string =>
  `/${language}/casino/verify${round === undefined ? '' : `?round=${round}`}`;
/** The public log of commitments; one of its hours where a number is given. */
export const casinoLogPath = (language: string, number?: number): string =>
  `/${language}/casino/fairness/log${number === undefined ? '' : `?head=${number}`}`;
/** The proof that a hash is in the public log. */
export const casinoLogProofPath = (language: string, promise: string): string => `${casinoLogPath(language)}?promise=${promise}`;
export const casinoHistoryPath = (language: string): string => `/${language}/office/casino`;

/** The lobby of live tables. */
export const casinoLivePath = (language: string): string => `/${language}/casino/live`;
export const casinoTournamentsPath = (language: string): string => `/${language}/casino/tournaments`;
export const casinoTournamentPath = (language: string, tournament: string): string => `/${language}/casino/tournaments/${tournament}`;
export const casinoClubPath = (language: string): string => `/${language}/casino/vip-club`;
export const casinoCashbackPath = (language: string, kind: 'vip' | 'premium'): string => `${casinoHistoryPath(language)}/${kind}-cashback`;
export const casinoChallengesPath = (language: string): string => `/${language}/casino/challenges`;
