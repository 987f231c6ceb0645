import { expect, it } from 'vitest';
import { Changes } from './changes.ts';
import { newScreen } from './new-screen.ts';

const NOUNS = 'tools/sources/nouns.ts';

it('says why a screen of its own has no calls, and nothing of a noun that is known', () => {
  const changes = new Changes();
  const before = changes.read(NOUNS);
  newScreen(changes, 'tips/daily', false);
  expect(changes.read(NOUNS)).toBe(before.replace(/(const REASONS: .+ = \{\n)/, "$1  'tips-daily': 'a page without calls of its own',\n"));

  const ofKnown = new Changes();
  newScreen(ofKnown, 'captcha', false);
  newScreen(ofKnown, 'bids', false);
  expect(ofKnown.read(NOUNS)).toBe(before);
});
