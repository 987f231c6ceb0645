import { seedHash } from '@touchline/casino/draws/seeded-draws';
import { hashChain } from '@touchline/casino/shared/hash-chain';
import { MIN_TARGET, type SharedGame, wonMultiple } from '@touchline/casino/shared/shared-game';
import type { SharedLayout } from '@touchline/casino/shared/shared-layout';
import type { Random } from '@touchline/kernel/random';
import { ratio } from '@touchline/kernel/ratio';
import { returnedMinor } from '../../play/multiplier.ts';
import { type SharedRoundFile, sharedRoundFileOf } from '../../shared/shared-round-file.ts';

const CHAIN_ROUNDS = 50;
const STAKE_MINOR = 137n;
const BETS = 4;

type OwnBet = SharedRoundFile['bets'][number];

const amount = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
const ended = (returnMinor: bigint) => ({ status: returnMinor > 0n ? 'paid' : 'lost', returned: amount(returnMinor) }) as const;

/** Chips on up to three places of a layout, one of a kind. */
function onPlaces(game: SharedGame, layout: SharedLayout, result: number, random: Random): Partial<OwnBet> {
  const places = game.variants().flatMap((variant) => (variant as { bets: { on: unknown }[] }).bets.map(({ on }) => on));
  const chips = Array.from({ length: 1 + random.int(3) }, () => ({ on: random.pick(places), chips: 1 + random.int(5) }));
  return { chips, ...ended(returnedMinor(STAKE_MINOR, layout.pay(chips, result))) };
}

/** A target at random; at a game that is taken by hand now and then a hand that came before it. */
function onMultiple({ isTakenByHand }: SharedGame, result: number, random: Random): Partial<OwnBet> {
  const target = MIN_TARGET + random.int(300);
  const byHand = isTakenByHand && random.chance(0.5) ? MIN_TARGET + random.int(target - MIN_TARGET + 1) : null;
  const paidAt = byHand !== null && byHand <= result ? byHand : wonMultiple(target, result);
  return { target, paidAt, ...ended(paidAt === null ? 0n : returnedMinor(STAKE_MINOR, ratio(BigInt(paidAt), 100n))) };
}

/** A finished round that all watched, with bets of the player's own at random, as the page saves it. */
export function sharedRoundFile(
  game: SharedGame,
  place: number,
  random: Random,
): SharedRoundFile & { readonly round: { readonly result: number } } {
  const salt = seedHash(`salt ${random.int(1_000_000)}`);
  const hashes = hashChain(seedHash(`chain ${random.int(1_000_000)}`), CHAIN_ROUNDS);
  const [promise = '', hash = '', previousHash = ''] = [hashes[0], hashes[place], hashes[place - 1]];
  const edgePpm = game.edge === null ? 0 : game.edge.usual;
  const result = game.result(hash, salt, edgePpm);
  const { layout } = game;
  const bets = Array.from({ length: BETS }, (_, i): OwnBet => {
    const bet = {
      bet: String(i),
      round: '1',
      name: '***01',
      currency: 'EUR',
      stake: amount(STAKE_MINOR),
      target: null,
      chips: null,
      paidAt: null,
    };
    return { ...bet, ...ended(0n), ...(layout ? onPlaces(game, layout, result, random) : onMultiple(game, result, random)) };
  });
  const outcome = layout?.outcome(hash, salt) ?? null;
  const round = { round: '1', number: place, version: 1, edgePpm, startsAt: 0, endedAt: 1, nextAt: 2, result, outcome, hash };
  return { ...sharedRoundFileOf(game.key, { round, chain: { promise, salt, rounds: CHAIN_ROUNDS }, previousHash, own: bets }), round };
}
