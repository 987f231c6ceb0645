import loaders from 'virtual:texts';
import { languageTag } from '@touchline/i18n/languages';
import { createTranslator } from '@touchline/i18n/translator';
import { TranslatorContext } from '@touchline/ui/translator-context';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readPreferences, showPreferences } from './preferences.ts';
import { mayBoot } from './shell/boot-count.ts';
import { BrokenPage } from './shell/broken-page.tsx';

const preferences = readPreferences();
const { language } = preferences;
showPreferences(preferences);
const texts = (await loaders[language]?.())?.default ?? {};
const missed = (key: string): void => console.error(`no text for ${key}`);

const translator = createTranslator(language, languageTag(language), texts, { missed });

if (mayBoot(sessionStorage, Date.now()))
  startTransition(() => {
    hydrateRoot(
      document,
      <TranslatorContext value={translator}>
        <HydratedRouter />
      </TranslatorContext>,
    );
  });
else
  createRoot(document.body).render(
    <TranslatorContext value={translator}>
      <BrokenPage />
    </TranslatorContext>,
  );
