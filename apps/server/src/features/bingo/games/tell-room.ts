import { tellTable } from '#features/casino';
import type { BingoDeps } from '../bingo-deps.ts';
import { readGame } from './bingo-game.store.ts';
import { presentGame } from './present-game.ts';

/** Tells everybody in the room of a game how it stands at this moment. Rooms are one for all brands. */
export async function tellRoom({ platform }: Pick<BingoDeps, 'platform'>, gameId: bigint): Promise<void> {
  const game = await readGame(platform.pool, gameId);
  if (!game) return;
  const bingo = presentGame(game);
  for (const { id } of platform.brands.all()) tellTable({ platform }, id, game.room, { bingo });
}
