import type pg from 'pg';
import { checkStake } from '#features/limits';
import { sourceOf } from '#features/provider-games';
import { closeRound, debit } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { type BooksDeps, PROVIDER } from '../books-deps.ts';
import type { DeployedMode } from '../games/book-game.store.ts';
import { hasOpenBookRound, readNewRoundId, readNextNonce, readSinceLastRound, writeBookRound } from './book-round.store.ts';
import { drawBook } from './draw-book.ts';
import type { BookSeat, SeatTerms } from './read-seat.ts';
import { readWanted, type WantedRound } from './read-wanted.ts';

/**
 * Plays a round: its stake, its draw by the player's own seeds and its row are one transaction. One that pays stays open until it is ended. Throws Failure
 * `casino_options` for a mode that is not there or may not be bought, `amount_format`, `stake_too_low`, `stake_too_high`, `session_expired`,
 * `casino_round_open`, `casino_too_fast`, and what the wallet and the player's limits say. Gives what can be staked after it; minor units.
 */
export async function playBook(deps: BooksDeps, seat: BookSeat, terms: SeatTerms, wanted: WantedRound): Promise<bigint> {
  const { platform, casino } = deps;
  if (!seat.isLive) throw new Failure('session_expired');
  const { mode, stakeMinor } = readWanted(terms, wanted);
  await casino.preparePair(seat.playerId);
  const { refusal, balanceMinor } = await inTransaction(platform.pool, (client) =>
    write(deps, client, seat, { mode, stakeMinor, amountMinor: wanted.amountMinor, minRoundMs: terms.law.minRoundMs }),
  );
  if (refusal) throw refusal;
  platform.events.nudge();
  return balanceMinor;
}

interface NewRound {
  readonly mode: DeployedMode;
  readonly amountMinor: bigint;
  readonly stakeMinor: bigint;
  readonly minRoundMs: number;
}

async function write(
  { casino }: BooksDeps,
  client: pg.PoolClient,
  { id: launchId, game, playerId, currency }: BookSeat,
  { mode, amountMinor, stakeMinor, minRoundMs }: NewRound,
) {
  const id = await readNewRoundId(client);
  const round = { source: sourceOf(PROVIDER), round: String(id), playerId };
  const name = { ...round, externalId: `${id}-stake`, currency };
  const moved = await debit(
    client,
    { ...name, amountMinor: stakeMinor, game, contributionMinor: 0n, spending: 'main-first' },
    async (on, player, minor, money) => {
      // Under the locks of the accounts: of two plays at once the second sees the first's round.
      if (await hasOpenBookRound(on, player, game)) throw new Failure('casino_round_open');
      const since = await readSinceLastRound(on, player);
      if (since !== null && since < minRoundMs) throw new Failure('casino_too_fast');
      await checkStake(on, player, minor, money);
    },
  );
  if (moved.refusal) return moved;
  // Accounts, limits, seeds: the order in which rounds of the house's own games lock them.
  const { seedId, serverSeed, clientSeed } = await casino.lockSeeds(client, playerId);
  const nonce = await readNextNonce(client, seedId);
  const row = await drawBook(client, mode, { serverSeed, clientSeed, nonce }, amountMinor);
  await writeBookRound(client, {
    id,
    playerId,
    launchId,
    currency,
    game,
    modeId: mode.id,
    ...row,
    amountMinor,
    stakeMinor,
    seedId,
    nonce,
  });
  if (row.payoutMinor === 0n) await closeRound(client, round);
  return moved;
}
