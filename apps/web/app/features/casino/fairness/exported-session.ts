import type { BookReceipt } from '@touchline/contract/books/shapes';
import type { CasinoReceipt, CasinoSpentSeeds } from '@touchline/contract/casino/shapes';
import type { CommitmentProof } from '@touchline/contract/commitments/shapes';
import type { PageCaller } from '../../../shell/api/api-client-context.tsx';

/** The file by which a whole pair of seeds can be checked without this site: its seeds, open, and every round that was drawn with them. */
export interface ExportedSession extends CasinoSpentSeeds {
  readonly format: 'touchline-casino-session';
  readonly formatVersion: 1;
  /** By their nonce. */
  readonly exportedRounds: readonly CasinoReceipt[];
  /** How many rounds of books and weights the pair drew; they are counted apart. */
  readonly bookRounds: number;
  /** By their nonce. */
  readonly exportedBooks: readonly BookReceipt[];
  /** That the pair's hash is in the public log. */
  readonly log: CommitmentProof;
}

/** Reads all rounds of a pair that has been revealed, page by page. */
export async function readExportedSession(caller: PageCaller, pair: CasinoSpentSeeds): Promise<ExportedSession> {
  const { serverSeedHash } = pair;
  const rounds: CasinoReceipt[] = [];
  let before: string | null = null;
  do {
    const page: { rounds: CasinoReceipt[]; next: string | null } = await caller.execute('casinoRounds', {
      query: { serverSeedHash, ...(before === null ? {} : { before }) },
    });
    rounds.push(...page.rounds);
    before = page.next;
  } while (before !== null);
  return {
    format: 'touchline-casino-session',
    formatVersion: 1,
    ...pair,
    exportedRounds: rounds.toSorted((a, b) => a.nonce - b.nonce),
    ...(await readBooks(caller, serverSeedHash)),
    log: await caller.execute('commitmentProof', { params: { promise: serverSeedHash } }),
  };
}

async function readBooks(caller: PageCaller, serverSeedHash: string): Promise<Pick<ExportedSession, 'bookRounds' | 'exportedBooks'>> {
  const exportedBooks: BookReceipt[] = [];
  let bookRounds = 0;
  let after: number | null = 0;
  do {
    const page: { rounds: number; receipts: BookReceipt[]; next: number | null } = await caller.execute('bookReceipts', {
      query: { serverSeedHash, after },
    });
    exportedBooks.push(...page.receipts);
    bookRounds = page.rounds;
    after = page.next;
  } while (after !== null);
  return { bookRounds, exportedBooks };
}
