import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { seedHash } from '@touchline/casino/draws/seeded-draws';
import type { AnyGame } from '@touchline/casino/game';
import { GAMES } from '@touchline/casino/games/games';
import { drawTicket, drawTrigger, isLucky } from '@touchline/casino/jackpots/jackpot-draws';
import { FIRST_TIERS, termsOfRules } from '@touchline/casino/jackpots/jackpot-rules';
import { JACKPOT_TIERS, type JackpotTierKey } from '@touchline/casino/jackpots/jackpot-tier';
import type { JackpotDrop, JackpotOfRound } from '@touchline/contract/casino/jackpot-shapes';
import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { formatMoney } from '@touchline/kernel/money';
import { createRandom } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { CLIENT_SEED, playedReceipt, SERVER_SEED } from '../fairness/testing/played-receipt.ts';
import { exportedJackpot } from './exported-jackpot.ts';

const HTML = fs.readFileSync(path.join(import.meta.dirname, '../../../../public/verify.html'), 'utf8');
const SEED = 20_261_129;
const POTS = 60;

interface Verify {
  readonly checkJackpot: (file: unknown) => { readonly faults: readonly string[]; readonly holds: boolean; readonly trigger: string };
  readonly checkSession: (file: unknown) => { readonly holds: boolean; readonly rounds: readonly { readonly faults: readonly string[] }[] };
}

function readVerify(): Verify {
  const world: { touchlineVerify?: Verify } = {};
  vm.runInNewContext(/<script>([\s\S]*)<\/script>/.exec(HTML)?.[1] ?? '', Object.assign(world, { TextEncoder }));
  if (!world.touchlineVerify) throw new Error('the script gives nothing');
  return world.touchlineVerify;
}

const amount = (minor: bigint): string => formatMoney(minor, 2);
/** A pot of a tier in euros that has dropped at its trigger. */
function droppedPot(tier: JackpotTierKey, number: number, secret: string): JackpotDrop {
  const terms = termsOfRules({ tiers: FIRST_TIERS }, 100n)[JACKPOT_TIERS.indexOf(tier)];
  if (terms?.kind !== 'mystery') throw new Error(`${tier} has no trigger`);
  const trigger = amount(drawTrigger(secret, tier, number, terms));
  return {
    pot: '1',
    tier,
    number,
    kind: 'mystery',
    seed: amount(terms.seedMinor),
    cap: amount(terms.capMinor),
    odds: null,
    ratePpm: terms.ratePpm,
    promise: seedHash(secret),
    secret,
    trigger,
    amount: trigger,
    droppedAt: 0,
    game: 'keno',
  };
}

describe(`verify.html and jackpots, seed ${SEED}`, () => {
  const { checkJackpot, checkSession } = readVerify();
  const secretOf = (n: number): string => seedHash(`secret ${SEED} ${n}`);

  it.each(['mini', 'minor', 'major'] as const)('works out every trigger of %s as the package does', (tier) => {
    for (let number = 1; number <= POTS; number += 1) {
      const drop = droppedPot(tier, number, secretOf(number));
      expect(checkJackpot(exportedJackpot(drop, 'EUR'))).toMatchObject({ faults: [], trigger: drop.amount.replace('.', '') });
    }
  });

  const drop = droppedPot('minor', 7, secretOf(7));
  it.each([
    ['another secret', { secret: secretOf(8) }],
    ['another promise', { promise: seedHash('another') }],
    ['another amount', { amount: '249.99' === drop.amount ? '249.98' : '249.99' }],
    ['another pot of the tier', { number: 8 }],
    ['another cap', { cap: '249.99' }],
  ])('finds %s', (_, changed) => {
    expect(checkJackpot({ ...exportedJackpot(drop, 'EUR'), ...changed }).holds).toBe(false);
  });

  const keno = GAMES.find(({ key }) => key === 'keno') as AnyGame;
  const round = playedReceipt(keno, 1, createRandom(SEED));
  const stakeMinor = BigInt(round.stake.replace('.', ''));
  /** The grand in a round; `oddsMinor` as the round's own draw wins it, or not. */
  const grand = (oddsMinor: bigint, won: string | null): JackpotOfRound => ({
    pot: '2',
    tier: 'grand',
    number: 1,
    kind: 'chance',
    seed: '5000.00',
    cap: null,
    odds: amount(oddsMinor),
    ratePpm: 500,
    promise: null,
    secret: null,
    trigger: null,
    won,
  });
  const faultsOf = (pots: CasinoReceipt['pots']): readonly string[] =>
    checkSession({
      format: 'touchline-casino-session',
      serverSeed: SERVER_SEED,
      serverSeedHash: seedHash(SERVER_SEED),
      clientSeed: CLIENT_SEED,
      rounds: 1,
      exportedRounds: [{ ...round, pots }],
    }).rounds.flatMap(({ faults }) => faults);

  it('draws the ticket of the grand as the package does, and finds one that was withheld or given away', () => {
    const seeds = { serverSeed: SERVER_SEED, clientSeed: CLIENT_SEED, nonce: 1 };
    for (const oddsMinor of [1n, stakeMinor, stakeMinor * 2n, stakeMinor * 1_000n, 1_000_000_000n]) {
      const wins = isLucky(drawTicket(seeds, 'grand', { oddsMinor }), stakeMinor);
      expect(faultsOf([grand(oddsMinor, wins ? '5000.12' : null)])).toEqual([]);
      expect(faultsOf([grand(oddsMinor, wins ? null : '5000.12')])).toHaveLength(1);
    }
  });
});
