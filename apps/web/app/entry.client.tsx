import { loadOrLog } from '@touchline/client/lenient-load';
import { siteLanguage } from '@touchline/i18n/languages';
import { loadDictionary } from '@touchline/i18n/load-dictionary';
import { createTranslator } from '@touchline/i18n/translator';
import { TranslatorContext } from '@touchline/ui/texts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { logFailedLoads } from './log-failed-loads.ts';

// One language reaches the browser: the one of the page. Another one is another page, loaded whole.
const language = siteLanguage(document.documentElement.lang);
const log = (what: string, error: unknown): void => console.error(what, error);
// R147: without it the page stays as the server has drawn it.
const dictionary = await loadOrLog(`dictionary ${language}`, () => loadDictionary(language), null, { log });
logFailedLoads(log);

if (dictionary !== null)
  startTransition(() => {
    hydrateRoot(
      document,
      <TranslatorContext value={createTranslator(language, dictionary)}>
        <HydratedRouter />
      </TranslatorContext>,
    );
  });
