import { Menu } from '@touchline/ui/menu';
import { useTranslator } from '@touchline/ui/translator-context';
import { useSiteLanguages } from '../../use-site-look.ts';
import { useAddressIn } from './menu/use-address-in.ts';

/** The same page in another language: a page of its own, loaded whole, so that one dictionary is enough. */
export function LanguageMenu() {
  const t = useTranslator();
  const languages = useSiteLanguages();
  const addressIn = useAddressIn();
  return (
    <Menu face={t.language.toUpperCase()} label={`${t('header.language')}: ${t.language.toUpperCase()}`}>
      {languages.map(({ code, endonym, direction }) => (
        <a
          key={code}
          href={addressIn(code)}
          hrefLang={code}
          lang={code}
          dir={direction}
          aria-current={code === t.language ? 'true' : undefined}
        >
          {endonym}
        </a>
      ))}
    </Menu>
  );
}
