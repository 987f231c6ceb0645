import { seededDraws } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { findGame } from '@touchline/casino/games/games';
import { replayRound } from '@touchline/casino/replay-round';
import { moneyText } from '@touchline/catalogue/money-text';
import type { JackpotWin } from '@touchline/contract/casino/jackpot-shapes';
import type { CasinoReceipt, CasinoRoundView } from '@touchline/contract/casino/shapes';
import { invariant } from '@touchline/kernel/invariant';
import type { z } from 'zod';
import type { CasinoDeps } from '../casino-deps.ts';
import { type DroppedPot, readPotsById, readWon } from '../jackpots/jackpot.store.ts';
import { presentPotOfRound, presentWin } from '../jackpots/present-jackpots.ts';
import { readPairs } from '../seeds/seed.store.ts';
import { openSeed } from '../seeds/seed-pairs.ts';
import type { Round } from './round.store.ts';

type Deps = Pick<CasinoDeps, 'platform' | 'vault'>;
type Pair = NonNullable<Awaited<ReturnType<typeof readPairs>> extends ReadonlyMap<bigint, infer P> ? P : never>;

/** A round with the seeds that it was drawn with. */
interface DrawnRound {
  readonly round: Round;
  readonly pair: Pair;
  readonly serverSeed: string;
  /** The jackpots that it has won. */
  readonly won: readonly DroppedPot[];
}

async function readSeeds(deps: Deps, rounds: readonly Round[]): Promise<DrawnRound[]> {
  const { pool } = deps.platform;
  const won = await readWon(
    pool,
    rounds.flatMap(({ id, jackpots }) => (jackpots === null ? [] : [id])),
  );
  const pairs = await readPairs(pool, [...new Set(rounds.map(({ seedId }) => seedId))]);
  const seeds = new Map<bigint, string>();
  for (const pair of pairs.values()) seeds.set(pair.id, pair.revealedSeed ?? (await openSeed(deps, pool, pair)));
  return rounds.map((round) => {
    const pair = pairs.get(round.seedId);
    const serverSeed = seeds.get(round.seedId);
    invariant(pair && serverSeed !== undefined, 'a round has its seeds');
    return { round, pair, serverSeed, won: won.get(round.id) ?? [] };
  });
}

/** The last step of a round: after the last decision, or after the house ended a forgotten round. */
const lastStep = ({ balances }: Pick<Round, 'balances'>): number => balances.length - 1;

/** A round as it stood after so many steps, recomputed from its draws. */
function presentDrawn({ round, pair, serverSeed, won }: DrawnRound, step = lastStep(round)): CasinoRoundView {
  const { edgePpm, options, nonce } = round;
  const game = findGame(round.game);
  invariant(game, 'a game that was played is there');
  const actions = round.actions.slice(0, step);
  const state = replayRound(game, { options, edgePpm, actions }, seededDraws({ serverSeed, clientSeed: pair.clientSeed, nonce }));
  invariant(state.ok, 'stored actions replay');
  return presentState(round, game, { state: state.value, step, won: won.map(presentWin) });
}

/** The standing of a round after so many steps, and the jackpots that it has won, which is decided with its first stake. */
interface Standing {
  readonly state: unknown;
  readonly step: number;
  readonly won: readonly JackpotWin[];
}

/** A round by its state after so many steps. */
export function presentState(round: Round, game: AnyGame, { state, step, won }: Standing): CasinoRoundView {
  const { id, currency, options, startedAt, endedAt } = round;
  const isOver = round.status !== 'open' && step === lastStep(round);
  return {
    round: String(id),
    game: round.game,
    status: isOver ? 'over' : 'open',
    currency,
    stake: moneyText(
      round.stakes.slice(0, step + 1).reduce((sum, one) => sum + one, 0n),
      currency,
    ),
    returned: isOver ? moneyText(round.returnMinor ?? 0n, currency) : null,
    jackpots: [...won],
    options,
    view: game.view(state),
    actions: round.actions.slice(0, step),
    startedAt: startedAt.getTime(),
    endedAt: isOver && endedAt ? endedAt.getTime() : null,
  };
}

/** A round as its player was answered after so many steps, with what the account held then. */
export async function presentStep(
  deps: Deps,
  round: Round,
  step: number,
): Promise<{ readonly round: CasinoRoundView; readonly balance: string }> {
  const [drawn] = await readSeeds(deps, [round]);
  invariant(drawn, 'one round, one view');
  return { round: presentDrawn(drawn, step), balance: moneyText(round.balances[step] ?? 0n, round.currency) };
}

export async function presentOpen(deps: Deps, round: Round): Promise<CasinoRoundView> {
  return (await presentStep(deps, round, lastStep(round))).round;
}

type Receipt = z.infer<typeof CasinoReceipt>;

/** Receipts of rounds, in their order; the server's seed is told once its pair is revealed. */
export async function presentReceipts(deps: Deps, rounds: readonly Round[]): Promise<Receipt[]> {
  const drawnRounds = await readSeeds(deps, rounds);
  const pots = new Map(
    (
      await readPotsById(
        deps.platform.pool,
        rounds.flatMap(({ jackpots }) => jackpots ?? []),
      )
    ).map((pot) => [pot.id, pot]),
  );
  return drawnRounds.map((drawn) => {
    const { round, pair, won } = drawn;
    const own = (round.jackpots ?? []).flatMap((id) => pots.get(id) ?? []);
    return {
      ...presentDrawn(drawn),
      serverSeedHash: pair.seedHash,
      serverSeed: pair.revealedSeed,
      clientSeed: pair.clientSeed,
      nonce: round.nonce,
      version: round.version,
      edgePpm: round.edgePpm,
      pay: round.pay,
      movements: movementsOf(round, won),
      pots: own.map((pot) => presentPotOfRound(pot, won)),
      fed:
        round.jackpotFedMinor === null
          ? null
          : { movement: String(round.stakeTransactions[0]), amount: moneyText(round.jackpotFedMinor, round.currency) },
    };
  });
}

/** One posting pays everything that a round has won of jackpots. */
function movementsOf(round: Round, won: readonly DroppedPot[]): Receipt['movements'] {
  const amount = (minor: bigint): string => moneyText(minor, round.currency);
  const stakes = round.stakes.flatMap((minor, i) =>
    minor === 0n ? [] : [{ movement: String(round.stakeTransactions[i]), kind: 'stake' as const, amount: amount(minor) }],
  );
  const [first] = won;
  const drops = first
    ? [
        {
          movement: String(first.transactionId),
          kind: 'jackpot' as const,
          amount: amount(won.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
        },
      ]
    : [];
  if (round.returnTransaction === null) return [...stakes, ...drops];
  const kind = round.status === 'void' ? 'refund' : 'return';
  return [...stakes, ...drops, { movement: String(round.returnTransaction), kind, amount: amount(round.returnMinor ?? 0n) }];
}
