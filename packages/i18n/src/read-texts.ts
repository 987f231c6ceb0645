import fs from 'node:fs';
import path from 'node:path';
import { ESPORT_NAMES } from '@touchline/catalogue/sport/esport-names';
import type { Dictionary } from './dictionary.ts';
import { marketTexts } from './market-texts.ts';

/** Areas of what the server writes into its replies, letters and messages: screens are drawn without them, and browsers never load them. */
const SERVER_AREAS: ReadonlySet<string> = new Set([
  'auth-notifications',
  'countries',
  'great-tournaments',
  'incidents',
  'information-pages',
  'insights',
  'letters',
  'limit-notifications',
  'markets',
  'match-notifications',
  'operator-notifications',
  'payment-notifications',
  'receipts',
  'sandbox',
  'security-notifications',
]);

/** A language's own texts. */
export interface LanguageTexts {
  readonly screens: Dictionary;
  /** Texts that only the server says. */
  readonly server: Dictionary;
}

/** Disciplines of esports go by their trade names in every language. */
const ESPORT_TEXTS: Dictionary = Object.fromEntries(Object.entries(ESPORT_NAMES).map(([id, name]) => [`sport.${id}`, name]));

/** The project's folder of texts: the nearest `locales` above this file, which may be a source or part of a bundle. */
export function localesFolder(): string {
  let folder = import.meta.dirname;
  while (!fs.existsSync(path.join(folder, 'locales'))) {
    const above = path.dirname(folder);
    if (above === folder) throw new Error(`no folder "locales" above ${import.meta.dirname}`);
    folder = above;
  }
  return path.join(folder, 'locales');
}

/** The names of a language's areas: its files. */
export const areasOf = (folder: string, language: string): string[] =>
  fs
    .readdirSync(path.join(folder, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .sort();

/** One file of texts, as it is written. */
export const readArea = (folder: string, language: string, area: string): Dictionary =>
  JSON.parse(fs.readFileSync(path.join(folder, language, `${area}.json`), 'utf8')) as Dictionary;

/** All of a language's own texts. Throws where the language has no folder. */
export function readTexts(folder: string, language: string): LanguageTexts {
  const screens: Record<string, string> = {};
  const server: Record<string, string> = {};
  for (const area of areasOf(folder, language)) {
    const texts = readArea(folder, language, area);
    Object.assign(SERVER_AREAS.has(area) ? server : screens, texts);
    if (area === 'markets') Object.assign(server, marketTexts(texts));
    if (area === 'sports') Object.assign(screens, ESPORT_TEXTS);
  }
  return { screens, server };
}
