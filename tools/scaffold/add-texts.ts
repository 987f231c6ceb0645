import { LANGUAGES } from '@touchline/i18n/languages';
import type { Changes } from './changes.ts';

/** How a text begins that nobody has written yet, the same in every language. A test of i18n finds those that stay, by their keys. */
export const NOT_WRITTEN = 'Not written yet';

/**
 * Adds texts to an area, in every language that has the area, each saying of itself that it is not written; its key, whose words the glossary may leave out,
 * is not said again. What one country's way of writing a language leaves out the language says.
 */
export function addTexts(changes: Changes, area: string, keys: readonly string[]): void {
  const lines = keys.map((key) => `,\n  "${key}": "${NOT_WRITTEN}"`).join('');
  for (const { code } of LANGUAGES) {
    const file = `locales/${code}/${area}.json`;
    if (changes.exists(file)) changes.insertBefore(file, '\n}', lines);
  }
}
