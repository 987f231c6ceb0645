/**
 * Nine questions about the last twelve months, in the manner of the Problem Gambling Severity Index (Ferris and Wynne, 2001): each is answered
 * from 0 (never) to 3 (almost always), the sum from 0 to 27 falls into one of its four bands.
 */
export const SELF_TEST_QUESTIONS = [
  'more-than-affordable',
  'larger-amounts',
  'chasing',
  'borrowed',
  'felt-a-problem',
  'health',
  'criticised',
  'money-trouble',
  'guilt',
] as const;

/** The answers by their points. */
export const SELF_TEST_ANSWERS = ['never', 'sometimes', 'often', 'always'] as const;

export const SELF_TEST_BANDS = ['none', 'low', 'moderate', 'high'] as const;
export type SelfTestBand = (typeof SELF_TEST_BANDS)[number];

/** The band of a sum of points. */
export function decideBand(score: number): SelfTestBand {
  if (score === 0) return 'none';
  if (score <= 2) return 'low';
  return score <= 7 ? 'moderate' : 'high';
}
