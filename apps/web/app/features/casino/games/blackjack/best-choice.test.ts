import { BLACKJACK, type BlackjackView } from '@touchline/casino/blackjack/blackjack';
import type { BlackjackOptions } from '@touchline/casino/blackjack/options';
import { describe, expect, it } from 'vitest';
import { bestChoice } from './best-choice.ts';

const USUAL = BLACKJACK.variants()[0] as BlackjackOptions;
const [EIGHT, SIX, ACE] = [24, 16, 48];
const view = (over: Partial<BlackjackView>): BlackjackView => ({
  hands: [{ cards: [EIGHT, EIGHT + 1], stake: 1, ending: null }],
  active: 0,
  dealer: [SIX],
  insured: false,
  moves: ['hit', 'stand', 'double', 'split'],
  ...over,
});

describe('the best choice at blackjack', () => {
  it.each([
    ['parts eights against a six', view({}), 'split'],
    ['declines insurance', view({ dealer: [ACE], insured: null, moves: ['insure'] }), 'decline'],
    ['is none once the round is over', view({ moves: [] }), null],
  ] as const)('%s', (_, seen, choice) => {
    expect(bestChoice(USUAL, seen)).toBe(choice);
  });
});
