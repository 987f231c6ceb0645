import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';

/** Title and description of a statistics page: what it is about, then what it is. */
export const statisticsTexts = (language: Language, name: string): { readonly title: string; readonly description: string } => ({
  title: `${name} · ${translate(language, 'stats.name')}`,
  description: translate(language, 'stats.description', { name }),
});
