import { ratio } from '@touchline/kernel/ratio';
import { BINGO_ROOM_KEYS, type BingoRoom, type BingoRoomKey } from './bingo-room.ts';

const MINUTE_MS = 60_000;

/** Every version of every room, so that a game sold under an older one is settled by it. */
const VERSIONS: Readonly<Record<BingoRoomKey, readonly [BingoRoom, ...BingoRoom[]]>> = {
  'bingo-90': [
    {
      key: 'bingo-90',
      version: 1,
      kind: 'ninety',
      ticketPriceMinor: 60n,
      minPlayers: 2,
      maxTickets: 6,
      returned: ratio(17n, 20n),
      prizes: [
        { prize: 'line', share: ratio(3n, 20n) },
        { prize: 'two-lines', share: ratio(5n, 20n) },
        { prize: 'full-house', share: ratio(12n, 20n) },
      ],
      everyMs: 10 * MINUTE_MS,
      firstMs: 0,
      ballMs: 4_000,
    },
  ],
  'bingo-75': [
    {
      key: 'bingo-75',
      version: 1,
      kind: 'seventy-five',
      ticketPriceMinor: 20n,
      minPlayers: 2,
      maxTickets: 6,
      returned: ratio(17n, 20n),
      prizes: [
        { prize: 'line', share: ratio(3n, 20n) },
        { prize: 'corners', share: ratio(2n, 20n) },
        { prize: 'cross', share: ratio(3n, 20n) },
        { prize: 'full-house', share: ratio(12n, 20n) },
      ],
      everyMs: 10 * MINUTE_MS,
      firstMs: 5 * MINUTE_MS,
      ballMs: 4_000,
    },
  ],
};

/** The terms under which a room sells now: its newest version. */
export const bingoRoom = (key: BingoRoomKey): BingoRoom =>
  VERSIONS[key].reduce((newest, one) => (one.version > newest.version ? one : newest));

/** The terms of a game that was sold under a version; undefined where there was none. */
export const bingoRoomOf = (key: BingoRoomKey, version: number): BingoRoom | undefined =>
  VERSIONS[key].find((one) => one.version === version);

/** Every room by its newest terms, in the order in which they are shown. */
export const ALL_BINGO_ROOMS: readonly BingoRoom[] = BINGO_ROOM_KEYS.map(bingoRoom);
