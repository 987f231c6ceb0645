import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  [0, '0 mins'],
  [61_000, '1 min'],
  [10_260_000, '2 hrs 51 mins'],
  [90_000_000, '1 day 1 hr'],
])('%i ms is %s', (ms, text) => expect(waitText('en', ms).replaceAll('\u00a0', ' ')).toBe(text));
