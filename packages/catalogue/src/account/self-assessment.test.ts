import { describe, expect, it } from 'vitest';
import { decideBand, SELF_TEST_ANSWERS, SELF_TEST_QUESTIONS } from './self-assessment.ts';

describe('the self-test', () => {
  it('has nine questions of up to three points', () => {
    expect(SELF_TEST_QUESTIONS).toHaveLength(9);
    expect(new Set(SELF_TEST_QUESTIONS).size).toBe(9);
    expect((SELF_TEST_ANSWERS.length - 1) * SELF_TEST_QUESTIONS.length).toBe(27);
  });

  it.each([
    [0, 'none'],
    [1, 'low'],
    [2, 'low'],
    [3, 'moderate'],
    [7, 'moderate'],
    [8, 'high'],
    [27, 'high'],
  ] as const)('%i points are %s', (score, band) => {
    expect(decideBand(score)).toBe(band);
  });
});
