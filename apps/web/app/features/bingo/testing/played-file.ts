import type { BingoRoomKey } from '@touchline/casino/bingo/bingo-room';
import { bingoRoom } from '@touchline/casino/bingo/bingo-rooms';
import { playGame } from '@touchline/casino/bingo/play-game';
import { ticketCards } from '@touchline/casino/bingo/ticket-cards';
import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { formatMoney } from '@touchline/kernel/money';
import type { Random } from '@touchline/kernel/random';
import { type GameFile, gameFileOf } from '../game-file.ts';

/** A game that was played to its end, with tickets of drawn buyers, as its page saves it. */
export function playedFile(key: BingoRoomKey, number: number, random: Random): GameFile {
  const room = bingoRoom(key);
  const seed = seedHash(`${key} ${number} ${random.int(1_000_000)}`);
  const drawn = { room, number, serverSeed: seed };
  const sold = Array.from({ length: 2 + random.int(8) }, (_, i) => ({ number: i + 1, buyerSeed: `buyer-${random.int(1_000_000)}` }));
  const { balls, prizes } = playGame(
    room,
    drawn,
    sold.map((ticket) => ({ ...ticket, cards: ticketCards(drawn, ticket) })),
  );
  const text = (minor: bigint): string => formatMoney(minor, 2);
  return gameFileOf(
    {
      gameId: '7',
      room: key,
      version: room.version,
      number,
      status: 'settled',
      startsAt: 0,
      beganAt: 0,
      ballMs: room.ballMs,
      seedHash: seedHash(seed),
      seed,
      players: 2,
      tickets: sold.length,
      currency: 'EUR',
      sales: text(room.ticketPriceMinor * BigInt(sold.length)),
      balls: [...balls],
      prizes: prizes.map(({ prize, ball, cards, potMinor, paidMinor }) => ({
        prize,
        pot: text(potMinor),
        won: { ball, cards: [...cards], paid: paidMinor.map(text) },
      })),
    },
    sold,
  );
}
