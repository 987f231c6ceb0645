import type pg from 'pg';
import { checkStake } from '#features/limits';
import type { Launch } from '#features/provider-games';
import { sourceOf } from '#features/provider-games';
import { closeRound, credit, debit, hasTaken, type Moved, readSpendable, rollback } from '#features/wallet';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import { createSeats, type SeamlessDeps, type Seat } from './seats.ts';

/** The name that every message of money has: its own, once and for ever. */
interface Named {
  readonly transaction: string;
}
export interface SeamlessBet extends Named {
  readonly round: string;
  readonly game: string;
  /** 0 where the stake costs nothing. */
  readonly amountMinor: bigint;
  /** A free round: staked from the player's bonuses, never from their own money. */
  readonly isFree: boolean;
  /** The reward that it is a free round of, where the provider names one: one of ours costs nothing at all. */
  readonly reward?: string | undefined;
  /** Nothing is won: the round ends with its stake. */
  readonly closes: boolean;
}
export interface SeamlessWin extends Named {
  readonly round: string;
  readonly game: string;
  readonly amountMinor: bigint;
  readonly jackpotMinor: bigint;
  /** The bet that it answers, where the provider names it. */
  readonly bet: string | undefined;
  /** The reward that its round is a free one of, where the provider names one. */
  readonly reward?: string | undefined;
  readonly closes: boolean;
}
export interface SeamlessPrize extends Named {
  readonly amountMinor: bigint;
  /** The reward of free rounds that it is of, where the provider names one. */
  readonly reward?: string | undefined;
}
export interface SeamlessRollback extends Named {
  readonly original: string;
  /** The round that the provider says it is of; undefined where it says none. */
  readonly round: string | undefined;
  readonly closes: boolean;
}

/** The answer to a movement: what can be staked now, or could be then where it is a repeat. */
export interface SeamlessMoved {
  readonly balanceMinor: bigint;
}

/** Throws Failure `amount_format` below 0. */
function requireAmount(minor: bigint): void {
  if (minor < 0n) throw new Failure('amount_format', { fields: { amount: ['not negative'] } });
}

/** Steps that the acts of the wallet share. */
function createSteps({ platform, providerGames }: SeamlessDeps) {
  const { pool } = platform;
  return {
    async move(work: (client: pg.PoolClient) => Promise<Moved>): Promise<SeamlessMoved> {
      const { refusal, balanceMinor } = await inTransaction(pool, work);
      if (refusal) throw refusal;
      platform.events.nudge();
      return { balanceMinor };
    },
    /** Throws Failure `game_unknown` for a game that the provider never had. */
    async requireGame({ brandId, provider }: Launch, code: string) {
      const game = await providerGames.readGame(brandId, provider, code);
      if (!game) throw new Failure('game_unknown');
      return game;
    },
    /** The reward that a message names, where it is one that we gave this player. */
    ownReward: async (seat: Seat, reward: string | undefined): Promise<string | undefined> =>
      reward !== undefined && (await providerGames.freeRounds.isOurs(pool, seat, reward)) ? reward : undefined,
    nameOf: ({ provider, playerId, currency }: Launch) => ({ source: sourceOf(provider), playerId, currency }),
  };
}

/**
 * The one wallet of all dialects. A repeat is answered as the first was; other words under the same name are refused. Stakes are refused where a
 * token or its session has ended, and to whom blocks, exclusion and limits forbid them, judged in the transaction that posts; wins and rollbacks are
 * taken from everybody. Refusals are thrown as Failure.
 */
export type SeamlessWallet = ReturnType<typeof createSeamlessWallet>;

