import { tellTable } from '#features/casino';
import type { PokerDeps } from '../poker-deps.ts';
import { presentTable } from './present-table.ts';

/** The name under which a table's news goes about. */
export const pokerTopic = (tableId: bigint): string => `poker-${tableId}`;

/** Tells everybody at a table how it stands, as who only watches may see it; each player asks for the own view. */
export async function tellPokerTable(deps: PokerDeps, brandId: number, tableId: bigint): Promise<void> {
  tellTable(deps, brandId, pokerTopic(tableId), { poker: await presentTable(deps, brandId, tableId, null) });
}
