import { bingoRoomOf } from '@touchline/casino/bingo/bingo-rooms';
import { playGame } from '@touchline/casino/bingo/play-game';
import { ticketCards } from '@touchline/casino/bingo/ticket-cards';
import { seedHash } from '@touchline/casino/draws/seeded-draws';
import type { BingoGameView } from '@touchline/contract/bingo/shapes';
import { parseMoney } from '@touchline/kernel/money';

/** Minor units of the pools' currency, of which a unit has a hundred. */
function minorOf(amount: string): bigint | null {
  const parsed = parseMoney(amount, 2);
  return parsed.ok ? parsed.value : null;
}

/** The findings of a check, worked out from the published seed and list of tickets alone. */
export interface GameCheck {
  /** The seed gives the hash that was promised. */
  readonly promised: boolean;
  /** Seed and tickets give the balls that came. */
  readonly balls: boolean;
  /** They give the cards that won, with the balls with which they did and what each is paid. */
  readonly winners: boolean;
}

/** Null before there is a seed. */
export function checkGame(game: BingoGameView, sold: readonly { readonly number: number; readonly buyerSeed: string }[]): GameCheck | null {
  const { room, version, number, seed, seedHash: promise, balls, prizes } = game;
  const terms = bingoRoomOf(room, version);
  if (seed === null || sold.length === 0 || !terms) return null;
  const drawn = { room: terms, number, serverSeed: seed };
  const played = playGame(
    terms,
    drawn,
    sold.map((ticket) => ({ ...ticket, cards: ticketCards(drawn, ticket) })),
  );
  const told = prizes.map(({ prize, won }) => `${prize} ${won?.ball} ${won?.cards.join()} ${won?.paid.map(minorOf).join()}`);
  return {
    promised: seedHash(seed) === promise,
    balls: played.balls.join() === balls.join(),
    winners:
      played.prizes.map(({ prize, ball, cards, paidMinor }) => `${prize} ${ball} ${cards.join()} ${paidMinor.join()}`).join('\n') ===
      told.join('\n'),
  };
}
