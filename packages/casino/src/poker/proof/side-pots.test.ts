// Hands of the room, asked again only when their code has changed (docs/decisions/0026).
import { createRandom, type Random } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { beginHand } from '../begin-hand.ts';
import type { HandSetup, HandState } from '../hand-state.ts';
import type { HandRules } from '../rules.ts';
import { playRandomly, shuffled } from '../testing/play-randomly.ts';
import { chipByChip } from './chip-by-chip.ts';

const SEED = Number(process.env.SEED ?? 86);
/** A million hands, in tenths that each have their own time. */
const PARTS = Array.from({ length: 10 }, (_, part) => part + 1);
const HANDS = 100_000;
const RAKED_HANDS = 20_000;
const RAKE = { ratePpm: 50_000, caps: [{ players: 2, chips: 3 }] };

/** Two to nine players with stacks of a few blinds, dead posts and antes among them: nearly every hand has somebody all in. */
function anySetup(random: Random, rules: Pick<HandRules, 'variant' | 'rake'>): HandSetup {
  const seats = Array.from({ length: 2 + random.int(8) }, (_, i) => i + 1);
  const button = random.int(seats.length);
  const at = (offset: number): number => seats[(button + offset) % seats.length] as number;
  const [smallBlind, bigBlind] = seats.length === 2 ? [at(0), at(1)] : [at(1), at(2)];
  return {
    rules: { ...rules, smallBlind: 1, bigBlind: 2, ante: random.int(4) === 0 ? 1 : 0 },
    seats: seats.map((seat) => ({
      seat,
      chips: 1 + random.int(random.int(3) === 0 ? 6 : 40),
      postsLive: seat !== smallBlind && seat !== bigBlind && random.int(20) === 0 ? 2 : 0,
      postsDead: seat !== smallBlind && seat !== bigBlind && random.int(20) === 0 ? 1 : 0,
    })),
    positions: { button: at(0), smallBlind: random.int(20) === 0 && seats.length > 2 ? null : smallBlind, bigBlind },
    deck: shuffled(random),
  };
}

/** Chips of each seat at the end by the rule that knows no levels, in the order of the odd chips. */
function expected({ seats, dead, outcome, setup }: HandState): readonly (readonly [number, number])[] {
  const strengthOf = (number: number): number => outcome?.strengths.find(({ seat }) => seat === number)?.strength ?? 0;
  const back = chipByChip(
    seats.map(({ seat, paid, standing }) => ({ seat, chips: paid, isFolded: standing === 'folded', strength: strengthOf(seat) })),
    dead,
  );
  return seats.map(({ seat, paid }) => {
    const { chips = 0, postsDead = 0 } = setup.seats.find((dealt) => dealt.seat === seat) ?? {};
    const posted = Math.min(postsDead, chips - Math.min(chips, paid));
    return [seat, chips - paid - posted + (back.get(seat) ?? 0)] as const;
  });
}

const total = (state: HandState): number => state.seats.reduce((sum, { stack }) => sum + stack, 0);
const brought = ({ setup }: HandState): number => setup.seats.reduce((sum, { chips }) => sum + chips, 0);

describe('hands at random', () => {
  it.each(PARTS)('pay every seat what laying its chips one by one does: 100,000 of a million, part %i', (part) => {
    const random = createRandom('side pots', part, SEED);
    const faults: string[] = [];
    const seen = { sidePots: 0, uncalled: 0, shared: 0 };
    for (let hand = 0; hand < HANDS; hand += 1) {
      const ended = playRandomly(beginHand(anySetup(random, { variant: 'holdem', rake: null })), random);
      const { outcome } = ended;
      if (!outcome) throw new Error('the hand has no end');
      seen.sidePots += Number(outcome.pots.length > 1);
      seen.uncalled += Number(outcome.uncalled !== null);
      seen.shared += Number(outcome.pots.some(({ winners }) => winners.length > 1));
      const isRight = expected(ended).every(([seat, chips], i) => ended.seats[i]?.seat === seat && ended.seats[i]?.stack === chips);
      if (!isRight || total(ended) !== brought(ended)) faults.push(JSON.stringify(ended));
    }
    expect(faults.slice(0, 3), `seed ${SEED}`).toEqual([]);
    expect(seen.sidePots).toBeGreaterThan(HANDS / 10);
    expect(Math.min(seen.uncalled, seen.shared)).toBeGreaterThan(HANDS / 100);
  });

  it('of Omaha lose no chip but the rake, which is that of what was called', () => {
    const random = createRandom('raked', SEED);
    let raked = 0;
    for (let hand = 0; hand < RAKED_HANDS; hand += 1) {
      const ended = playRandomly(beginHand(anySetup(random, { variant: 'omaha', rake: RAKE })), random);
      const { rake = 0, pots = [] } = ended.outcome ?? {};
      const called = pots.reduce((sum, { chips }) => sum + chips, 0);
      raked += rake;
      expect(total(ended) + rake, `seed ${SEED}, hand ${hand}`).toBe(brought(ended));
      expect(rake).toBe(ended.board.length === 0 ? 0 : Math.min(3, Math.floor(called / 20)));
    }
    expect(raked).toBeGreaterThan(RAKED_HANDS / 10);
  });
});