export function createSeamlessWallet(deps: SeamlessDeps) {
  const { pool } = deps.platform;
  const { freeRounds } = deps.providerGames;
  const { move, requireGame, ownReward, nameOf } = createSteps(deps);

  return {
    ...createSeats(deps),
    async bet(seat: Seat, bet: SeamlessBet): Promise<SeamlessMoved> {
      requireAmount(bet.amountMinor);
      const game = await requireGame(seat, bet.game);
      const { transaction: externalId, amountMinor: stakeMinor, round, isFree, closes } = bet;
      const reward = await ownReward(seat, bet.reward);
      const amountMinor = reward === undefined ? stakeMinor : 0n;
      const wanted = { ...nameOf(seat), externalId, amountMinor, round, game: bet.game, contributionMinor: 0n };
      return move(async (client) => {
        const moved = await debit(
          client,
          { ...wanted, spending: isFree ? 'bonus-only' : 'main-first' },
          async (on, playerId, minor, currency) => {
            // Within the judgement, so that a repeat of what was taken is answered as it was.
            if (!seat.isOpen) throw new Failure('session_expired');
            if (!game.isOn || !game.isListed) throw new Failure('game_unavailable');
            await checkStake(on, playerId, minor, currency);
            if (reward !== undefined) await freeRounds.use(on, seat, { reward, game: bet.game, stakeMinor, name: externalId });
          },
        );
        if (closes && moved.refusal === null) await closeRound(client, { source: wanted.source, round, playerId: seat.playerId });
        return moved;
      });
    },
    async win(
      seat: Seat,
      { transaction: externalId, round, game, amountMinor, jackpotMinor, bet, closes, reward: named }: SeamlessWin,
    ): Promise<SeamlessMoved> {
      requireAmount(amountMinor);
      requireAmount(jackpotMinor);
      await requireGame(seat, game);
      const reward = await ownReward(seat, named);
      const free = reward === undefined ? {} : { isFree: true };
      const wanted = { ...nameOf(seat), externalId, round, game, amountMinor, jackpotMinor, closes, ...free };
      return move(async (client) => {
        const moved = await credit(client, bet === undefined ? wanted : { ...wanted, stake: bet });
        if (reward !== undefined) await freeRounds.noteWin(client, seat, { reward, name: externalId, amountMinor });
        return moved;
      });
    },
    /** `wasTaken`: whether there was anything under that name; where there was not, it will be refused when it comes. */
    async rollback(
      seat: Seat,
      { transaction: externalId, original, round, closes }: SeamlessRollback,
    ): Promise<SeamlessMoved & { readonly wasTaken: boolean }> {
      const of = nameOf(seat);
      const wanted = { ...of, externalId, original };
      const moved = await move(async (client) => {
        const done = await rollback(client, round === undefined ? wanted : { ...wanted, round });
        await freeRounds.forget(client, seat, original);
        if (closes && round !== undefined) await closeRound(client, { source: of.source, round, playerId: of.playerId });
        return done;
      });
      return { ...moved, wasTaken: await hasTaken(pool, { source: of.source, externalId: original }) };
    },
    /** A prize of the provider's own, which needs no round; of a reward of ours where it names one. */
    async promoWin(seat: Seat, { transaction: externalId, amountMinor, reward: named }: SeamlessPrize): Promise<SeamlessMoved> {
      requireAmount(amountMinor);
      const reward = await ownReward(seat, named);
      const wanted = { ...nameOf(seat), externalId, amountMinor, jackpotMinor: 0n, round: null, closes: false };
      return move(async (client) => {
        const moved = await credit(client, { ...wanted, isFree: reward !== undefined });
        if (reward !== undefined) await freeRounds.noteWin(client, seat, { reward, name: externalId, amountMinor });
        return moved;
      });
    },
    /** Ends a round without a payment. Throws Failure `round_unknown`. */
    async close(seat: Seat, round: string): Promise<SeamlessMoved> {
      const { source, playerId } = nameOf(seat);
      if (!(await inTransaction(pool, (client) => closeRound(client, { source, round, playerId })))) throw new Failure('round_unknown');
      return { balanceMinor: (await readSpendable(pool, seat.accountId))?.balanceMinor ?? 0n };
    },
  };
}
