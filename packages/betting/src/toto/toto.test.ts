import { createRandom, type Random } from '@touchline/kernel/random';
import { describe, expect, it } from 'vitest';
import { marketIdByKey } from '../markets/market-id-by-key.ts';
import { ANY_OTHER, scoreOutcome } from '../markets/score/correct-score.ts';
import { pickFavourites, pickLuckyDip, presetLines, presetsFor, TOTO_PRESETS } from './pick-favourites.ts';
import { settleToto, type TotoTicket, ticketStake } from './settle-toto.ts';
import { isTotoTotal, totoMarket, totoResult } from './toto-result.ts';
import { TOTO_15, TOTO_POOLS, type TotoRules } from './toto-rules.ts';
import { checkTicket, countLines, linesByCorrect, type TotoMarks, type TotoResult, totoOutcomes } from './toto-ticket.ts';

const HOMES: readonly TotoResult[] = Array.from({ length: 15 }, () => 1);
/** A ticket by letters: 1 home, X draw, 2 away, d home or draw, t all three. */
const marks = (text: string): TotoMarks =>
  Array.from(text, (c) => (c === 't' ? [1, 0, 2] : c === 'd' ? [1, 0] : c === 'X' ? [0] : [Number(c)]));
const ticket = (text: string, lineStakeMinor = 100n): TotoTicket => ({ marks: marks(text), lineStakeMinor });

const randomMarks = (random: Random, rules: TotoRules): TotoMarks =>
  Array.from({ length: rules.matches }, () => {
    const list = totoOutcomes(rules.kind);
    return [...new Set(Array.from({ length: 1 + random.int(random.chance(0.2) ? 3 : 1) }, () => random.pick(list)))];
  });

describe('tickets', () => {
  it('have as many lines as the product of their marks', () => {
    expect(countLines(marks('111111111111111'))).toBe(1);
    expect(countLines(marks('ddd111111111tt1'))).toBe(72);
    expect(ticketStake(ticket('ddd111111111tt1'))).toBe(7200n);
  });

  it.each([
    ['too few matches', marks('111'), { code: 'toto-matches', count: 3, needed: 15 }],
    ['a match without a mark', [...marks('11111111111111'), []], { code: 'toto-marks', matches: [14] }],
    ['a mark twice', [...marks('11111111111111'), [1, 1]], { code: 'toto-marks', matches: [14] }],
    ['a mark that is no outcome', [...marks('11111111111111'), [3]], { code: 'toto-marks', matches: [14] }],
    ['more lines than allowed', marks('ttttttttttttttt'), { code: 'toto-lines', lines: 14_348_907, max: 100_000 }],
  ])('are refused: %s', (_, own, error) => {
    expect(checkTicket(own, TOTO_15)).toEqual({ ok: false, error });
  });

  it('count their lines by correct guesses as if each were written out (seed 51)', () => {
    const random = createRandom('toto lines', 51);
    for (let i = 0; i < 200; i++) {
      const own = randomMarks(random, { ...TOTO_15, matches: 7 });
      const results = own.map((): TotoResult => (random.chance(0.1) ? 'void' : random.pick([0, 1, 2])));
      const written = own.reduce<number[]>(
        (list, choice, match) =>
          list.flatMap((hits) => choice.map((m) => hits + (results[match] === 'void' || results[match] === m ? 1 : 0))),
        [0],
      );
      const expected = Array.from({ length: 8 }, (_, correct) => written.filter((hits) => hits === correct).length);
      expect(linesByCorrect(own, results)).toEqual(expected);
    }
  });
});

