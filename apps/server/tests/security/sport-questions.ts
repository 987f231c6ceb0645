import { SPORT } from '@touchline/catalogue/sport/sports';
import type { CallKey } from '@touchline/contract/calls';
import { nanoid } from 'nanoid';
import type { CallParts } from '../harness/call-request.ts';
import { wireLegs } from '../harness/worlds/betting-app.ts';

/** Subjects of a question: numbers of things of one sport, or such as there are none. */
export interface SportThings {
  /** To be bet on. */
  readonly match: number;
  /** With squads, as the other one. */
  readonly squads: readonly [number, number];
  readonly past: number;
  readonly champ: number;
  readonly cyberChamp: number;
  readonly teams: readonly [number, number];
  /** Of a club with a squad. */
  readonly player: number;
  /** Of a team in a match. */
  readonly scorer: number;
  readonly race: number;
  readonly horse: number;
  readonly selection: number;
  readonly coupon: string;
  readonly draw: string;
}
type Ask = (about: SportThings) => CallParts;

const everything: Ask = () => ({ query: { lng: 'en' } });
const ofMatch: Ask = ({ match }) => ({ query: { gameId: match } });
const ofSquads: Ask = ({ squads }) => ({ query: { gameId: squads[0] } });
const ofEvent: Ask = () => ({ query: { lng: 'en', globalChamp: 'epl' } });
const coupon = ({ match }: SportThings) => ({ couponEvents: wireLegs([{ match }]), vid: 0, lng: 'en' });
const ofCoupon: Ask = (about) => ({ body: coupon(about) });
const bet: Ask = ({ match }) => ({ body: { couponEvents: wireLegs([{ match }]), vid: 0, summ: '1.00', betGuid: nanoid() } });
const marked: Ask = ({ match }) => ({ body: { ids: [match] } });

/** A question of each call that can name a match, a side, a championship, a draw or a sport, or that lists some. */
export const SPORT_QUESTIONS: Readonly<Partial<Record<CallKey, Ask>>> = {
  builderOdds: ({ match }) => ({ body: { gameId: match, selections: [], lng: 'en' } }),
  readyCombinations: ofMatch,
  updateCoupon: ofCoupon,
  updateCouponMulti: ofCoupon,
  getCoupon: ({ coupon: guid }) => ({ query: { guid, lng: 'en' } }),
  makeBetWeb: bet,
  makeBetWebMulti: bet,
  makeBetBidWeb: bet,
  putBetsCommon: (about) => ({ body: { coupon: bet(about).body } }),
  getAdvance: ({ match }) => ({ body: { couponEvents: wireLegs([{ match }]), vid: 0 } }),
  get1x2: everything,
  getSportsShort: everything,
  getChamps: everything,
  getChamp: ({ champ }) => ({ query: { champId: champ } }),
  getGame: ofMatch,
  getTopGames: everything,
  getTopChamps: everything,
  search: () => ({ query: { text: 'premier', lng: 'en' } }),
  getFavoritesFeed: ({ match }) => ({ query: { games: match, lng: 'en' } }),
  getGamesTeam: ({ teams }) => ({ query: { teams: teams[0], lng: 'en' } }),
  getChronoOfPlay: ofMatch,
  getPriceHistory: ({ match, selection }) => ({ query: { gameId: match, selectionId: selection } }),
  getMatchHistory: ofMatch,
  getEventTypes: ofMatch,
  getGameSubscription: ({ match }) => ({ body: { gameId: match, lng: 'en' } }),
  saveGameSubscription: ({ match }) => ({ body: { gameId: match, events: [1] } }),
  getStage: ({ champ }) => ({ query: { stageId: champ } }),
  getLineUps: ofSquads,
  getStadium: ofSquads,
  getHeadToHead: ({ teams }) => ({ query: { team1Id: teams[0], team2Id: teams[1] } }),
  getShortPlayers: ({ teams }) => ({ query: { teamId: teams[0] } }),
  getHorsesRace: ({ race }) => ({ query: { raceid: race } }),
  getStatisticStatus: ({ past }) => ({ query: { gameId: past } }),
  getTeamLastGames: ({ teams }) => ({ query: { teamId: teams[0] } }),
  getGameStatistics: ({ past }) => ({ query: { gameId: past } }),
  getTeamStatistics: ({ teams }) => ({ query: { teamId: teams[0] } }),
  getPlayerStatistics: ({ player }) => ({ query: { playerId: player } }),
  getTournamentStatistics: ({ champ }) => ({ query: { sportId: SPORT.football, tournamentId: champ } }),
  getRating: ({ champ }) => ({ query: { ratingId: champ } }),
  getHorseStatistics: ({ horse }) => ({ query: { horseId: horse } }),
  getPriceGraph: ofMatch,
  getCyberStatistics: ({ cyberChamp }) => ({ query: { sportId: SPORT.cyberFootball, tournamentId: cyberChamp } }),
  getResults: everything,
  getResultSports: everything,
  getResult: ({ past }) => ({ query: { gameId: past } }),
  getGamesPreviewLight: everything,
  getGamesActions: everything,
  getPreviewBanner: everything,
  getGamesPreviewByIds: ({ match }) => ({ body: { gameIds: [match], lng: 'en' } }),
  findMainLive: ofMatch,
  getLinkCountries: everything,
  checkLink: ({ past }) => ({ query: { permanentId: String(past) } }),
  getLinkSports: everything,
  asiaGetSports: everything,
  asiaGetLeagues: everything,
  asiaGetGames: everything,
  asiaGetGame: ofMatch,
  asiaGetTopGames: everything,
  getAvailablePlayersForDuel: everything,
  buildDuel: ({ squads, scorer }) => ({
    body: { team1Ids: [{ gameId: squads[0], playerId: scorer }], team2Ids: [{ gameId: squads[1], playerId: scorer }], lng: 'en' },
  }),
  getExpressDay: everything,
  gameEvents: ofMatch,
  gameInfo: ofMatch,
  gamesByOpp: ({ teams }) => ({ query: { opps: teams[0], lng: 'en' } }),
  topGamesDashboard: everything,
  sportsByGlobalChamp: everything,
  champsByGlobalChamp: ofEvent,
  gamesByGlobalChamp: ofEvent,
  globalChamp1x2: ofEvent,
  gamesByTeamGlobalChamp: ({ teams }) => ({ query: { lng: 'en', globalChamp: 'epl', teams: teams[0] } }),
  gameInsights: ofMatch,
  sliderGames: everything,
  getStageTableIds: everything,
  getStageTable: ({ champ }) => ({ query: { champIdResults: champ } }),
  stageTableWhoWins: everything,
  addFavoriteGames: marked,
  migrateFavoriteGames: ({ squads }) => ({ body: { games: [squads[0]], championships: [], teams: [] } }),
  addFavoriteChampionships: ({ champ }) => ({ body: { ids: [champ] } }),
  addFavoriteTeams: ({ teams }) => ({ body: { ids: [teams[0]] } }),
  totoDraws: everything,
  totoResults: everything,
  totoSheet: ({ draw }) => ({ params: { drawId: draw } }),
  makeTotoTicket: ({ draw }) => ({
    body: { drawId: draw, guid: nanoid(21), stakeMultiplier: 1, marks: Array.from({ length: 15 }, () => [1]) },
  }),
};

