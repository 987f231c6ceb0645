import type { CasinoReceipt, CasinoSpentSeeds } from '@touchline/contract/casino/shapes';
import type { CommitmentProof } from '@touchline/contract/commitments/shapes';
import type { PageCaller } from '../../../shell/api/api-client-context.tsx';

/** The file by which a whole pair of seeds can be checked without this site: its seeds, open, and every round that was drawn with them. */
export interface ExportedSession extends CasinoSpentSeeds {
  readonly format: 'touchline-casino-session';
  readonly formatVersion: 1;
  /** By their nonce. */
  readonly exportedRounds: readonly CasinoReceipt[];
  /** That the pair's hash is in the public log. */
  readonly log: CommitmentProof;
}

/** Reads all rounds of a pair that has been revealed, page by page. */
export async function readExportedSession(caller: PageCaller, pair: CasinoSpentSeeds): Promise<ExportedSession> {
  const rounds: CasinoReceipt[] = [];
  let before: string | null = null;
  do {
    const page: { rounds: CasinoReceipt[]; next: string | null } = await caller.execute('casinoRounds', {
      query: { serverSeedHash: pair.serverSeedHash, ...(before === null ? {} : { before }) },
    });
    rounds.push(...page.rounds);
    before = page.next;
  } while (before !== null);
  return {
    format: 'touchline-casino-session',
    formatVersion: 1,
    ...pair,
    exportedRounds: rounds.toSorted((a, b) => a.nonce - b.nonce),
    log: await caller.execute('commitmentProof', { params: { promise: pair.serverSeedHash } }),
  };
}
