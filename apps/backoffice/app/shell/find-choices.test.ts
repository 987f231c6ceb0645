import { expect, it } from 'vitest';
import { findChoices } from './find-choices.ts';

it.each([
  ['17', ['player', 'bet']],
  [' 10000017 ', ['player', 'bet', 'phone']],
  ['+353 85 123 4567', ['phone']],
  ['one@example.com', ['email']],
  ['Maria', []],
  ['', []],
])('%j can be %j', (text, choices) => expect(findChoices(text)).toEqual(choices));
