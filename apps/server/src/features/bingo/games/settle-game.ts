import { invariant } from '@touchline/kernel/invariant';
import { postBingoShare } from '@touchline/ledger/bingo-postings';
import { postTransaction } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { bingoAccount } from '../bingo-account.ts';
import type { BingoDeps } from '../bingo-deps.ts';
import { type LockedGame, lockOverGame } from './bingo-game.store.ts';
import { writeSettled } from './game-steps.store.ts';
import { openSeed } from './open-seed.ts';

/** Ends a game whose last ball has come: the house has its share, and the seed is public. Undefined where none is over. */
export const settleOverGame = (deps: BingoDeps): Promise<LockedGame | undefined> =>
  inTransaction(deps.platform.pool, async (client) => {
    const game = await lockOverGame(client);
    if (!game) return undefined;
    const { id, room, salesMinor, paidMinor } = game;
    invariant(paidMinor !== null, 'a game that is played knows its prizes');
    await postTransaction(client, postBingoShare(`bingo-game-${id}-share`, bingoAccount(room), salesMinor - paidMinor));
    await writeSettled(client, id, await openSeed(deps, client, game.sealedSeed));
    return game;
  });
