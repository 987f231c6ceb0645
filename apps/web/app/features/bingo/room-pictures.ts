import seventyFive from './tiles/bingo-75.svg?no-inline';
import ninety from './tiles/bingo-90.svg?no-inline';

/** The picture of each room, as the tiles of the lobby have them. */
export const ROOM_PICTURES = { 'bingo-90': ninety, 'bingo-75': seventyFive } as const;
