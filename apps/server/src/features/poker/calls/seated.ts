import type { PokerTableView } from '@touchline/contract/poker/shapes';
import type { PokerDeps } from '../poker-deps.ts';
import { amountText } from '../view/amount-text.ts';
import { presentTable } from '../view/present-table.ts';
import { tellPokerTable } from '../view/tell-poker-table.ts';

interface Player {
  readonly id: bigint;
  readonly brandId: number;
}

/** Tells the table what a player has changed, and gives the player's own view. */
export async function answerView(deps: PokerDeps, { id, brandId }: Player, tableId: bigint): Promise<{ view: PokerTableView }> {
  await tellPokerTable(deps, brandId, tableId);
  return { view: await presentTable(deps, brandId, tableId, id) };
}

/** All that a player's active account holds. */
export async function readBalance({ account }: PokerDeps, playerId: bigint): Promise<string> {
  const { balanceMinor, currency } = await account.readActiveAccount(playerId);
  return amountText(balanceMinor, currency);
}

/** The same where money has moved, with what the active account holds. */
export async function answerMoved(deps: PokerDeps, player: Player, tableId: bigint): Promise<{ view: PokerTableView; balance: string }> {
  const { view } = await answerView(deps, player, tableId);
  return { view, balance: await readBalance(deps, player.id) };
}
