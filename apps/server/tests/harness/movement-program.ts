import fc from 'fast-check';

/** One message of a program; `player`, `name`, `round` and `grant` are small numbers, so that they meet each other often. */
export type Op =
  | {
      readonly act: 'debit';
      readonly player: number;
      readonly name: number;
      readonly round: number;
      readonly minor: number;
      readonly jackpot: number;
    }
  | {
      readonly act: 'credit';
      readonly player: number;
      readonly name: number;
      readonly round: number | null;
      readonly minor: number;
      readonly jackpot: number;
      readonly closes: boolean;
    }
  | { readonly act: 'rollback'; readonly player: number; readonly name: number; readonly original: number }
  | { readonly act: 'grant'; readonly player: number; readonly name: number; readonly minor: number }
  | { readonly act: 'end'; readonly player: number; readonly name: number; readonly grant: number; readonly how: 'released' | 'forfeited' };

export const PLAYERS = 3;
const player = fc.nat({ max: PLAYERS - 1 });
const name = fc.nat({ max: 40 });
const round = fc.nat({ max: 3 });
const minor = fc.integer({ min: 0, max: 700 });
const jackpot = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }) });

const OP: fc.Arbitrary<Op> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('debit' as const), player, name, round, minor, jackpot }) },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('credit' as const),
      player,
      name,
      round: fc.oneof({ weight: 6, arbitrary: round }, { weight: 1, arbitrary: fc.constant(null) }),
      minor,
      jackpot,
      closes: fc.oneof({ weight: 7, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('rollback' as const), player, name, original: name }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('grant' as const), player, name, minor: fc.integer({ min: 1, max: 700 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('end' as const),
      player,
      name,
      grant: fc.nat({ max: 4 }),
      how: fc.constantFrom('released' as const, 'forfeited' as const),
    }),
  },
);

/** A program, and how often each of its messages is sent besides: providers repeat themselves. */
export const PROGRAM: fc.Arbitrary<readonly Op[]> = fc
  .array(fc.record({ op: OP, again: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 2 }) }) }), {
    minLength: 10,
    maxLength: 60,
  })
  .map((sent) => sent.flatMap(({ op, again }) => Array.from({ length: again + 1 }, () => op)));
