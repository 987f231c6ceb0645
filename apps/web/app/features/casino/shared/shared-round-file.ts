import type { ReplyFor } from '@touchline/contract/calls';

type Receipt = ReplyFor<'casinoSharedRound'>;

/** The file by which a round that all watched can be checked without this site, the player's own bets in it included. */
export interface SharedRoundFile extends Pick<Receipt, 'round' | 'chain' | 'previousHash'> {
  readonly format: 'touchline-casino-shared-round';
  readonly formatVersion: 1;
  readonly game: string;
  readonly bets: Receipt['own'];
}

/** Makes the file out of what the table tells of a round that is over. */
export const sharedRoundFileOf = (game: string, { round, chain, previousHash, own }: Receipt): SharedRoundFile => ({
  format: 'touchline-casino-shared-round',
  formatVersion: 1,
  game,
  round,
  chain,
  previousHash,
  bets: own,
});
