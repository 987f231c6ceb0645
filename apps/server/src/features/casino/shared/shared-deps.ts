import type { SharedDelta } from '@touchline/contract/casino/shared-shapes';
import type { CasinoDeps } from '../casino-deps.ts';
import type { Chains } from './chains/chains.ts';

/** Dependencies of shared rounds. */
export interface SharedDeps extends CasinoDeps {
  readonly chains: Chains;
}

/** The subject under which the changes of a table go to every process that pushes. */
export const tableSubject = (brandId: number, game: string): string => `casino-table.${brandId}.${game}`;
/** The subject that says which tables are looked at: `{ table }`. */
export const WATCH_SUBJECT = 'casino-watch';

/** The name of a table at a brand. */
export const tableKey = (brandId: number, game: string): string => `${brandId} ${game}`;

/** Tells everybody at a table what has changed. */
export function tellTable(
  { platform }: { readonly platform: Pick<CasinoDeps['platform'], 'bus'> },
  brandId: number,
  game: string,
  delta: SharedDelta,
): void {
  platform.bus.publish(tableSubject(brandId, game), delta);
}
