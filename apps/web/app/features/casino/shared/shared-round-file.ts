import type { SharedReceipt } from './receipt-at-end.ts';

/** The file by which a round that all watched can be checked without this site, the player's own bets in it included. */
export interface SharedRoundFile extends Pick<SharedReceipt, 'round' | 'chain' | 'previousHash'> {
  readonly format: 'touchline-casino-shared-round';
  readonly formatVersion: 1;
  readonly game: string;
  readonly bets: SharedReceipt['own'];
}

/** Makes the file out of what the table tells of a round that is over. */
export const sharedRoundFileOf = (game: string, { round, chain, previousHash, own }: SharedReceipt): SharedRoundFile => ({
  format: 'touchline-casino-shared-round',
  formatVersion: 1,
  game,
  round,
  chain,
  previousHash,
  bets: own,
});
