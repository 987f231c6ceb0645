import { matchLanguage, type SiteLanguage } from '@touchline/catalogue/places/languages';

/** Languages that there are texts in, and which of them says what another one lacks. */
export interface LanguageSet {
  readonly all: readonly SiteLanguage[];
  /** The language of last resort: it has every text. */
  readonly base: string;
  has(code: string): boolean;
  /** The BCP 47 tag by which Intl knows a language. */
  tag(code: string): string;
  /** The languages that say what a language lacks: of "pt-BR" it is "pt" where there is one, else the base; of the base nobody. */
  fallback(code: string): string | undefined;
  /** The language that a wish asks for ("ru", "pt_BR", "AR-eg"); the base where there is none. */
  match(wish: string | undefined): string;
}

/** Throws if the base is not one of the languages. */
export function createLanguageSet(all: readonly SiteLanguage[], base: string): LanguageSet {
  const byCode = new Map(all.map((language) => [language.code, language]));
  const codes = all.map(({ code }) => code);
  if (!byCode.has(base)) throw new Error(`the base language ${base} is none of ${codes.join(', ')}`);
  return {
    all,
    base,
    has: (code) => byCode.has(code),
    tag: (code) => byCode.get(code)?.tag ?? code,
    fallback(code) {
      if (code === base) return undefined;
      const wider = code.slice(0, Math.max(0, code.lastIndexOf('-')));
      return byCode.has(wider) ? wider : base;
    },
    match: (wish) => matchLanguage(wish, codes) ?? base,
  };
}
