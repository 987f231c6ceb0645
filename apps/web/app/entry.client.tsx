import { languageTag, resolveLanguage } from '@touchline/i18n/languages';
import { createTranslator, withArguments } from '@touchline/i18n/translator';
import { TranslatorContext } from '@touchline/ui/translator-context';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { BrandContext } from './brand-context.ts';
import { logFailedLoads } from './shell/loaders/log-failed-loads.ts';
import { TEXTS } from './shell/page/browser-texts.ts';

// One language reaches the browser: the one of the page. Another one is another page, loaded whole. Whatever page is drawn has loaded its texts.
const language = resolveLanguage(document.documentElement.lang);
const brand = document.documentElement.dataset.brand ?? '';
logFailedLoads((what, error) => console.error(what, error));
const missed = (key: string): void => console.error(`no text for ${key}`);

startTransition(() => {
  hydrateRoot(
    document,
    <BrandContext value={brand}>
      <TranslatorContext value={withArguments(createTranslator(language, languageTag(language), TEXTS, { missed }), { brand })}>
        <HydratedRouter />
      </TranslatorContext>
    </BrandContext>,
  );
});
