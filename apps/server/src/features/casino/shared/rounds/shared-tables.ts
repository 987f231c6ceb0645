import type { SharedGame } from '@touchline/casino/shared/shared-game';
import { SHARED_GAMES } from '@touchline/casino/shared/shared-games';
import type { DrivenTables } from '../driver/round-driver.ts';
import { type SharedDeps, tableKey, tellTable } from '../shared-deps.ts';
import { openRound } from './open-round.ts';
import { PAUSE_MS } from './phases.ts';
import { presentSharedRound } from './present-shared-round.ts';
import { payPassedTargets, payWinners, settleRound } from './settle-round.ts';
import { markEnded, readCurrentRounds, readNow, type SharedRound } from './shared-round.store.ts';

/**
 * The tables of all brands, as a driver drives them: bets, then the run, then a pause in which the result stands. Each step follows from the round's
 * row and the database's clock alone, and is taken once however often it is tried.
 */
export function createSharedTables(deps: SharedDeps): DrivenTables {
  const { pool, brands, log } = deps.platform;
  /** Rounds whose start has been told. Told once more after a change of process, which harms nobody. */
  const told = new Set<bigint>();

  const tell = async (round: SharedRound, now: Date): Promise<void> =>
    tellTable(deps, round.brandId, round.game, { round: await presentSharedRound(deps, round, now) });

  async function open(brandId: number, game: SharedGame): Promise<boolean> {
    const round = await openRound(deps, brandId, game);
    if (round) await tell(round, await readNow(pool));
    return round !== undefined;
  }

  async function run(game: SharedGame, round: SharedRound, now: Date): Promise<void> {
    const elapsedMs = now.getTime() - round.startsAt.getTime();
    if (elapsedMs < 0) return;
    const { hash, result } = await deps.chains.secretOf(game, round);
    const runMs = game.runMs(result);
    if (elapsedMs < runMs) {
      if (!told.has(round.id)) await tell(round, now);
      told.add(round.id);
      await payPassedTargets(deps, game, round, elapsedMs, result);
      return;
    }
    told.delete(round.id);
    const ended = await markEnded(pool, round.id, { hash, result, runMs });
    if (ended) await tell(ended, now);
    await payWinners(deps, game, round, result);
  }

  async function advance(
    game: SharedGame,
    brandId: number,
    round: SharedRound | undefined,
    now: Date,
    isWatched: boolean,
  ): Promise<boolean> {
    if (!round) return isWatched && open(brandId, game);
    if (round.status === 'open') await run(game, round, now);
    else if (round.endedAt && round.result !== null && now.getTime() >= round.endedAt.getTime() + PAUSE_MS) {
      await settleRound(deps, game, { ...round, result: round.result });
      return isWatched && open(brandId, game);
    }
    return true;
  }

  return {
    name: 'shared-rounds',
    async advance(isWatched) {
      const now = await readNow(pool);
      const rounds = await readCurrentRounds(pool);
      const tables = brands.all().flatMap(({ id }) => SHARED_GAMES.map((game) => ({ game, brandId: id })));
      const underWay = await Promise.all(
        tables.map(({ game, brandId }) => {
          const round = rounds.find((one) => one.brandId === brandId && one.game === game.key);
          return advance(game, brandId, round, now, isWatched(tableKey(brandId, game.key))).catch((err: unknown) => {
            log.error({ err, brandId, game: game.key }, 'a table of shared rounds did not advance; it is tried again');
            return true;
          });
        }),
      );
      return underWay.includes(true);
    },
  };
}
