import { postFreeRoundWin, postJackpotSeed, postRoundReturn } from '@touchline/ledger/round-postings';
import type { Queryable } from '#platform/db/queryable';
import { Failure } from '#platform/http/failure';
import { type Moved, moveOnce, type WantedMovement } from './move-once.ts';
import { lockJackpot, type MovementName, type RoundOf, readMovement, readRound, readStaked, writeRoundClosed } from './movement.store.ts';
import { postTransaction } from './posting-batch.store.ts';
import { readRoundGame } from './round.store.ts';

export interface Credit extends MovementName {
  readonly playerId: bigint;
  readonly currency: string;
  /** The amount that the provider pays; 0 for a round that was lost. */
  readonly amountMinor: bigint;
  /** The amount that the jackpots pay besides. */
  readonly jackpotMinor: bigint;
  /** The round whose stakes it comes of; null for a prize of the provider's own, which needs none. */
  readonly round: string | null;
  /** The round is over: nothing moves in it after this. */
  readonly closes: boolean;
  /** The external id of the debit that it answers, where the provider names it. */
  readonly stake?: string;
  /** The game that the provider says the round is of. */
  readonly game?: string;
  /** The round cost nothing: its win is told apart in the ledger, and no jackpot pays. */
  readonly isFree?: boolean;
}

/**
 * Pays what a round returned, once by its name, to whom it may be: who won while they could play is paid when they no longer may. Throws Failure
 * `round_unknown` where no stake of the round is known (yet), `transaction_unknown` where the named one is not, `transaction_cancelled` where it or
 * all of them were taken back, `round_closed`, `game_unknown` where the round is another game's.
 */
export function credit(on: Queryable, wanted: Credit): Promise<Moved> {
  const { source, playerId, currency, amountMinor, jackpotMinor, closes } = wanted;
  return moveOnce(on, { ...wanted, kind: 'credit', content: contentOf(wanted) }, async ({ key, movementId, owed }) => {
    const round = wanted.round === null ? null : { source, round: wanted.round, playerId };
    const staked = round ? await readStakes(on, round, wanted) : { mainMinor: 0n, grants: [] };
    await seedJackpot(on, movementId, currency, jackpotMinor);
    if (round && closes) await writeRoundClosed(on, round);
    const paid = { wonMinor: amountMinor, jackpotMinor, stakedMainMinor: staked.mainMinor, grants: staked.grants };
    return {
      transaction: wanted.isFree
        ? postFreeRoundWin({ key, playerId, currency }, amountMinor, owed)
        : postRoundReturn({ key, playerId, currency }, paid, owed),
      events: [
        {
          kind: 'round-returned',
          source,
          round: wanted.round,
          currency,
          returnMinor: String(amountMinor),
          jackpotMinor: String(jackpotMinor),
          closed: closes,
        },
      ],
    };
  });
}

/** The content of a credit besides the amount. Credits that name no stake are known by what they always were. */
const contentOf = ({ jackpotMinor, closes, stake, game }: Credit): WantedMovement['content'] =>
  stake === undefined && game === undefined ? [jackpotMinor, closes] : [jackpotMinor, closes, stake ?? null, game ?? null];

async function readStakes(on: Queryable, round: RoundOf, { stake, game }: Pick<Credit, 'stake' | 'game'>) {
  if (stake !== undefined) await requireStake(on, { source: round.source, externalId: stake }, round);
  const state = await readRound(on, round);
  if (state === undefined) throw new Failure('round_unknown');
  if (state === 'closed') throw new Failure('round_closed');
  if (game !== undefined && (await readRoundGame(on, round)) !== game) throw new Failure('game_unknown');
  const staked = await readStaked(on, round);
  if (!staked) throw new Failure('transaction_cancelled');
  return staked;
}

async function requireStake(on: Queryable, name: MovementName, { round, playerId }: RoundOf): Promise<void> {
  const stake = await readMovement(on, name);
  if (stake?.kind === 'tombstone' || (stake && stake.rolledBackBy !== null)) throw new Failure('transaction_cancelled');
  if (stake?.kind !== 'debit' || stake.refusal !== null || stake.playerId !== playerId || stake.round !== round)
    throw new Failure('transaction_unknown');
}

/** The sum that the jackpots lack of a win is put up by the house first: they never pay what they do not hold. */
async function seedJackpot(on: Queryable, movementId: bigint, currency: string, winMinor: bigint): Promise<void> {
  if (winMinor === 0n) return;
  const heldMinor = await lockJackpot(on, currency);
  if (heldMinor < winMinor) await postTransaction(on, postJackpotSeed(`movement-${movementId}-seed`, currency, winMinor - heldMinor));
}
