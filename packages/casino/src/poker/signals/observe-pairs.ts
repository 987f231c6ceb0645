import { actInHand } from '../act-in-hand.ts';
import { beginHand } from '../begin-hand.ts';
import type { HandAction, HandSetup, HandState } from '../hand-state.ts';

/** The word of a hand on two players in it; `a` has the lower seat. */
export interface PairObservation {
  readonly a: number;
  readonly b: number;
  /** Chips that went from `a` to `b`, below 0 the other way. */
  readonly flow: number;
  /** Streets after the flop's deal on which these two alone could bet. */
  readonly streets: number;
  /** Those of them on which either did. */
  readonly betStreets: number;
}

/** Whom the chips of a hand went to: each who lost gave to all who won, in proportion to what they won; rounded down. */
function flows({ setup, seats }: HandState): readonly { readonly from: number; readonly to: number; readonly chips: number }[] {
  const nets = seats.map(({ seat, stack }) => ({ seat, net: stack - (setup.seats.find((dealt) => dealt.seat === seat)?.chips ?? 0) }));
  const won = nets.filter(({ net }) => net > 0);
  const total = won.reduce((sum, { net }) => sum + net, 0);
  return nets
    .filter(({ net }) => net < 0)
    .flatMap((loser) => won.map((winner) => ({ from: loser.seat, to: winner.seat, chips: Math.floor((-loser.net * winner.net) / total) })));
}

interface PairStreet {
  readonly pair: string;
  readonly isBet: boolean;
}

/** The pair that a street after the deal of the flop is played by, both with chips; `null` where it is not two. */
function pairOf({ street, seats }: HandState): string | null {
  const open = seats.filter(({ standing }) => standing !== 'folded');
  if (street === 'preflop' || open.length !== 2 || open.some(({ standing }) => standing !== 'in')) return null;
  return open
    .map(({ seat }) => seat)
    .sort((x, y) => x - y)
    .join();
}

/** Streets that two players alone began, and whether one of them bet. Throws where an action is illegal. */
function pairStreets(
  begun: HandState,
  actions: readonly HandAction[],
): { readonly streets: readonly PairStreet[]; readonly ended: HandState } {
  const streets: PairStreet[] = [];
  let pair: string | null = null;
  let isBet = false;
  let state = begun;
  for (const action of actions) {
    const next = actInHand(state, action);
    if (!next.ok) throw new RangeError(`the hand was not played so: ${next.error.message}`);
    isBet ||= action.kind === 'raise';
    if (next.value.street !== state.street || next.value.outcome) {
      if (pair !== null) streets.push({ pair, isBet });
      pair = next.value.outcome ? null : pairOf(next.value);
      isBet = false;
    }
    state = next.value;
  }
  return { streets, ended: state };
}

/** The word of a hand that is over on its pairs; those about whom it says nothing are left out. */
export function observePairs(setup: HandSetup, actions: readonly HandAction[]): readonly PairObservation[] {
  const { streets, ended } = pairStreets(beginHand(setup), actions);
  const observed = new Map<string, PairObservation>();
  const add = (pair: string, more: { readonly flow?: number; readonly streets?: number; readonly betStreets?: number }): void => {
    const [a = 0, b = 0] = pair.split(',').map(Number);
    const before = observed.get(pair) ?? { a, b, flow: 0, streets: 0, betStreets: 0 };
    observed.set(pair, {
      ...before,
      flow: before.flow + (more.flow ?? 0),
      streets: before.streets + (more.streets ?? 0),
      betStreets: before.betStreets + (more.betStreets ?? 0),
    });
  };
  for (const { from, to, chips } of flows(ended)) {
    if (chips > 0) add([Math.min(from, to), Math.max(from, to)].join(), { flow: from < to ? chips : -chips });
  }
  for (const { pair, isBet } of streets) add(pair, { streets: 1, betStreets: Number(isBet) });
  return [...observed.values()];
}
