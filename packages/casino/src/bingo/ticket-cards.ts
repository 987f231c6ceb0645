import { seededDraws } from '../draws/seeded-draws.ts';
import type { BingoCard } from './bingo-card.ts';
import type { BingoGame, SoldTicket } from './bingo-game.ts';
import { makeSeventyFive } from './make-seventy-five.ts';
import { makeStrip } from './make-strip.ts';

/**
 * The cards of a ticket: six of a strip, or one of 75 balls. They follow from the game's seed, which no buyer knows, and the buyer's seed, which the
 * house does not choose: draws of the client's seed `cards:ROOM:GAME:BUYER`, whose nonce is the ticket's number.
 */
export function ticketCards({ room, number, serverSeed }: BingoGame, ticket: SoldTicket): readonly BingoCard[] {
  const draws = seededDraws({ serverSeed, clientSeed: `cards:${room.key}:${number}:${ticket.buyerSeed}`, nonce: ticket.number });
  return room.kind === 'ninety' ? makeStrip(draws) : [makeSeventyFive(draws)];
}
