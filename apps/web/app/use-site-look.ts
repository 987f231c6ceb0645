import { CONFIG_DEFAULTS } from '@touchline/catalogue/defaults';
import { LANGUAGES } from '@touchline/i18n/languages';
import { useRouteLoaderData } from 'react-router';
import type { LoaderContext } from './shell/loaders/loader-context.ts';
import { DEFAULT_PREFERENCES } from './shell/preferences/preferences.ts';

const PLAIN: LoaderContext['look'] = {
  languages: LANGUAGES.map(({ code }) => code),
  closedSports: [],
  modules: {},
  oddsFormat: DEFAULT_PREFERENCES.odds,
  headerNavMaxVisible: CONFIG_DEFAULTS.headerNavMaxVisible,
  colours: null,
};

/** The brand's settings, as its pages use them. */
export const useSiteLook = (): LoaderContext['look'] =>
  (useRouteLoaderData('root') as Pick<LoaderContext, 'look'> | undefined)?.look ?? PLAIN;

/** The languages that the brand's site offers. */
export function useSiteLanguages(): typeof LANGUAGES {
  const { languages } = useSiteLook();
  return LANGUAGES.filter(({ code }) => languages.includes(code));
}
