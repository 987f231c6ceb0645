import { createHash } from 'node:crypto';
import { moneyText } from '@touchline/catalogue/money-text';
import type { JackpotWin } from '@touchline/contract/casino/jackpot-shapes';
import type { CasinoRoundView } from '@touchline/contract/casino/shapes';
import { limitFailure, readBound } from '#features/limits';
import { notEnough } from '#features/wallet';
import type { GroupCommit } from '#platform/db/group-commit';
import { Failure } from '#platform/http/failure';
import type { CasinoDeps } from '../casino-deps.ts';
import type { OpenPairs } from '../seeds/open-pairs.ts';
import { rotateSpentPair } from '../seeds/seed-pairs.ts';
import type { Played } from './play.store.ts';
import type { PlayResult } from './play-queue.ts';
import { presentState, presentStep } from './present-round.ts';
import type { PlayReader, PlayRequest, PreparedPlay } from './read-play.ts';
import { type Round, readRoundByGuid } from './round.store.ts';

export interface PlayDeps extends CasinoDeps {
  readonly reader: PlayReader;
  readonly queue: GroupCommit<PreparedPlay, PlayResult>;
  readonly pairs: OpenPairs;
}

interface Answer {
  readonly round: CasinoRoundView;
  readonly balance: string;
}

const hashOf = ({ game, stake, options, version }: PlayRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([game, stake, options, version ?? null]))
    .digest('hex');

/**
 * Plays a round: its stake, its draw and, where it ends with the draw, its return are one transaction. Idempotent by (player, guid): a
 * repeat gets the first answer. Throws Failure with the first reason for which the round cannot be played.
 */
export async function playRound(
  deps: PlayDeps,
  player: { readonly id: bigint; readonly brandId: number },
  wanted: PlayRequest,
): Promise<Answer> {
  const { reader } = deps;
  const requestHash = hashOf(wanted);
  try {
    const play = { ...(await reader.read(player, wanted)), requestHash };
    const answer = await submit(deps, play);
    if (answer !== 'table_changed') return answer;
    reader.forget(player);
    // A player who has not said which version they have seen plays the newest.
    const again = await submit(deps, { ...(await reader.read(player, wanted)), requestHash });
    if (again === 'table_changed') throw new Failure('unavailable');
    return again;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // A repeated request gets its first answer even if the same round would be refused by now.
    const before = await readRoundByGuid(deps.platform.pool, player.id, wanted.guid);
    if (!before) throw error;
    return repeat(deps, before, requestHash);
  }
}

/** The first answer of a guid; throws Failure `casino_guid_reused` where it was asked for in other words. */
async function repeat(deps: CasinoDeps, round: Round, requestHash: string): Promise<Answer> {
  if (round.requestHash !== requestHash) throw new Failure('casino_guid_reused');
  return presentStep(deps, round, 0);
}

async function submit(deps: PlayDeps, play: PreparedPlay): Promise<Answer | 'table_changed'> {
  for (;;) {
    const result = await deps.queue.submit(play);
    const { played, drawn } = result;
    switch (played.code) {
      case 'accepted': {
        deps.platform.events.nudge();
        const round = roundOf(result);
        return {
          round: presentState(round, play.game, { state: drawn.state, step: 0, won: wonOf(result) }),
          balance: moneyText(round.balances[0] ?? 0n, play.currency),
        };
      }
      case 'seed_spent':
        await rotateSpentPair(deps, play.playerId);
        deps.pairs.forget([play.playerId]);
        continue;
      case 'table_changed':
        return 'table_changed';
      default:
        throw refusalOf(played, play.currency);
    }
  }
}

/** The reason why a round was not played. A repeated request is reported as reused, and its caller looks up the round. */
function refusalOf({ code, balanceMinor, waitMs, refusal }: Played, currency: string): Failure {
  switch (code) {
    case 'replayed':
    case 'guid_reused':
      return new Failure('casino_guid_reused');
    case 'account_blocked':
    case 'self_excluded':
    case 'betting_blocked':
    case 'identity_required_to_play':
      return new Failure(code);
    case 'round_open':
      return new Failure('casino_round_open');
    case 'too_fast':
      return new Failure('casino_too_fast', { accepted: { ms: Math.ceil(waitMs ?? 0) } });
    case 'limit_exceeded':
      return refusal ? limitFailure(readBound(refusal)) : new Failure('limit_exceeded');
    case 'insufficient_funds':
      return notEnough(currency, balanceMinor ?? 0n);
    default:
      return new Failure('unavailable');
  }
}

/** The row that casino_play has written. */
function roundOf({ played, drawn }: PlayResult): Round {
  const { play, pair, nonce, isOver, pay, returnMinor } = drawn;
  return {
    id: played.roundId ?? 0n,
    playerId: play.playerId,
    guid: play.guid,
    requestHash: play.requestHash,
    game: play.game.key,
    version: play.table.version,
    edgePpm: play.table.edgePpm,
    seedId: pair.id,
    nonce,
    accountId: play.accountId,
    currency: play.currency,
    options: play.options,
    actions: [],
    stakes: [play.stakeMinor],
    stakeTransactions: [played.stakeTransaction ?? 0n],
    balances: [played.balanceMinor ?? 0n],
    status: isOver ? 'over' : 'open',
    pay,
    returnMinor,
    returnTransaction: played.returnTransaction,
    startedAt: played.startedAt,
    endedAt: isOver ? played.startedAt : null,
    // Only its receipt tells of them, which reads the row.
    jackpots: null,
    jackpotFedMinor: null,
  };
}

/** The jackpots that the round has won. */
const wonOf = ({ played, drawn }: PlayResult): readonly JackpotWin[] =>
  (played.won ?? []).map(({ pot, tier, minor }) => ({ pot, tier, amount: moneyText(BigInt(minor), drawn.play.currency) }));