describe('settleToto', () => {
  it('shares each tier by stakes and carries what nobody won to the jackpot', () => {
    // Stakes 100 + 300 + 600 = 1000, pool 900: 90 for each of 15 to 11 correct, 180 for 10, 270 for 9.
    const settled = settleToto(
      TOTO_15,
      [ticket('111111111111112', 100n), ticket('111111111111112', 300n), ticket('2222222XXXXXXXX', 600n)],
      HOMES,
      5000n,
    );
    expect(settled.tickets.map((t) => t.returnMinor)).toEqual([22n, 67n, 0n]);
    expect(settled).toMatchObject({ jackpotAfterMinor: 5810n, takeoutMinor: 100n, roundingMinor: 1n });
  });

  it('pays the jackpot with the highest tier, once, by stakes', () => {
    const settled = settleToto(TOTO_15, [ticket('111111111111111', 100n), ticket('d11111111111111', 100n)], HOMES, 1_000_000n);
    // Stakes 300, pool 270: 27 + jackpot for two lines of 15; the other line of the second ticket has 14 correct.
    expect(settled.tickets.map((t) => t.returnMinor)).toEqual([500_013n, 500_040n]);
    expect(settled.jackpotAfterMinor).toBe(27n * 3n + 54n + 81n);
  });

  it.each([
    ['one void match is guessed by all and nine correct still pay', 1, '1111111122222222'.slice(0, 15), true],
    ['with two the ninth tier is not paid', 2, '111111122222222', false],
  ])('%s', (_, voids, text, paid) => {
    const results = HOMES.map((r, i): TotoResult => (i >= 15 - voids ? 'void' : r));
    expect(settleToto(TOTO_15, [ticket(text)], results, 0n).tickets[0]?.returnMinor !== 0n).toBe(paid);
  });

  it('returns every stake and keeps the jackpot when too many matches are void', () => {
    const results = HOMES.map((r, i): TotoResult => (i < 6 ? 'void' : r));
    const settled = settleToto(TOTO_15, [ticket('111111111111111', 250n), ticket('t11111111111111', 100n)], results, 777n);
    expect(settled).toMatchObject({ isVoid: true, jackpotAfterMinor: 777n, takeoutMinor: 0n, roundingMinor: 0n });
    expect(settled.tickets.map((t) => t.returnMinor)).toEqual([250n, 300n]);
  });

  it('T32 loses no unit: stakes and jackpot are returns, jackpot, house and residue, at every scale (seed 52)', () => {
    const random = createRandom('toto money', 52);
    for (let i = 0; i < 600; i++) {
      const rules = random.pick(Object.values(TOTO_POOLS));
      const scale = 10n ** BigInt(random.pick([0, 2, 3, 4, 8]));
      const tickets = Array.from(
        { length: 1 + random.int(12) },
        (): TotoTicket => ({
          marks: randomMarks(random, rules),
          lineStakeMinor: BigInt(1 + random.int(500)) * scale,
        }),
      );
      // Results close to a ticket's marks, so that tiers have winners.
      const model = random.pick(tickets).marks;
      const results = model.map(
        (own): TotoResult =>
          random.chance(0.08) ? 'void' : random.chance(0.2) ? random.pick(totoOutcomes(rules.kind)) : (own[0] ?? 'void'),
      );
      const jackpot = BigInt(random.int(1_000_000)) * scale;
      const settled = settleToto(rules, tickets, results, jackpot);
      const stakes = tickets.reduce((sum, t) => sum + ticketStake(t), 0n);
      const paid = settled.tickets.reduce((sum, t) => sum + t.returnMinor, 0n);
      expect(paid + settled.jackpotAfterMinor + settled.takeoutMinor + settled.roundingMinor).toBe(stakes + jackpot);
      expect(settled.roundingMinor).toBeGreaterThanOrEqual(0n);
      // Each payment is rounded down by less than a unit.
      expect(settled.roundingMinor).toBeLessThan(BigInt(1 + tickets.length * rules.tiers.length));
    }
  });

  it('shares out the whole pool, whatever tiers are paid', () => {
    for (const { tiers } of Object.values(TOTO_POOLS)) expect(tiers.reduce((sum, tier) => sum + tier.permille, 0)).toBe(1000);
  });
});

describe('totoResult', () => {
  const of = (results: Readonly<Record<number, 'win' | 'lose' | 'void'>>) => (outcome: number) => results[outcome];
  it.each([
    ['home', 'result', { 1: 'win', 0: 'lose', 2: 'lose' }, 1],
    ['draw', 'result', { 1: 'lose', 0: 'win', 2: 'lose' }, 0],
    ['a score', 'correct-score', { [scoreOutcome(2, 1)]: 'win' }, scoreOutcome(2, 1)],
    ['a score beyond the grid', 'correct-score', { [scoreOutcome(0, 0)]: 'lose', [ANY_OTHER]: 'win' }, ANY_OTHER],
    ['over', 'total', { 1: 'win', 2: 'lose' }, 1],
    ['an abandoned match', 'result', { 1: 'void', 0: 'void', 2: 'void' }, 'void'],
    ['one outcome that is void', 'result', { 1: 'win', 0: 'void', 2: 'lose' }, 'void'],
    ['a match not played yet', 'result', {}, undefined],
    ['only what is lost already', 'correct-score', { [scoreOutcome(0, 0)]: 'lose' }, undefined],
  ] as const)('%s', (_, kind, results, expected) => {
    expect(totoResult(kind, of(results))).toBe(expected);
  });

  it('takes totals of the whole match at a half only', () => {
    const total = (line: number, period = 0) => marketIdByKey('total', { line, period });
    expect([total(10), total(-2), total(8), total(9), total(10, 1), marketIdByKey('result')].map(isTotoTotal)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('guesses home, draw or away of the result, and scores of the grid of four', () => {
    expect(totoMarket('result')).toBe(marketIdByKey('result'));
    expect(totoMarket('correct-score')).toBe(marketIdByKey('correct-score', { specifier: 4 }));
  });
});

describe('packages', () => {
  it('mark the least sure matches most, and have the lines they say', () => {
    const shares = Array.from({ length: 15 }, (_, i) => [
      { outcome: 0, weight: 20 },
      { outcome: 1, weight: 35 + 3 * i },
      { outcome: 2, weight: 30 },
    ]);
    for (const one of TOTO_PRESETS) {
      const own = pickFavourites(one, shares);
      expect(countLines(own)).toBe(presetLines(one));
      expect(checkTicket(own, TOTO_15)).toEqual({ ok: true, value: presetLines(one) });
    }
    expect(pickFavourites({ key: 'x', doubles: 1, triples: 1 }, shares).slice(0, 3)).toEqual([[1, 2, 0], [1, 2], [1]]);
  });

  it('by lot have the lines they say too, and only outcomes of the sheet (seed 53)', () => {
    for (const rules of Object.values(TOTO_POOLS)) {
      const outcomes = totoOutcomes(rules.kind);
      const shares = Array.from({ length: rules.matches }, () => outcomes.map((outcome, i) => ({ outcome, weight: i === 0 ? 0 : i })));
      const possible = presetsFor(rules);
      expect(possible.length).toBeGreaterThan(1);
      for (const one of possible) {
        const own = pickLuckyDip(one, shares, createRandom('toto lot', 53));
        expect(checkTicket(own, rules)).toEqual({ ok: true, value: presetLines(one) });
      }
    }
    expect(presetsFor(TOTO_POOLS.totals).every(({ triples }) => triples === 0)).toBe(true);
  });
});
