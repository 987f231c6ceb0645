import { LOSE, WIN } from '../../settlement/leg-result.ts';
import type { CountMarketFamily } from '../count-market-family.ts';
import { leadingSide } from '../result.ts';

/** 0 is a draw; otherwise side * 256 + band. */
export const marginOutcome = (side: 0 | 1 | 2, band: number): number => (side === 0 ? 0 : side * 256 + band);

/** Band of a margin where bands are `width` wide and number `bands` is open upwards: width 1 gives 1, 2, 3+. */
export const marginBand = (margin: number, width: number, bands: number): number => Math.min(Math.ceil(margin / width), bands);

/**
 * By how much a side wins. The ref's specifier holds the bands: width * 32 + number of bands (football 1 * 32 + 3, basketball 5 * 32 + 6).
 */
export const WINNING_MARGIN: CountMarketFamily = {
  family: 'winning-margin',
  group: 'scores',
  layout: 2,
  reads: 'difference',
  outcomes: null,
  outcomeName: (ref, outcome) => {
    if (outcome === 0) return { key: 'draw' };
    const side = Math.floor(outcome / 256) === 1 ? 'home' : 'away';
    const band = outcome % 256;
    const width = Math.floor(ref.specifier / 32);
    const from = (band - 1) * width + 1;
    if (band === ref.specifier % 32) return { key: `${side}-by-at-least`, args: { n: from } };
    return width === 1 ? { key: `${side}-by`, args: { n: from } } : { key: `${side}-by-range`, args: { from, to: band * width } };
  },
  final: (ref, outcome, difference) => {
    const band = marginBand(Math.abs(difference), Math.floor(ref.specifier / 32), ref.specifier % 32);
    return marginOutcome(leadingSide(difference), band) === outcome ? WIN : LOSE;
  },
};