const OWN = 'what a player placed stays readable, and can be followed to its end';
const MARKED = 'ids that a player marked: those of what is gone stay until they are taken away';
const HOUSE = 'games of the house, which are about no sport';
const CATALOGUE = 'sports of the catalogue that a player hides, offered or not';

const PROVIDERS = 'games of providers are none of a sport';

/** Calls that name such things all the same, with the reason why nothing is closed in them. */
export const OPEN_CALLS: Readonly<Partial<Record<CallKey, string>>> = {
  providerGames: PROVIDERS,
  launchProviderGame: PROVIDERS,
  demoProviderGame: PROVIDERS,
  providerGameSession: PROVIDERS,
  fillPurse: PROVIDERS,
  emptyPurse: PROVIDERS,
  saveCoupon: 'keeps what it is given and tells nothing of it',
  couponHistory: OWN,
  betsHistory: OWN,
  betDetail: OWN,
  betsExport: OWN,
  mailBetsHistory: OWN,
  autoBets: OWN,
  bids: OWN,
  answerBid: OWN,
  getCashOutQuote: OWN,
  insuranceQuote: OWN,
  editQuote: OWN,
  editBet: OWN,
  getOpenBetsWithCashOut: OWN,
  totoTickets: OWN,
  totoTicket: OWN,
  getFavorites: MARKED,
  getFavoriteGames: MARKED,
  removeFavoriteGames: MARKED,
  clearFavoriteGames: MARKED,
  getFavoriteChampionships: MARKED,
  removeFavoriteChampionships: MARKED,
  clearFavoriteChampionships: MARKED,
  getFavoriteTeams: MARKED,
  removeFavoriteTeams: MARKED,
  clearFavoriteTeams: MARKED,
  casinoGames: HOUSE,
  casinoJackpots: HOUSE,
  casinoTable: HOUSE,
  casinoPlay: HOUSE,
  casinoAct: HOUSE,
  casinoRounds: HOUSE,
  mailCasinoRounds: HOUSE,
  casinoRound: HOUSE,
  casinoFavourite: HOUSE,
  casinoChallenges: HOUSE,
  casinoClub: HOUSE,
  casinoCashback: HOUSE,
  casinoTournaments: HOUSE,
  casinoTournament: HOUSE,
  casinoJoinTournament: HOUSE,
  casinoShared: HOUSE,
  casinoSharedBet: HOUSE,
  casinoSharedBets: HOUSE,
  casinoSharedCancel: HOUSE,
  casinoSharedCashOut: HOUSE,
  casinoSharedRound: HOUSE,
  casinoChat: HOUSE,
  casinoChatName: HOUSE,
  casinoChatSay: HOUSE,
  casinoChatReport: HOUSE,
  casinoChatHide: HOUSE,
  lotteries: HOUSE,
  lotteryDraws: HOUSE,
  lotteryDraw: HOUSE,
  buyLotteryTicket: HOUSE,
  lotteryTickets: HOUSE,
  bingoRooms: HOUSE,
  bingoGames: HOUSE,
  bingoGame: HOUSE,
  buyBingoTickets: HOUSE,
  bingoTickets: HOUSE,
  pokerTables: HOUSE,
  pokerTable: HOUSE,
  pokerSit: HOUSE,
  pokerTopUp: HOUSE,
  pokerLeave: HOUSE,
  pokerWait: HOUSE,
  pokerStopWaiting: HOUSE,
  pokerPresence: HOUSE,
  pokerAct: HOUSE,
  pokerHands: HOUSE,
  pokerHandText: HOUSE,
  pokerHandDeck: HOUSE,
  pokerSitGos: HOUSE,
  pokerEnterSitGo: HOUSE,
  pokerLeaveSitGo: HOUSE,
  bookRounds: HOUSE,
  bookReceipts: HOUSE,
  bookRound: HOUSE,
  commitmentHeads: HOUSE,
  commitmentKeys: HOUSE,
  commitmentLeaves: HOUSE,
  commitmentProof: HOUSE,
  commitmentConsistency: HOUSE,
  playerSettings: CATALOGUE,
  disallowSports: CATALOGUE,
};
