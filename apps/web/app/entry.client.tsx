import { siteLanguage } from '@touchline/i18n/languages';
import { loadDictionary } from '@touchline/i18n/load-dictionary';
import { createTranslator } from '@touchline/i18n/translator';
import { TranslatorContext } from '@touchline/ui/texts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// One language reaches the browser: the one of the page. Another one is another page, loaded whole.
const language = siteLanguage(document.documentElement.lang);
const dictionary = await loadDictionary(language);

startTransition(() => {
  hydrateRoot(
    document,
    <TranslatorContext value={createTranslator(language, dictionary)}>
      <HydratedRouter />
    </TranslatorContext>,
  );
});
