import { LANGUAGES } from '@touchline/i18n/languages';
import { expect, it } from 'vitest';
import { addTexts } from './add-texts.ts';
import type { Changes } from './changes.ts';

it('adds texts in every language that has the area, and in no other', () => {
  const [first, ...others] = LANGUAGES.map(({ code }) => `locales/${code}/frame.json`);
  const changed: string[] = [];
  const changes: Pick<Changes, 'exists' | 'insertBefore'> = {
    exists: (file) => file !== first,
    insertBefore: (file, _at, text) => {
      changed.push(file);
      expect(text).toBe(',\n  "a.title": "Not written yet"');
    },
  };
  addTexts(changes as Changes, 'frame', ['a.title']);
  expect(changed).toEqual(others);
});
