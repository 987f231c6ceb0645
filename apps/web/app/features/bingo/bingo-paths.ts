import { BINGO_ROOM_KEYS, type BingoRoomKey } from '@touchline/casino/bingo/bingo-room';
import { bingoPath } from '../../shell/paths.ts';

export const bingoRoomPath = (language: string, room: BingoRoomKey): string => `${bingoPath(language)}/room/${room}`;
export const bingoGamesPath = (language: string, room?: BingoRoomKey): string =>
  `${bingoPath(language)}/games${room === undefined ? '' : `?room=${room}`}`;
/** A game with its winners and its check. */
export const bingoGamePath = (language: string, gameId: string): string => `${bingoPath(language)}/game/${gameId}`;
export const bingoTicketsPath = (language: string): string => `${bingoPath(language)}/tickets`;

/** The room of an address; undefined where there is none. */
export const roomOf = (segment: string | null | undefined): BingoRoomKey | undefined => BINGO_ROOM_KEYS.find((key) => key === segment);
