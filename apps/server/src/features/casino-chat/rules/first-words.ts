/**
 * Words that rooms do not take before an operator has set any: ways around limits, exclusions and the identity check, and lending. A list of a
 * brand and language takes their place whole.
 */
const FIRST_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['vpn', 'second account', 'multi account', 'sell account', 'buy account', 'fake id', 'bypass limit', 'bypass exclusion', 'lend me'],
  ru: ['впн', 'второй аккаунт', 'мультиаккаунт', 'продам аккаунт', 'куплю аккаунт', 'обойти лимит', 'обойти самоисключение', 'займи денег'],
  ar: ['في بي ان', 'حساب ثاني', 'بيع حساب', 'شراء حساب', 'هوية مزورة', 'تجاوز الحد', 'أقرضني'],
};

export const firstWords = (language: string): readonly string[] => FIRST_WORDS[language] ?? [];
