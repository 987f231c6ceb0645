import { seededDraws, seedHash } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { replayRound } from '@touchline/casino/replay-round';
import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import type { Random } from '@touchline/kernel/random';
import { returnedMinor } from '../../play/multiplier.ts';

export const SERVER_SEED = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159';
export const CLIENT_SEED = 'tester';
const STAKE_MINOR = 137n;

/** Decisions at random until the round is over; what cannot be done now is passed over. */
const DECISIONS: Readonly<Record<string, (random: Random) => unknown>> = {
  'chicken-road': () => ({ step: {} }),
  flip: (random) => ({ step: { side: random.pick(['heads', 'tails']) } }),
  'hi-lo': (random) => random.pick([{ guess: 'higher' }, { guess: 'lower' }, { guess: 'same' }, { skip: true }]),
  mines: (random) => ({ open: random.int(25) }),
  pump: () => ({ step: {} }),
  'rock-paper-scissors': (random) => ({ step: { hand: random.pick(['rock', 'paper', 'scissors']) } }),
  tower: (random) => ({ step: { tile: random.int(2) } }),
};

const amount = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

/** A finished round as the server's receipt tells it, with options and decisions at random. */
export function playedReceipt(game: AnyGame, nonce: number, random: Random): CasinoReceipt {
  const options: unknown = random.pick(game.variants());
  const edgePpm = game.edge === null ? 0 : game.edge.usual;
  const actions: unknown[] = [];
  const replay = () =>
    replayRound(game, { options, edgePpm, actions }, seededDraws({ serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce }));
  let state = replay();
  while (state.ok && !game.isOver(state.value)) {
    actions.push(random.chance(0.3) ? { cashOut: true } : DECISIONS[game.key]?.(random));
    const next = replay();
    if (next.ok) state = next;
    else actions.pop();
  }
  if (!state.ok) throw new Error(state.error.message);
  const pay = game.returned(state.value);
  return {
    round: String(nonce),
    game: game.key,
    status: 'over',
    currency: 'EUR',
    stake: amount(STAKE_MINOR),
    returned: amount(returnedMinor(STAKE_MINOR, pay)),
    options,
    view: game.view(state.value),
    actions,
    startedAt: 0,
    endedAt: 1,
    serverSeedHash: seedHash(SERVER_SEED),
    serverSeed: SERVER_SEED,
    clientSeed: CLIENT_SEED,
    nonce,
    version: 1,
    edgePpm,
    pay: `${pay.num}/${pay.den}`,
    movements: [{ movement: '1', kind: 'stake', amount: amount(STAKE_MINOR) }],
  };
}
