import { invariant } from '@touchline/kernel/invariant';
import { postRoundStake, type SpendingOrder, splitStake } from '@touchline/ledger/round-postings';
import type pg from 'pg';
import { Failure } from '#platform/http/failure';
import { type Moved, moveOnce } from './move-once.ts';
import { type MovementName, readRound, writeRound } from './movement.store.ts';
import { notEnough } from './player-money.ts';

export interface Debit extends MovementName {
  readonly playerId: bigint;
  readonly currency: string;
  /** 0 where the stake costs nothing (a free round). */
  readonly amountMinor: bigint;
  /** The round that it is staked in; the first debit opens it. */
  readonly round: string;
  readonly game: string;
  /** The part of the amount that goes to the jackpots. */
  readonly contributionMinor: bigint;
  readonly spending: SpendingOrder;
}

/**
 * Judges a stake under the locks of the player's accounts and throws a Failure against it: blocks, exclusions, limits, the clock of sessions.
 * An argument, since limits stand above the wallet; and one that no debit can be without.
 */
export type JudgeStake = (client: pg.PoolClient, playerId: bigint, stakeMinor: bigint, currency: string) => Promise<void>;

/**
 * Takes a stake in a round of a game, once by its name. A refusal (`insufficient_funds`, `round_closed`, what `judge` says) is for ever: whoever
 * was refused has given the stake up, and must not have it taken by a late repeat.
 */
export const debit = (client: pg.PoolClient, wanted: Debit, judge: JudgeStake): Promise<Moved> => {
  const { source, playerId, currency, amountMinor, round, game, contributionMinor, spending } = wanted;
  invariant(contributionMinor >= 0n && contributionMinor <= amountMinor, 'a contribution is part of its stake');
  return moveOnce(
    client,
    { ...wanted, kind: 'debit', content: [game, contributionMinor] },
    async ({ key, purses, spendableMinor }) => {
      const before = await readRound(client, wanted);
      if (before === 'closed') throw new Failure('round_closed');
      await judge(client, playerId, amountMinor, currency);
      const parts = splitStake(amountMinor, purses, spending);
      if (!parts) throw notEnough(currency, spendableMinor);
      if (before === undefined) await writeRound(client, wanted, currency, game);
      const bonusMinor = parts.reduce((sum, part) => (part.account.grantId === undefined ? sum : sum - part.amountMinor), 0n);
      return {
        transaction: postRoundStake({ key, playerId, currency }, parts, contributionMinor),
        events: [
          {
            kind: 'round-staked',
            source,
            round,
            game,
            currency,
            stakeMinor: String(amountMinor),
            bonusMinor: String(bonusMinor),
          },
        ],
      };
    },
    { keepsRefusals: true },
  );
};
