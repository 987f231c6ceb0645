import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';
import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';

/** The fact that the words refer to is a setting of the site, and stands in them as it is now. */
const SETTINGS: Readonly<Record<string, number>> = {
  age: CONFIG_DEFAULTS.minAgeYears,
  logoff: CONFIG_DEFAULTS.autoLogoffMinutes,
  maxBets: CONFIG_DEFAULTS.couponMaxBets,
  systemMaxBets: CONFIG_DEFAULTS.systemMaxBets,
  couponDays: CONFIG_DEFAULTS.couponHistoryDays,
};

/** The values from 1 on, up to the first number that there is nothing for. */
function counted<T>(of: (n: number) => T | undefined): T[] {
  const values: T[] = [];
  for (let value = of(1); value !== undefined; value = of(values.length + 1)) values.push(value);
  return values;
}

/**
 * S005, S015, S022: a page of words in the caller's language. Its texts are `information-page.<slug>` (the title), `.<section>` (a heading) and
 * `.<section>.<paragraph>`, numbered from 1.
 */
export const informationPage: Handler<'informationPage'> = ({ params, query }, caller) => {
  const language = resolveLanguage(query.lng ?? caller.language);
  const say = (key: string): string | undefined => findText(language, `information-page.${key}`, { ...SETTINGS, brand: caller.brand.name });
  // A slug with a dot would find a part of a page.
  const title = params.slug.includes('.') ? undefined : say(params.slug);
  if (title === undefined) throw new Failure('not_found');
  const sections = counted((n) => {
    const heading = say(`${params.slug}.${n}`);
    return heading === undefined ? undefined : { heading, paragraphs: counted((m) => say(`${params.slug}.${n}.${m}`)) };
  });
  return { slug: params.slug, title, sections };
};
