import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { resultOf, type SampleGame } from './games.ts';
import { type createWalletClient, UNIT } from './wallet-client.ts';

/** Somebody at a game: by the token of their launch, or with play money. */
interface Play {
  readonly game: SampleGame;
  readonly token: string | null;
  readonly currency: string;
  demoUnits: number;
}

/** The outcome of a round, money in whole units and hundredths. */
export type PlayedRound =
  | { readonly sign: string; readonly won: string; readonly balance: string | undefined }
  | { readonly refused: true; readonly balance: string | undefined };

const DEMO_UNITS = 1_000;
const MAX_PLAYS = 10_000;

/** Plays of games, in memory: they end with the process, as their rounds have ended before. */
export function createPlays(wallet: ReturnType<typeof createWalletClient>) {
  const plays = new Map<string, Play>();
  return {
    open(game: SampleGame, token: string | null, currency: string): string {
      const id = randomBytes(18).toString('base64url');
      const [oldest] = plays.keys();
      if (plays.size >= MAX_PLAYS && oldest !== undefined) plays.delete(oldest);
      plays.set(id, { game, token, currency, demoUnits: DEMO_UNITS });
      return id;
    },
    /** Undefined for an unknown play; null if the bet's outcome is unknown, in which case it is rolled back. */
    async round(id: string, stake: number): Promise<PlayedRound | null | undefined> {
      const play = plays.get(id);
      if (!play) return undefined;
      return play.token === null ? playDemo(play, stake) : playForMoney(play, play.token, stake, wallet);
    },
  };
}

const draw = (game: SampleGame) => resultOf(game, randomInt(game.draws));
const money = (wire: number | undefined): string | undefined => (wire === undefined ? undefined : (wire / UNIT).toFixed(2));

function playDemo(play: Play, stake: number): PlayedRound {
  if (stake > play.demoUnits) return { refused: true, balance: String(play.demoUnits) };
  const { sign, pays } = draw(play.game);
  play.demoUnits += stake * (pays - 1);
  return { sign, won: String(stake * pays), balance: String(play.demoUnits) };
}

async function playForMoney(
  { game, currency }: Play,
  token: string,
  stake: number,
  wallet: ReturnType<typeof createWalletClient>,
): Promise<PlayedRound | null> {
  const bet = { token, currency, game: game.code, round: randomUUID(), transaction: randomUUID() };
  const taken = await wallet.bet(bet, stake * UNIT);
  if (taken.status === 'RS_ERROR_UNKNOWN' || taken.status === 'RS_ERROR_TIMEOUT') return null;
  if (taken.status !== 'RS_OK') return { refused: true, balance: money(taken.balance) };
  const { sign, pays } = draw(game);
  const paid = await wallet.win(bet, stake * pays * UNIT);
  return { sign, won: String(stake * pays), balance: money(paid.balance) };
}
