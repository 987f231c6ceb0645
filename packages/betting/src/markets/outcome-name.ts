import type { MarketRef } from '@touchline/kernel/selection';

export interface OutcomeName {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** A line as it is written beside an outcome: "2.5", "-0.75"; with a plus for handicaps. */
export const formatLine = (quarters: number): string => String(quarters / 4);
export const signedLine = (quarters: number): string => (quarters > 0 ? `+${quarters / 4}` : String(quarters / 4));

const SIDES = ['draw', 'home', 'away'];

/** 1 home, 0 draw, 2 away. */
export const sideName = (_ref: MarketRef, outcome: number): OutcomeName => ({ key: SIDES[outcome] ?? 'draw' });
/** 1 yes, 2 no. */
export const yesNoName = (_ref: MarketRef, outcome: number): OutcomeName => ({ key: outcome === 1 ? 'yes' : 'no' });
/** 1 odd, 2 even. */
export const oddEvenName = (_ref: MarketRef, outcome: number): OutcomeName => ({ key: outcome === 1 ? 'odd' : 'even' });
/** 1 over, 2 under the line. */
export const overUnderName = (ref: MarketRef, outcome: number): OutcomeName => ({
  key: outcome === 1 ? 'over' : 'under',
  args: { line: formatLine(ref.line) },
});
