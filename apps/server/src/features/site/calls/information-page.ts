import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';
import { type Language, siteLanguage } from '@touchline/i18n/languages';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import type { InformationPage, InformationSlug } from '../information/information-page.ts';
import { PAGES_AR } from '../information/pages.ar.ts';
import { PAGES_EN } from '../information/pages.en.ts';
import { PAGES_RU } from '../information/pages.ru.ts';

const PAGES: Readonly<Record<Language, Readonly<Record<InformationSlug, InformationPage>>>> = { en: PAGES_EN, ru: PAGES_RU, ar: PAGES_AR };

/** What the words refer to is a setting of the site, and stands in them as it is now. */
const SETTINGS: Readonly<Record<string, number>> = {
  age: CONFIG_DEFAULTS.minAgeYears,
  logoff: CONFIG_DEFAULTS.autoLogoffMinutes,
  maxBets: CONFIG_DEFAULTS.couponMaxBets,
  systemMaxBets: CONFIG_DEFAULTS.systemMaxBets,
  couponDays: CONFIG_DEFAULTS.couponHistoryDays,
};

const fill = (text: string): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(SETTINGS[name] ?? whole));

/** S005, S015, S022: a page of words in the caller's language. */
export const informationPage: Handler<'informationPage'> = ({ params, query }, caller) => {
  const pages = PAGES[siteLanguage(query.lng ?? caller.language)];
  if (!Object.hasOwn(pages, params.slug)) throw new Failure('not_found');
  const { title, sections } = pages[params.slug as InformationSlug];
  return {
    slug: params.slug,
    title,
    sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map(fill) })),
  };
};
