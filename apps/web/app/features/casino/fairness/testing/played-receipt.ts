import { seededDraws, seedHash } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { replayRound } from '@touchline/casino/replay-round';
import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import type { Random } from '@touchline/kernel/random';
import { returnedMinor } from '../../play/multiplier.ts';

export const SERVER_SEED = '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159';
export const CLIENT_SEED = 'tester';
const STAKE_MINOR = 137n;

const orTake =
  (step: (random: Random) => unknown) =>
  (random: Random): unknown =>
    random.chance(0.3) ? { cashOut: true } : step(random);

/** Decisions at random until the round is over; what cannot be done now is passed over. */
const DECISIONS: Readonly<Record<string, (random: Random) => unknown>> = {
  'chicken-road': orTake(() => ({ step: {} })),
  flip: orTake((random) => ({ step: { side: random.pick(['heads', 'tails']) } })),
  'hi-lo': orTake((random) => random.pick([{ guess: 'higher' }, { guess: 'lower' }, { guess: 'same' }, { skip: true }])),
  mines: orTake((random) => ({ open: random.int(25) })),
  pump: orTake(() => ({ step: {} })),
  'rock-paper-scissors': orTake((random) => ({ step: { hand: random.pick(['rock', 'paper', 'scissors']) } })),
  tower: orTake((random) => ({ step: { tile: random.int(2) } })),
  'twenty-one': (random) => random.pick([{ draw: true }, { stand: true }]),
  blackjack: (random) =>
    random.pick([{ insure: random.chance(0.5) }, ...(['hit', 'stand', 'double', 'split', 'surrender'] as const).map((move) => ({ move }))]),
  'video-poker': (random) => ({ hold: [0, 1, 2, 3, 4].filter(() => random.chance(0.5)) }),
  'casino-holdem': (random) => random.pick([{ call: true }, { fold: true }]),
  craps: (random) =>
    random.pick([
      { roll: true },
      { roll: true },
      { bet: { on: random.pick(['come', 'dontCome', 'field', 'place6', 'hard8', 'yoEleven']), chips: 1 + random.int(3) } },
      { odds: { on: random.pick(['pass', 'dontPass', 'come', 'dontCome']), point: random.pick([4, 5, 6, 8, 9, 10]), chips: 1 } },
    ]),
};

interface ChipOptions {
  readonly bets: readonly { readonly on: unknown; readonly chips: number }[];
}
const restOf = (options: ChipOptions): string => JSON.stringify({ ...options, bets: [] });

/** Options of a game at random; of a game of chips up to three bets of one layout together. */
function drawOptions(game: AnyGame, random: Random): unknown {
  const variants = game.variants();
  const options: unknown = random.pick(variants);
  if (game.key === 'casino-holdem' || typeof options !== 'object' || options === null || !('bets' in options)) return options;
  const first = options as ChipOptions;
  const alike = (variants as readonly ChipOptions[]).filter((other) => restOf(other) === restOf(first));
  const more = Array.from({ length: random.int(3) }, () => random.pick(alike).bets).flat();
  return { ...first, bets: [...first.bets, ...more].map(({ on }) => ({ on, chips: 1 + random.int(5) })) };
}

const amount = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

/** A finished round as the server's receipt tells it, with options and decisions at random. */
export function playedReceipt(game: AnyGame, nonce: number, random: Random): CasinoReceipt {
  const options = drawOptions(game, random);
  const edgePpm = game.edge === null ? 0 : game.edge.usual;
  const actions: unknown[] = [];
  const replay = () =>
    replayRound(game, { options, edgePpm, actions }, seededDraws({ serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce }));
  let state = replay();
  while (state.ok && !game.isOver(state.value)) {
    actions.push(DECISIONS[game.key]?.(random));
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
    jackpots: [],
    pots: [],
    fed: null,
  };
}
