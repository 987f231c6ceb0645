import { type Ratio, ratio } from '@touchline/kernel/ratio';
import { err, ok } from '@touchline/kernel/result';
import { DECK } from '../cards/cards.ts';
import { strengthOf } from '../cards/poker-hand.ts';
import { type ChipBet, chipTotal, payOfChips } from '../chips.ts';
import { sample } from '../draws/sample.ts';
import { defineGame } from '../game.ts';
import { CasinoHoldemAction, CasinoHoldemOptions } from './options.ts';
import { anteOdds, bonusOdds, CALL, QUALIFYING } from './pays.ts';
import { anteReturn, bonusReturn } from './returns.ts';

interface CasinoHoldemState {
  readonly bets: readonly ChipBet<'ante' | 'bonus'>[];
  readonly player: readonly number[];
  readonly flop: readonly number[];
  readonly turnAndRiver: readonly number[];
  readonly dealer: readonly number[];
  readonly decision: 'call' | 'fold' | null;
}

/** Cards; the dealer's are null until the round is over. */
export interface CasinoHoldemView {
  readonly player: readonly number[];
  readonly board: readonly number[];
  readonly dealer: readonly number[] | null;
  readonly decision: CasinoHoldemState['decision'];
  readonly dealerQualifies: boolean | null;
}

const chipsOn = (bets: CasinoHoldemState['bets'], on: 'ante' | 'bonus'): number => bets.find((bet) => bet.on === on)?.chips ?? 0;

/** The return of the ante and its call together, in antes. */
function anteUnits({ decision, player, flop, turnAndRiver, dealer }: CasinoHoldemState): number {
  if (decision !== 'call') return 0;
  const board = [...flop, ...turnAndRiver];
  const ours = strengthOf([...player, ...board]);
  const theirs = strengthOf([...dealer, ...board]);
  if (theirs < QUALIFYING) return 1 + anteOdds(ours) + CALL;
  if (ours === theirs) return 1 + CALL;
  return ours > theirs ? 1 + anteOdds(ours) + 2 * CALL : 0;
}

const returned = (state: CasinoHoldemState): Ratio =>
  payOfChips(state.bets, (on) =>
    ratio(BigInt(on === 'ante' ? anteUnits(state) : bonusOdds(strengthOf([...state.player, ...state.flop])) + 1), 1n),
  );

/** Two cards against the dealer's on a board of five; decided upon the flop. The bonus is paid by the flop, whatever is decided. */
export const CASINO_HOLDEM = defineGame<CasinoHoldemOptions, CasinoHoldemState, CasinoHoldemAction>({
  key: 'casino-holdem',
  edge: null,
  options: CasinoHoldemOptions,
  action: CasinoHoldemAction,
  chips: chipTotal,
  begin({ bets }, draws) {
    const cards = sample(draws, DECK, 9);
    return {
      bets,
      player: cards.slice(0, 2),
      flop: cards.slice(2, 5),
      turnAndRiver: cards.slice(5, 7),
      dealer: cards.slice(7),
      decision: null,
    };
  },
  act: (state, action) =>
    state.decision
      ? err({ field: 'action', message: 'the round is over' })
      : ok({ ...state, decision: 'call' in action ? 'call' : 'fold' }),
  isOver: ({ decision }) => decision !== null,
  forgotten: () => ({ fold: true }),
  staked: ({ bets, decision }) =>
    ratio(BigInt(chipTotal({ bets }) + (decision === 'call' ? CALL * chipsOn(bets, 'ante') : 0)), BigInt(chipTotal({ bets }))),
  returned,
  view: ({ player, flop, turnAndRiver, dealer, decision }) =>
    ({
      player,
      board: decision ? [...flop, ...turnAndRiver] : flop,
      dealer: decision ? dealer : null,
      decision,
      dealerQualifies: decision ? strengthOf([...dealer, ...flop, ...turnAndRiver]) >= QUALIFYING : null,
    }) satisfies CasinoHoldemView,
  variants: () => [
    { bets: [{ on: 'ante', chips: 1 }] },
    {
      bets: [
        { on: 'ante', chips: 1 },
        { on: 'bonus', chips: 1 },
      ],
    },
  ],
  returns: ({ bets }) => ({ payouts: [], expected: payOfChips(bets, (on) => (on === 'ante' ? anteReturn() : bonusReturn())) }),
});
